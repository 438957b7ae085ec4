import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { COLORS, LEVELS, opposite, type Color } from '@dama/engine';
import { levelName, levelSentence } from '@/i18n/words';
import { TWO_PEOPLE, type Players } from '@/state/game-store';
import { radius, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface OpponentChooserProps {
  readonly players: Players;
  readonly onChange: (players: Players) => void;
}

const FIRST_LEVEL = 3;

const against = (level: number, person: Color): Players => ({
  ...TWO_PEOPLE,
  [opposite(person)]: level,
});

/** Two people, or the computer: how strong, and with which pieces. */
export function OpponentChooser({ players, onChange }: OpponentChooserProps) {
  const { t } = useTranslation();
  const level = players.white ?? players.black;
  const person: Color = players.white === null ? 'white' : 'black';
  return (
    <View style={styles.chooser}>
      <View role="radiogroup" aria-label={t('newGame.opponent')} style={styles.row}>
        <Choice
          label={t('newGame.twoPlayers')}
          isChosen={level === null}
          onPress={() => onChange(TWO_PEOPLE)}
        />
        <Choice
          label={t('newGame.computer')}
          isChosen={level !== null}
          onPress={() => onChange(against(level ?? FIRST_LEVEL, person))}
        />
      </View>
      {level !== null && (
        <>
          <LevelStepper level={level} onChange={(next) => onChange(against(next, person))} />
          <View role="radiogroup" style={styles.row}>
            {COLORS.map((color) => (
              <Choice
                key={color}
                label={t(`newGame.you.${color}`)}
                isChosen={person === color}
                onPress={() => onChange(against(level, color))}
              />
            ))}
          </View>
        </>
      )}
    </View>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Choice({ label, isChosen, onPress }: ChoiceProps) {
  const { surface, line, ink, accent, onAccent } = usePalette();
  return (
    <Pressable
      role="radio"
      aria-label={label}
      aria-checked={isChosen}
      onPress={onPress}
      style={[
        styles.choice,
        {
          backgroundColor: isChosen ? accent : surface,
          borderColor: isChosen ? accent : line,
        },
      ]}
    >
      <Text style={[type.body, styles.label, { color: isChosen ? onAccent : ink }]}>{label}</Text>
    </Pressable>
  );
}

interface LevelStepperProps {
  readonly level: number;
  readonly onChange: (level: number) => void;
}

function LevelStepper({ level, onChange }: LevelStepperProps) {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  return (
    <View style={styles.row}>
      <Step sign="−" label={t('newGame.weaker')} to={level - 1} onChange={onChange} />
      <View aria-live="polite" style={styles.level}>
        <Text style={[type.title, styles.levelText, { color: ink }]}>
          {`${t('newGame.level', { level })} · ${levelName(t, level)}`}
        </Text>
        <Text style={[type.secondary, styles.levelText, { color: muted }]}>
          {levelSentence(t, level)}
        </Text>
      </View>
      <Step sign="+" label={t('newGame.stronger')} to={level + 1} onChange={onChange} />
    </View>
  );
}

interface StepProps {
  readonly sign: string;
  readonly label: string;
  readonly to: number;
  readonly onChange: (level: number) => void;
}

function Step({ sign, label, to, onChange }: StepProps) {
  const { surface, line, ink } = usePalette();
  const disabled = !LEVELS.some(({ level }) => level === to);
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={() => onChange(to)}
      style={[
        styles.step,
        { backgroundColor: surface, borderColor: line, opacity: disabled ? 0.35 : 1 },
      ]}
    >
      <Text style={[type.title, { color: ink }]}>{sign}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chooser: { gap: space(2), paddingBottom: space(4) },
  row: { flexDirection: 'row', alignItems: 'center', gap: space(2) },
  choice: {
    flex: 1,
    minHeight: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space(2),
    borderRadius: radius.card,
    borderWidth: 1,
  },
  label: { fontWeight: '600', textAlign: 'center' },
  level: { flex: 1 },
  levelText: { textAlign: 'center' },
  step: {
    width: touchTarget,
    height: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    borderWidth: 1,
  },
});
