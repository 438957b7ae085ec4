import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useSetting } from '@/components/app-stores';
import { PieceArt } from '@/components/board/piece-art';
import { useChoice } from '@/components/settings/use-choice';
import { PictureChoices } from '@/components/ui/picture-choices';
import { SEATS, type Settings } from '@/state/settings';

const SIZE = 44;

/** White, Black, or by lot. */
export function SeatChoices({ label }: { readonly label: string }) {
  const { t } = useTranslation();
  const [seat, setSeat] = useChoice('seat');
  return (
    <PictureChoices
      label={label}
      isLabelHidden
      value={seat}
      onChange={setSeat}
      choices={SEATS.map((value) => ({
        value,
        label: t(`newGame.seats.${value}`),
        picture: <SeatPicture seat={value} />,
      }))}
    />
  );
}

function SeatPicture({ seat }: Pick<Settings, 'seat'>) {
  const pieceSet = useSetting('pieceSet');
  const colors = seat === 'lot' ? (['black', 'white'] as const) : [seat];
  return (
    <View style={styles.pieces}>
      {colors.map((color, index) => (
        <View key={color} style={index > 0 && styles.over}>
          <PieceArt color={color} king={false} size={SIZE} pieceSet={pieceSet} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pieces: { flexDirection: 'row' },
  over: { marginLeft: -SIZE / 2 },
});
