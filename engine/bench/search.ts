/**
 * Prints how fast and how deep the search looks from the start position, and plays a match of English draughts
 * against rapid-draughts, all in processor time. `npm run bench:search -- 10` plays ten games instead of forty.
 *
 * It runs as one bundle: loaded file by file, every variable of another module is read through a getter, and the
 * search was measured to be four to seven times slower.
 */
import {
  EnglishDraughts,
  EnglishDraughtsComputerFactory,
  type EnglishDraughtsGame,
} from 'rapid-draughts/english';
import { COLORS, type Color } from '../src/color';
import { isOver, newGame, play, positionOf, winnerOf, type Game } from '../src/game';
import { endOf, startOf, type Move } from '../src/move';
import { randomOpening, scoreOf, type MatchResult } from '../src/players/match';
import type { Rules } from '../src/rules/rules';
import { variant } from '../src/rules/variants';
import { clearTable } from '../src/search/table';
import { think, type Thought } from '../src/search/think';

const VARIANTS = ['english', 'russian', 'international', 'canadian'];
const SPEED_MILLISECONDS = 1000;
const SPEED_ROUNDS = 3;

const MATCH_GAMES = 40;
const MATCH_MILLISECONDS = 50;
const RAPID_DEPTH = 7;
const OPENING_PLIES = 6;
const MOVE_LIMIT = 200;
const SEED = 1;

const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`no variant ${id}`);
  return rules;
};

/** Time this process was given: what others do on the machine does not count. */
const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// Speed

const thinkFor = (game: Game, milliseconds: number): Thought => {
  const end = cpuMilliseconds() + milliseconds;
  const thought = think(game, { shouldStop: () => cpuMilliseconds() >= end });
  if (thought === null) throw new Error('no move was found');
  return thought;
};

/** The round with the most nodes: the first ones also pay for compiling. */
const bestRound = (game: Game): Thought => {
  const rounds = Array.from({ length: SPEED_ROUNDS }, () => {
    clearTable();
    return thinkFor(game, SPEED_MILLISECONDS);
  });
  return rounds.reduce((best, next) => (next.nodes > best.nodes ? next : best));
};

const printSpeeds = (): void => {
  for (const id of VARIANTS) {
    const { nodes, depth } = bestRound(newGame(rulesOf(id)));
    const thousands = nodes / SPEED_MILLISECONDS;
    console.log(
      `${id.padEnd(14)} ${thousands.toFixed(0).padStart(6)} thousand nodes a second, depth ${depth} in a second`,
    );
  }
};

// The match

const rapidComputer = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth: RAPID_DEPTH });

type RapidMove = EnglishDraughtsGame['moves'][number];

/** Its squares count from 0, ours from 1. */
const isSameMove = (theirs: RapidMove, ours: Move): boolean =>
  theirs.origin + 1 === startOf(ours) &&
  theirs.destination + 1 === endOf(ours) &&
  theirs.captures.length === ours.captured.length &&
  theirs.captures.every((square) => ours.captured.includes(square + 1));

/** The same game in its own terms. Its draw counter does not start anew when a man moves, so it is left at zero. */
const rapidGameOf = (game: Game): EnglishDraughtsGame => {
  let theirs = EnglishDraughts.setup();
  for (const { move } of game.plies) {
    const same = theirs.moves.find((one) => isSameMove(one, move));
    if (same === undefined) throw new Error(`rapid-draughts does not know ${move.path.join('-')}`);
    theirs.move(same);
    const stats = { sinceCapture: 0, sinceNonKingAdvance: 0 };
    theirs = EnglishDraughts.setup({ ...theirs.engine.serialize(), stats });
  }
  return theirs;
};

const rapidPath = async (game: Game): Promise<Pick<Move, 'path' | 'captured'>> => {
  const { origin, destination, captures } = await rapidComputer(rapidGameOf(game));
  return {
    path: [origin + 1, destination + 1],
    captured: captures.map((square) => square + 1),
  };
};

const playGame = async (opening: Game, ourColor: Color): Promise<Game> => {
  let game = opening;
  clearTable();
  while (!isOver(game)) {
    const isOurs = positionOf(game).turn === ourColor;
    const move = isOurs ? thinkFor(game, MATCH_MILLISECONDS).move : await rapidPath(game);
    const played = play(game, { path: move.path, captured: move.captured });
    if (!played.ok) throw new Error(`${move.path.join('-')} was refused: ${played.error.code}`);
    game = played.value;
  }
  return game;
};

const add = (result: MatchResult, winner: Color | null, ourColor: Color): MatchResult => ({
  wins: result.wins + (winner === ourColor ? 1 : 0),
  draws: result.draws + (winner === null ? 1 : 0),
  losses: result.losses + (winner !== null && winner !== ourColor ? 1 : 0),
});

/** Each opening is played twice, with the colours changed. */
const printMatch = async (games: number): Promise<void> => {
  const rules = rulesOf('english');
  let result: MatchResult = { wins: 0, draws: 0, losses: 0 };
  for (let number = 0; number < games; number++) {
    const opening = randomOpening(rules, OPENING_PLIES, MOVE_LIMIT, SEED + (number >> 1));
    const ourColor = COLORS[number % 2]!;
    result = add(result, winnerOf(await playGame(opening, ourColor)), ourColor);
    const { wins, draws, losses } = result;
    const { score, margin } = scoreOf(result);
    console.log(
      `english against rapid-draughts at depth ${RAPID_DEPTH}, ${MATCH_MILLISECONDS} ms a move: ` +
        `+${wins} =${draws} -${losses}, ${(100 * score).toFixed(1)} ± ${(100 * margin).toFixed(1)} % of the points`,
    );
  }
};

const main = async (): Promise<void> => {
  printSpeeds();
  await printMatch(Number(process.argv[2] ?? MATCH_GAMES));
};

void main();
