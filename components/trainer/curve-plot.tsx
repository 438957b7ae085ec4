import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import Svg, { Circle, G, Line, Path, Text as SvgText } from 'react-native-svg';
import type { Contestant } from '@dama/engine';
import { systemFont, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { ContestantPicture } from './contestant-picture';
import { plotCurve, type PlottedPoint } from './curve';

const HEIGHT = 190;
const ROOM = { left: 34, right: 14, top: 34, bottom: 26 } as const;
const PICTURE = 22;
/** Shares that have a line across the plot. */
const SHARES = [0, 0.5, 1];

interface CurvePlotProps {
  /** The plot in words, for those who do not see it. */
  readonly label: string;
  readonly points: readonly PlottedPoint[];
  readonly opponents: readonly Contestant[];
}

/** Points from checkpoint to checkpoint, with the reach of chance; a face says who the opponent was. */
export function CurvePlot({ label, points, opponents }: CurvePlotProps) {
  const { t } = useTranslation();
  const { line, muted, accent, surface } = usePalette();
  const [width, setWidth] = useState(0);
  const plot = plotCurve(points, {
    x: [ROOM.left, Math.max(ROOM.left, width - ROOM.right)],
    y: [HEIGHT - ROOM.bottom, ROOM.top],
  });
  const words = { fill: muted, fontSize: 11, fontFamily: systemFont } as const;
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={styles.plot}
    >
      {width > 0 && (
        <Svg width={width} height={HEIGHT} aria-hidden>
          {SHARES.map((share) => (
            <G key={share}>
              <Line
                x1={ROOM.left}
                x2={width - ROOM.right}
                y1={plot.yOf(share)}
                y2={plot.yOf(share)}
                stroke={line}
                strokeWidth={1}
              />
              <SvgText {...words} x={ROOM.left - 6} y={plot.yOf(share) + 4} textAnchor="end">
                {`${share * 100}`}
              </SvgText>
            </G>
          ))}
          {plot.stretches.slice(1).map(({ from }) => (
            <Line
              key={from}
              x1={from}
              x2={from}
              y1={ROOM.top - 8}
              y2={HEIGHT - ROOM.bottom}
              stroke={line}
              strokeWidth={1}
              strokeDasharray="3 3"
            />
          ))}
          {plot.stretches.map(({ from, path }) => (
            <Path key={from} d={path} fill="none" stroke={accent} strokeWidth={2.5} />
          ))}
          {plot.points.map(({ x, y, high, low }) => (
            <G key={x}>
              <Line
                x1={x}
                x2={x}
                y1={high}
                y2={low}
                stroke={accent}
                strokeOpacity={0.35}
                strokeWidth={4}
                strokeLinecap="round"
              />
              <Circle cx={x} cy={y} r={4} fill={accent} stroke={surface} strokeWidth={1.5} />
            </G>
          ))}
          <SvgText {...words} x={width - ROOM.right} y={HEIGHT - 8} textAnchor="end">
            {`${plot.games} ${t('trainer.curveGames')}`}
          </SvgText>
          <SvgText {...words} x={ROOM.left} y={HEIGHT - 8}>
            0
          </SvgText>
        </Svg>
      )}
      {width > 0 &&
        plot.stretches.map(({ from, to, opponent }) => {
          const player = opponents[opponent];
          return (
            player && (
              <View key={from} style={[styles.picture, { left: (from + to) / 2 - PICTURE / 2 }]}>
                <ContestantPicture player={player} size={PICTURE} />
              </View>
            )
          );
        })}
    </View>
  );
}

/** What stands there before there is anything to plot. */
export function CurveNote({ text }: { readonly text: string }) {
  const { muted } = usePalette();
  return <Text style={[type.secondary, styles.note, { color: muted }]}>{text}</Text>;
}

const styles = StyleSheet.create({
  plot: { height: HEIGHT, marginHorizontal: space(2), marginTop: space(2) },
  picture: { position: 'absolute', top: 4 },
  note: { paddingHorizontal: space(4), paddingVertical: space(3) },
});
