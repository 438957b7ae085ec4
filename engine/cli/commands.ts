/** The commands of the terminal: their arguments become requests, their answers lines of text. */
import type { Readable, Writable } from 'node:stream';
import type { Result } from '../src/result';
import { fail, ok } from '../src/result';
import { PLAYER_HELP, runMatch } from './match';
import type { MovesAnswer } from './requests';
import {
  answerGo,
  answerMoves,
  answerPerft,
  answerVariants,
  readDepth,
  readRules,
} from './requests';
import { serve } from './serve';
import { runTournament } from './tournament';

export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}

export interface Command {
  readonly name: string;
  /** What comes after the name; square brackets around what may be left out. */
  readonly args: readonly string[];
  readonly about: string;
  /** Answers a sentence if the arguments make no sense. */
  readonly run: (args: readonly string[], streams: Streams) => Promise<Result<void, string>>;
}

/** Exit codes: a request that cannot be answered, and a command line that nobody understands. */
export const EXIT = { done: 0, refused: 1, misused: 2 } as const;

const print = ({ output }: Streams, lines: readonly string[]): void => {
  for (const line of lines) output.write(`${line}\n`);
};

const listVariants: Command = {
  name: 'variants',
  args: [],
  about: 'list the games with the position each starts from',
  run: async (_args, streams) => {
    const answer = answerVariants({});
    if (!answer.ok) return answer;
    const { variants } = answer.value;
    const width = Math.max(...variants.map(({ id }) => id.length));
    const rows = variants.map(({ id, name, fen }) => `${id.padEnd(width)}  ${fen}  ${name}`);
    print(streams, rows);
    return ok(undefined);
  },
};

const countNodes: Command = {
  name: 'perft',
  args: ['RULES', 'DEPTH', '[FEN]'],
  about: 'count the sequences of legal moves, depth by depth',
  run: async ([rules, depthText, fen], streams) => {
    const depth = readDepth(Number(depthText));
    if (!depth.ok) return depth;
    for (let plies = 1; plies <= depth.value; plies++) {
      const answer = answerPerft({ rules, fen, depth: plies });
      if (!answer.ok) return answer;
      print(streams, [`${plies}  ${answer.value.nodes}  ${answer.value.ms} ms`]);
    }
    return ok(undefined);
  },
};

const listMoves: Command = {
  name: 'moves',
  args: ['RULES', '[FEN]'],
  about: 'list the legal moves, each with the position after it',
  run: async ([rules, fen], streams) => {
    const answer = answerMoves({ rules, fen });
    if (!answer.ok) return answer;
    print(streams, movesAsLines(answer.value));
    return ok(undefined);
  },
};

const movesAsLines = ({ fen, moves }: MovesAnswer): readonly string[] => {
  const width = Math.max(0, ...moves.map(({ text }) => text.length));
  return [fen, ...moves.map(({ text, after }) => `  ${text.padEnd(width)}  ${after}`)];
};

const findMove: Command = {
  name: 'go',
  args: ['RULES', 'LIMIT', '[FEN]'],
  about: 'find a move; LIMIT is ms:500, nodes:20000, depth:9 or level:5',
  run: async ([rules, limit = '', fen], streams) => {
    const [kind = '', number] = limit.split(':');
    if (!['ms', 'nodes', 'depth', 'level'].includes(kind))
      return fail(`There is no limit "${limit}": say ms:500, nodes:20000, depth:9 or level:5.`);
    const answer = answerGo({ rules, fen, [kind]: Number(number) });
    if (!answer.ok) return answer;
    const { text, score, depth, nodes, ms, line } = answer.value;
    print(streams, [
      text,
      `  score ${score}, depth ${depth}, ${nodes} nodes in ${ms} ms`,
      `  ${line.join(' ')}`,
    ]);
    return ok(undefined);
  },
};

const DEFAULT_GAMES = 100;

const playGames: Command = {
  name: 'match',
  args: ['RULES', 'PLAYER', 'PLAYER', '[GAMES]', '[SEED]'],
  about: `play two players against each other; a PLAYER is ${PLAYER_HELP}`,
  run: async (
    [id, first = '', second = '', games = DEFAULT_GAMES, seed = 1],
    { output, errors },
  ) => {
    const rules = readRules(id);
    if (!rules.ok) return rules;
    if (!isCountAndSeed(games, seed)) return fail('GAMES and SEED have to be whole numbers.');
    const request = {
      rules: rules.value,
      first,
      second,
      games: Number(games),
      seed: Number(seed),
    };
    const result = runMatch(request, (text) => errors.write(`\r${text}`));
    if (!result.ok) return result;
    errors.write('\n');
    output.write(`${result.value}\n`);
    return ok(undefined);
  },
};

const DEFAULT_GAMES_PER_PAIR = 20;

const holdTournament: Command = {
  name: 'tournament',
  args: ['RULES', 'PLAYERS', '[GAMES]', '[SEED]'],
  about: 'let PLAYERS such as level:3,greedy,cautious play GAMES each with each, and rate them',
  run: async ([id, players = '', games = DEFAULT_GAMES_PER_PAIR, seed = 1], { output, errors }) => {
    const rules = readRules(id);
    if (!rules.ok) return rules;
    if (!isCountAndSeed(games, seed)) return fail('GAMES and SEED have to be whole numbers.');
    const request = {
      rules: rules.value,
      players,
      gamesPerPair: Number(games),
      seed: Number(seed),
    };
    const result = runTournament(request, (text) => errors.write(`\r${text}`));
    if (!result.ok) return result;
    errors.write('\n');
    output.write(`${result.value}\n`);
    return ok(undefined);
  },
};

const isCountAndSeed = (count: string | number, seed: string | number): boolean =>
  Number.isInteger(Number(count)) && Number(count) >= 1 && Number.isInteger(Number(seed));

const talk: Command = {
  name: 'serve',
  args: [],
  about: 'answer requests, one JSON object a line',
  run: async (_args, { input, output }) => {
    await serve(input, output);
    return ok(undefined);
  },
};

export const COMMANDS: readonly Command[] = [
  listVariants,
  countNodes,
  listMoves,
  findMove,
  playGames,
  holdTournament,
  talk,
];

const usageOf = ({ name, args }: Command): string => [name, ...args].join(' ');

export const usage = (): string => {
  const width = Math.max(...COMMANDS.map((command) => usageOf(command).length));
  return [
    'Usage: npm run -s engine -- COMMAND',
    '',
    ...COMMANDS.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.about}`),
    '',
    'RULES is an id that "variants" lists, or a record of rules as JSON text.',
    'FEN is a position such as W:W21-32:B1-12, its squares numbered row by row from the top left',
    'with White at the bottom; without it, the start of the game.',
  ].join('\n');
};

const HELP = ['help', '--help', '-h'];

/** Runs a command line and answers the exit code. */
export const runCommand = async (
  [name, ...args]: readonly string[],
  streams: Streams,
): Promise<number> => {
  if (name !== undefined && HELP.includes(name)) {
    print(streams, [usage()]);
    return EXIT.done;
  }
  const command = findCommand(name, args);
  if (!command.ok) {
    streams.errors.write(`${command.error}\n\n${usage()}\n`);
    return EXIT.misused;
  }
  const result = await command.value.run(args, streams);
  if (result.ok) return EXIT.done;
  streams.errors.write(`${result.error}\n`);
  return EXIT.refused;
};

const findCommand = (
  name: string | undefined,
  args: readonly string[],
): Result<Command, string> => {
  if (name === undefined) return fail('Say what to do.');
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) return fail(`There is no command "${name}".`);
  const needed = command.args.filter((arg) => !arg.startsWith('[')).length;
  return args.length >= needed && args.length <= command.args.length
    ? ok(command)
    : fail(`The command is: ${usageOf(command)}`);
};
