import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import compiler from 'babel-plugin-react-compiler';

const root = path.resolve(__dirname, '../..');

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

/** What the React Compiler gave up on in a file, and why. It says nothing of it by itself. */
function givenUp(file: string): string[] {
  const complaints: string[] = [];
  const logEvent = (_file: string, event: { kind: string; detail?: { reason?: string } }) => {
    if (event.kind === 'CompileError') complaints.push(`${file}: ${event.detail?.reason}`);
  };
  transformSync(readFileSync(path.join(root, file), 'utf8'), {
    filename: path.join(root, file),
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[compiler, { logger: { logEvent } }]],
  });
  return complaints;
}

test.each(['app', 'components', 'theme'])(
  'the React Compiler leaves nothing in %s as it is: what it cannot compile is drawn anew at every change',
  (folder) => expect(sourcesIn(folder).flatMap(givenUp)).toEqual([]),
);
