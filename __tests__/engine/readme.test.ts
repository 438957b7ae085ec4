import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { transformSync } from 'esbuild';
import { COMMANDS } from '../../engine/cli/commands';
import { REQUESTS } from '../../engine/cli/requests';
import * as engine from '../../engine/src/index';

const README = readFileSync(path.join(__dirname, '../../engine/README.md'), 'utf8');

/** Each example of code with the output that stands below it. */
const EXAMPLES = [...README.matchAll(/```ts\n(.*?)```\n\nprints\n\n```text\n(.*?)```/gs)].map(
  ([, code = '', output = '']) => ({ code, output }),
);

/** Runs a program that imports the engine, and answers what it prints. */
const run = (code: string): string => {
  let printed = '';
  const log = (...values: readonly unknown[]): void => {
    printed += `${format(...values)}\n`;
  };
  const load = (name: string): unknown => {
    if (name !== '@dama/engine') throw new Error(`the example imports ${name}`);
    return engine;
  };
  const { code: script } = transformSync(code, { loader: 'ts', format: 'cjs' });
  const program = new Function('require', 'console', 'module', 'exports', script);
  program(load, { log }, { exports: {} }, {});
  return printed;
};

describe("the engine's README", () => {
  test('has an example of the small interface and one of games as values', () => {
    expect(EXAMPLES).toHaveLength(2);
    expect(README.match(/```ts/g)).toHaveLength(EXAMPLES.length);
  });

  test.each(EXAMPLES)('prints what it says, example %#', ({ code, output }) => {
    expect(run(code)).toBe(output);
  });

  test('names every command and every request', () => {
    for (const { name, args } of COMMANDS)
      expect(README).toContain(['npm run -s engine --', name, ...args].join(' '));
    for (const name of REQUESTS.keys()) expect(README).toContain(`"cmd":"${name}"`);
  });
});
