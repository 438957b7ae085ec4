import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { weightsInMen, type Feature, type Weights } from '@dama/engine';
import { PieceArt } from '@/components/board/piece-art';
import { Touchable } from '@/components/ui/touchable';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { menFigure } from './figures';

interface Worth {
  readonly feature: Feature;
  readonly men: number;
}

/** In men: less cannot be told from chance. */
const NOTHING = 0.005;
const FEW = 5;

/** What the learner holds for good and bad, as people tell it: in men. */
export function WeightsPicture({ weights }: { readonly weights: Weights }) {
  const { t, i18n } = useTranslation();
  const { muted, accent } = usePalette();
  const [isAll, setAll] = useState(false);
  const worths = worthsOf(weights);
  if (worths === null)
    return (
      <Text style={[type.body, styles.note, { color: muted }]}>{t('trainer.weightsEmpty')}</Text>
    );
  const king = worths.find(({ feature }) => feature === 'king');
  const others = worths
    .filter(({ feature }) => feature !== 'king')
    .sort((a, b) => Math.abs(b.men) - Math.abs(a.men));
  const longest = Math.abs(others[0]?.men ?? 0);
  return (
    <View style={styles.picture}>
      {king && <KingWorth men={king.men} sentence={sentenceOf(t, i18n.language, king)} />}
      {(isAll ? others : others.slice(0, FEW)).map((worth) => (
        <WorthBar
          key={worth.feature}
          men={worth.men}
          longest={longest}
          sentence={sentenceOf(t, i18n.language, worth)}
        />
      ))}
      <Touchable
        label={t(isAll ? 'trainer.fewWeights' : 'trainer.allWeights')}
        isExpanded={isAll}
        onPress={() => setAll(!isAll)}
        style={styles.more}
      >
        <Text style={[type.body, styles.action, { color: accent }]}>
          {t(isAll ? 'trainer.fewWeights' : 'trainer.allWeights')}
        </Text>
      </Touchable>
    </View>
  );
}

/** Everything but the man itself; null as long as a man is worth nothing. */
const worthsOf = (weights: Weights): readonly Worth[] | null => {
  const worths = weightsInMen(weights).flatMap(({ feature, men }) =>
    men === null || feature === 'man' ? [] : [{ feature, men }],
  );
  return worths.length === 0 ? null : worths;
};

const sentenceOf = (t: TFunction, language: string, { feature, men }: Worth): string => {
  const what = t(`weight.${feature}`);
  if (Math.abs(men) < NOTHING) return t('trainer.nothing', { what });
  return t(men > 0 ? 'trainer.worth' : 'trainer.costs', { what, men: menFigure(language, men) });
};

const MAN = 30;
/** How much of a piece's picture is disc, and how much lies before it. */
const DISC = 0.78;
const DISC_MARGIN = 0.11;
/** More discs than this say no more. */
const MOST_MEN = 7;

interface KingWorthProps {
  readonly men: number;
  readonly sentence: string;
}

/** A king, and as many men as it is worth; the last of them cut where the worth ends. */
function KingWorth({ men, sentence }: KingWorthProps) {
  const { ink, muted } = usePalette();
  const shown = Math.min(MOST_MEN, Math.max(0, men));
  const discs = Array.from({ length: Math.ceil(shown) }, (_, i) => Math.min(1, shown - i));
  return (
    <View style={styles.worth}>
      <Text style={[type.title, { color: ink }]}>{sentence}</Text>
      <View aria-hidden style={styles.discs}>
        <PieceArt color="white" king size={MAN + 8} />
        <Text style={[type.title, { color: muted }]}>=</Text>
        {discs.map((share, i) => (
          <View key={i} style={[styles.disc, { width: MAN * (DISC_MARGIN + DISC * share) }]}>
            <PieceArt color="white" king={false} size={MAN} />
          </View>
        ))}
        {men > MOST_MEN && <Text style={[type.title, { color: muted }]}>…</Text>}
      </View>
    </View>
  );
}

interface WorthBarProps {
  readonly men: number;
  readonly longest: number;
  readonly sentence: string;
}

/** To the right what is good, to the left what is bad. */
function WorthBar({ men, longest, sentence }: WorthBarProps) {
  const { ink, background, accent, warning, muted } = usePalette();
  const share = longest === 0 ? 0 : (Math.abs(men) / longest) * 50;
  return (
    <View style={styles.worth}>
      <Text style={[type.body, { color: ink }]}>{sentence}</Text>
      <View aria-hidden style={[styles.track, { backgroundColor: background }]}>
        <View
          style={[
            styles.bar,
            men < 0
              ? { right: '50%', backgroundColor: warning }
              : { left: '50%', backgroundColor: accent },
            { width: `${share}%` },
          ]}
        />
        <View style={[styles.middle, { backgroundColor: muted }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { gap: space(3), padding: space(4) },
  note: { padding: space(4) },
  worth: { gap: space(1) },
  discs: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
  disc: { height: MAN, overflow: 'hidden' },
  track: { height: 10, borderRadius: radius.chip, overflow: 'hidden' },
  bar: { position: 'absolute', top: 0, bottom: 0 },
  middle: { position: 'absolute', left: '50%', top: 0, bottom: 0, width: 1 },
  more: { justifyContent: 'center', alignSelf: 'flex-start' },
  action: { fontWeight: '600' },
});
