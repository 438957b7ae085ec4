/**
 * Reads texts of growing length, good ones and hostile ones, and prints the time for each KB and how it
 * grows: ten times the text in ten times the time is x1.0. What is longer than any such text can be is
 * refused unread, and its time for each KB falls.
 */
import { parseFen } from '../src/notation/fen';
import { parseMove } from '../src/notation/move-text';
import { parsePdn } from '../src/notation/parse-pdn';
import { makeRules, parseRulesText } from '../src/rules/parse-rules';
import type { Rules } from '../src/rules/rules';
import { startPosition } from '../src/rules/start';
import { variant } from '../src/rules/variants';

const KB = 1024;
const SIZES = [0.1, 0.9, 9, 90, 1024] as const;
const LEAST_MS = 20;
const ROUNDS = 3;

const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`no variant ${id}`);
  return rules;
};

const english = rulesOf('english');
const start = startPosition(english);

type Parse = (text: string) => unknown;
const readFen: Parse = (text) => parseFen(english, text);
const readMove: Parse = (text) => parseMove(english, start, text);

const GAME = `[Event "Club match"]
[White "A"]
[Black "B"]
[GameType "21"]

1. 11-15 23-19 2. 8-11 22-17 {quiet} 3. 4-8 17-13 4. 15-18 (4. 9-14 25-22) 24-20! 1/2-1/2

`;

/** One game that never ends: two kings go to and fro. */
const LONG_GAME = '29-25 1-5 25-29 5-1 ';

/** Whole units only: a cut move would be a mistake, and reading would stop there. */
const repeat = (unit: string, size: number): string =>
  unit.repeat(Math.max(1, Math.floor(size / unit.length)));

interface Case {
  readonly name: string;
  readonly parse: Parse;
  readonly text: (size: number) => string;
}

const pdn = (name: string, head: string, unit: string): Case => ({
  name: `PDN, ${name}`,
  parse: parsePdn,
  text: (size) => head + repeat(unit, size - head.length),
});

const CASES: readonly Case[] = [
  pdn('many games', '', GAME),
  pdn('one long game', '[FEN "W:WK29:BK1"]\n', LONG_GAME),
  pdn('one long comment', '11-15 {', 'words '),
  pdn('open comments', '11-15 ', '{'),
  pdn('open comments before tags', '', '{\n[A "b"]\n'),
  pdn('open brackets', '11-15 ', '('),
  pdn('closing brackets', '11-15 ', ')'),
  pdn('brackets in pairs', '11-15 ', '()'),
  pdn('digits', '', '1'),
  pdn('signs', '', '-'),
  pdn('squares', '', '1-'),
  pdn('names', '', 'a1'),
  pdn('open tags', '', '[A "'),
  pdn('tags without an end', '', '[A "b"\n'),
  pdn('tags', '', '[A "b"]\n'),
  pdn('backslashes', '[A "', '\\'),
  pdn('quotes', '', '"'),
  pdn('lines', '', '\n'),
  pdn('spaces', '11', ' '),
  pdn('escaped lines', '', '%\n'),
  pdn('results', '', '* '),
  { name: 'FEN, pieces', parse: readFen, text: (size) => `W:B:W${repeat('1,', size)}` },
  { name: 'FEN, digits', parse: readFen, text: (size) => `W:B:W${repeat('1', size)}` },
  { name: 'FEN, colons', parse: readFen, text: (size) => `W${repeat(':', size)}` },
  { name: 'FEN, spaces', parse: readFen, text: (size) => repeat(' ', size) },
  { name: 'move, squares', parse: readMove, text: (size) => repeat('11-15-', size) },
  { name: 'move, marks', parse: readMove, text: (size) => `11-15${repeat('!', size)}x` },
  {
    name: 'rules, spaces',
    parse: parseRulesText,
    text: (size) => repeat(' ', size) + makeRules(english),
  },
  { name: 'rules, open lists', parse: parseRulesText, text: (size) => repeat('[', size) },
  { name: 'rules, open strings', parse: parseRulesText, text: (size) => `"${repeat('a', size)}` },
  {
    name: 'rules, a long name',
    parse: parseRulesText,
    text: (size) => JSON.stringify({ name: repeat('a', size) }),
  },
];

/** Milliseconds for one reading: the best of a few rounds, each long enough for the clock. */
const measure = (parse: Parse, text: string): number => {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const begin = performance.now();
    let runs = 0;
    do {
      parse(text);
      runs++;
    } while (performance.now() - begin < LEAST_MS);
    best = Math.min(best, (performance.now() - begin) / runs);
  }
  return best;
};

/** Microseconds. */
const perKb = (parse: Parse, text: string): number =>
  (measure(parse, text) / (text.length / KB)) * 1000;

const growth = (times: readonly number[]): readonly string[] =>
  times.slice(1).map((time, i) => `x${(time / times[i]!).toFixed(1)}`);

console.log(
  `microseconds for each KB in a text of ${SIZES.join(', ')} KB, and growth between them`,
);
for (const bench of CASES) {
  const times = SIZES.map((size) => perKb(bench.parse, bench.text(size * KB)));
  const columns = times.map((time) => time.toFixed(2).padStart(9)).join('');
  console.log(`${bench.name.padEnd(32)}${columns}   ${growth(times).join(' ')}`);
}
