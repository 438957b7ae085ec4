import type { Result } from '@dama/engine';
import type { SqlRow, SqlValue } from './sql-database';
import type { StoredDocument, StoredGame } from './storage';

/** A value, or in a sentence what is wrong with the row. */
export type Reading<T> = Result<T, string>;

type Kinds = Readonly<Record<string, Kind>>;
type Kind = 'text' | 'json' | 'json or null' | 'count' | 'time';

const isText = (value: SqlValue | undefined): value is string => typeof value === 'string';
const isJson = (value: SqlValue | undefined): boolean => isText(value) && parseJson(value).ok;

const KINDS: Record<Kind, (value: SqlValue | undefined) => boolean> = {
  text: isText,
  json: isJson,
  'json or null': (value) => value === null || isJson(value),
  count: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  time: (value) => Number.isFinite(value),
};

function parseJson(text: string): Reading<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, error: 'not JSON' };
  }
}

/** What is wrong with the first column that is not of its kind, if there is one. */
function findFault(row: SqlRow, kinds: Kinds): string | undefined {
  const faulty = Object.entries(kinds).find(([column, kind]) => !KINDS[kind](row[column]));
  return faulty && `${faulty[0]} is not ${faulty[1]}`;
}

interface GameRow extends SqlRow {
  readonly id: string;
  readonly rules: string;
  readonly start: string;
  readonly moves: string;
  readonly cursor: number;
  readonly players: string;
  readonly options: string;
  readonly clocks: string | null;
  readonly declared: string | null;
  readonly is_over: number;
  readonly created_at: number;
  readonly updated_at: number;
}

/** The columns of a table, and what is in each. */
export const GAME_COLUMNS: Readonly<Record<keyof GameRow & string, Kind>> = {
  id: 'text',
  rules: 'text',
  start: 'text',
  moves: 'json',
  cursor: 'count',
  players: 'json',
  options: 'json',
  clocks: 'json or null',
  declared: 'json or null',
  is_over: 'count',
  created_at: 'time',
  updated_at: 'time',
};

export const makeGameRow = (game: StoredGame): GameRow => ({
  id: game.id,
  rules: game.rules,
  start: game.start,
  moves: JSON.stringify(game.moves),
  cursor: game.cursor,
  players: game.players,
  options: game.options,
  clocks: game.clocks,
  declared: game.declared,
  is_over: Number(game.isOver),
  created_at: game.createdAt,
  updated_at: game.updatedAt,
});

export function parseGameRow(row: SqlRow): Reading<StoredGame> {
  const fault = findFault(row, GAME_COLUMNS);
  if (fault !== undefined) return { ok: false, error: fault };
  // Every column has just been seen to be of its kind.
  const game = row as GameRow;
  const moves: unknown = JSON.parse(game.moves);
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) {
    return { ok: false, error: 'moves are not a list of texts' };
  }
  if (game.cursor > moves.length) return { ok: false, error: 'cursor is beyond the moves' };
  const { id, rules, start, cursor, players, options, clocks, declared } = game;
  return {
    ok: true,
    value: {
      ...{ id, rules, start, moves, cursor, players, options, clocks, declared },
      isOver: game.is_over !== 0,
      createdAt: game.created_at,
      updatedAt: game.updated_at,
    },
  };
}

/** Throws where the game, once kept, could not be read again. */
export function assertReadable(game: StoredGame): void {
  const reading = parseGameRow(makeGameRow(game));
  if (!reading.ok) throw new TypeError(`This game could not be read again: ${reading.error}.`);
}

export const DOCUMENT_COLUMNS: Kinds = {
  kind: 'text',
  id: 'text',
  text: 'text',
  updated_at: 'time',
};

export function parseDocumentRow(row: SqlRow): Reading<StoredDocument> {
  const fault = findFault(row, DOCUMENT_COLUMNS);
  if (fault !== undefined) return { ok: false, error: fault };
  return {
    ok: true,
    value: { id: String(row.id), text: String(row.text), updatedAt: Number(row.updated_at) },
  };
}

export const SETTING_COLUMNS: Kinds = { name: 'text', value: 'text' };

export function parseSettingRow(row: SqlRow): Reading<string> {
  const fault = findFault(row, SETTING_COLUMNS);
  return fault === undefined ? { ok: true, value: String(row.value) } : { ok: false, error: fault };
}

/** The values of those rows that can be read. */
export const readable = <T>(
  rows: readonly SqlRow[],
  parse: (row: SqlRow) => Reading<T>,
): readonly T[] => rows.map(parse).flatMap((reading) => (reading.ok ? [reading.value] : []));
