import { PassThrough, Readable } from 'node:stream';
import { COMMANDS, EXIT, runCommand, usage } from '../../../engine/cli/commands';

/** Runs a command within this process. */
const run = async (...args: readonly string[]) => {
  const output = new PassThrough({ encoding: 'utf8' });
  const errors = new PassThrough({ encoding: 'utf8' });
  const code = await runCommand(args, { input: Readable.from([]), output, errors });
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
};

describe('commands', () => {
  test.each([
    [[]],
    [['dance']],
    [['constructor']],
    [['variants', 'x']],
    [['moves']],
    [['serve', 'x']],
  ])('%j is not understood', async (args) => {
    const { code, output, errors } = await run(...args);
    expect([code, output]).toEqual([EXIT.misused, '']);
    expect(errors).toContain(usage());
  });

  test.each([
    [['perft', 'russian', 'x'], /"depth" has to be/],
    [['perft', 'russian', '-1'], /"depth" has to be/],
    [['perft', 'russian', '99'], /"depth" has to be/],
    [['perft', 'chess', '2'], /no rules "chess"/],
    [['perft', 'russian', '2', 'W:'], /position is wrong/],
    [['moves', '{"first":"red"}'], /rules are wrong at first/],
    [['moves', 'russian', 'W:W33:B'], /position is wrong/],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { code, output, errors } = await run(...args);
    expect([code, output]).toEqual([EXIT.refused, '']);
    expect(errors).toMatch(sentence);
  });

  test.each(['help', '--help', '-h'])('%s prints the usage', async (word) => {
    expect(await run(word)).toEqual({ code: EXIT.done, output: `${usage()}\n`, errors: '' });
  });

  test('the usage names every command, its arguments and what it does', () => {
    for (const { name, args, about } of COMMANDS) {
      expect(usage()).toContain([name, ...args].join(' '));
      expect(usage()).toContain(about);
    }
  });

  test('rules can be a record, and a position without moves has none to list', async () => {
    const small = '{"board":{"columns":6,"rows":6,"menRows":2}}';
    expect((await run('perft', small, '1')).output).toMatch(/^1 {2}5 {2}\d+ ms\n$/);
    expect((await run('moves', 'english', 'W:W:B1')).output).toBe('W:W:B1\n');
  });
});
