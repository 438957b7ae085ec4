import { Text } from 'react-native';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface ConfirmSheetProps {
  readonly title: string;
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  readonly isOpen: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmSheet({ title, about, yes, no, isOpen, onYes, onClose }: ConfirmSheetProps) {
  const { muted } = usePalette();
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <Text style={[type.body, { color: muted }]}>{about}</Text>
      <Button kind="danger" label={yes} onPress={onYes} />
      <Button label={no} onPress={onClose} />
    </Sheet>
  );
}
