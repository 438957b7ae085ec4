import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { crossTableOf, type CrossRow, type Score, type Tournament } from '@dama/engine';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { ContestantPicture } from './contestant-picture';
import { contestantName } from './contestant-words';
import { pointsFigure } from './figures';
import { scoreText } from './result-row';

interface CrossTableProps {
  readonly tournament: Tournament;
  readonly names: readonly (string | null)[];
}

/** Three players fit on a small phone; more can be scrolled to. */
const NAME = 124;
const TOTAL = 48;
const CELL = 36;

/** One row a player, the best on top; across stand the points against each of the others, in the same order. */
export function CrossTable({ tournament, names }: CrossTableProps) {
  const { t } = useTranslation();
  const { muted, line } = usePalette();
  const rows = crossTableOf(tournament);
  const nameOf = (player: number): string => {
    const contestant = tournament.players[player];
    return contestant === undefined ? '' : contestantName(t, contestant, names[player] ?? null);
  };
  const order = rows.map(({ player }) => player);
  return (
    <ScrollView horizontal contentContainerStyle={styles.scroll}>
      <View role="table" aria-label={t('trainer.table')}>
        <View role="row" style={styles.row}>
          <View style={styles.name} />
          {[t('trainer.points'), '± %', ...order.map((_, place) => String(place + 1))].map(
            (heading, column) => (
              <Text
                key={heading}
                role="columnheader"
                style={[type.secondary, column < 2 ? styles.total : styles.cell, { color: muted }]}
              >
                {heading}
              </Text>
            ),
          )}
        </View>
        {rows.map((row, place) => (
          <View key={row.player} style={{ borderTopWidth: 1, borderColor: line }}>
            <TableRow
              row={row}
              place={place + 1}
              order={order}
              tournament={tournament}
              nameOf={nameOf}
            />
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

interface TableRowProps {
  readonly row: CrossRow;
  readonly place: number;
  readonly order: readonly number[];
  readonly tournament: Tournament;
  readonly nameOf: (player: number) => string;
}

function TableRow({ row, place, order, tournament, nameOf }: TableRowProps) {
  const { t, i18n } = useTranslation();
  const { ink, muted } = usePalette();
  const player = tournament.players[row.player];
  const name = nameOf(row.player);
  const points = pointsFigure(i18n.language, row.points);
  return (
    <View
      role="row"
      aria-label={t('trainer.tableRow', { place, name, points, games: row.games })}
      style={styles.row}
    >
      <View style={styles.name}>
        <Text style={[type.secondary, styles.place, { color: muted }]}>{place}</Text>
        {player && <ContestantPicture player={player} size={26} />}
        <Text numberOfLines={2} style={[type.secondary, styles.called, { color: ink }]}>
          {name}
        </Text>
      </View>
      <Text role="cell" style={[type.body, styles.total, styles.points, { color: ink }]}>
        {points}
      </Text>
      <Text role="cell" style={[type.secondary, styles.total, { color: muted }]}>
        {row.total.margin === null ? '–' : Math.round(row.total.margin * 100)}
      </Text>
      {order.map((other) => {
        const score = row.against[other] ?? null;
        return (
          <Text
            key={other}
            role="cell"
            {...(score && {
              'aria-label': t('trainer.tableCell', {
                name,
                other: nameOf(other),
                score: scoreText(t, score),
              }),
            })}
            style={[type.body, styles.cell, { color: score === null ? muted : ink }]}
          >
            {score === null ? '·' : cellText(i18n.language, score)}
          </Text>
        );
      })}
    </View>
  );
}

const cellText = (language: string, { wins, draws, losses }: Score): string =>
  wins + draws + losses === 0 ? '–' : pointsFigure(language, wins + draws / 2);

const styles = StyleSheet.create({
  scroll: { padding: space(3), minWidth: '100%' },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 44 },
  name: { width: NAME, flexDirection: 'row', alignItems: 'center', gap: space(2) },
  place: { width: 18, textAlign: 'right', fontVariant: ['tabular-nums'] },
  called: { flex: 1, fontWeight: '600' },
  total: { width: TOTAL, textAlign: 'center', fontVariant: ['tabular-nums'] },
  cell: { width: CELL, textAlign: 'center', fontVariant: ['tabular-nums'] },
  points: { fontWeight: '700' },
});
