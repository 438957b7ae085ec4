import { Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface RemoveGameSheetProps {
  readonly isOpen: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveGameSheet({ isOpen, onRemove, onClose }: RemoveGameSheetProps) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  return (
    <Sheet title={t('library.removeTitle')} isOpen={isOpen} onClose={onClose}>
      <Text style={[type.body, { color: muted }]}>{t('library.removeAbout')}</Text>
      <Button kind="danger" label={t('library.yesRemove')} onPress={onRemove} />
      <Button label={t('library.no')} onPress={onClose} />
    </Sheet>
  );
}
