import { spawn } from 'node:child_process';
import path from 'node:path';
import manifest from '../../../package.json';

const ROOT = path.join(__dirname, '../../..');

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** What `npm run engine` runs after `node`. */
const [NODE, ...PROGRAM] = manifest.scripts.engine.split(' ');

/** Runs the real program as npm does, with some input that is then closed. */
const run = (args: readonly string[], input = ''): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...PROGRAM, ...args], { cwd: ROOT });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
    child.stdin.end(input);
  });

const SECONDS = 1000;
jest.setTimeout(60 * SECONDS);

describe('the command line', () => {
  test('is what npm runs', () => {
    expect([NODE, PROGRAM.at(-1)]).toEqual(['node', 'engine/cli/main.ts']);
  });

  test('perft counts depth by depth', async () => {
    const { code, output, errors } = await run(['perft', 'russian', '5']);
    expect(output.replace(/\d+ ms/g, '')).toBe('1  7  \n2  49  \n3  302  \n4  1469  \n5  7482  \n');
    expect([code, errors]).toEqual([0, '']);
  });

  test('moves and variants print one a line', async () => {
    const moves = await run(['moves', 'russian', 'W:W22:B18']);
    expect(moves).toEqual({ code: 0, output: 'W:W22:B18\n  c3:e5  B:W15:B\n', errors: '' });
    const variants = await run(['variants']);
    expect(variants.code).toBe(0);
    expect(variants.output).toMatch(/^turkish +W:W41.* Turkish draughts$/m);
  });

  test('go finds the only move', async () => {
    const { code, output } = await run(['go', 'russian', 'depth:3', 'W:W22:B18']);
    expect(code).toBe(0);
    expect(output).toContain('c3:e5');
  });

  test('serve answers until its input ends', async () => {
    const served = await run(
      ['serve'],
      '{"id":1,"cmd":"perft","rules":"english","depth":5}\nnonsense\n{"id":2,"cmd":"variants"}',
    );
    const answers = served.output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[0]).toMatchObject({ id: 1, nodes: 7361 });
    expect(answers[1]).toEqual({ id: null, error: 'This line is not JSON.' });
    expect(answers[2]).toMatchObject({ id: 2, variants: expect.any(Array) });
    expect([answers.length, served.code, served.errors]).toEqual([3, 0, '']);
  });

  test('help is no mistake', async () => {
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    for (const name of ['variants', 'perft', 'moves', 'go', 'match', 'tournament', 'serve'])
      expect(output).toContain(`  ${name}`);
  });

  test('a command line that makes no sense shows how to use it, and fails', async () => {
    const { code, output, errors } = await run(['perft', 'russian']);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(/^The command is: perft RULES DEPTH \[FEN\]\n\nUsage: /);
  });

  test('a request that cannot be answered says why, and fails', async () => {
    const { code, output, errors } = await run(['moves', 'chess']);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe('There are no rules "chess"; the request "variants" lists them.\n');
  });
});
