/** Runs a bundled program in Hermes, as bytecode, or in Node. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROGRAM_NAME } from './bundle';
import type { Answer, Request } from './request';

const run = promisify(execFile);
const MAX_OUTPUT = 2 ** 24;

const HERMES_FOLDERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux64-bin',
  darwin: 'osx-bin',
  win32: 'win64-bin',
};

const hermes = (): string => {
  const folder = HERMES_FOLDERS[process.platform];
  if (folder === undefined) throw new Error(`hermes-engine-cli has no VM for ${process.platform}.`);
  return path.join(
    path.dirname(require.resolve('hermes-engine-cli/package.json')),
    folder,
    'hermes',
  );
};

export type Vm = <R extends Request>(
  program: string,
  requests: readonly R[],
) => Promise<readonly Answer<R>[]>;

export const inHermes: Vm = (program, requests) =>
  inFolder(program, requests, async (script) => {
    const bytecode = `${script}.hbc`;
    await run(hermes(), ['-O', '-w', '-emit-binary', '-out', bytecode, script]);
    return [hermes(), '-b', bytecode];
  });

export const inNode: Vm = (program, requests) =>
  inFolder(program, requests, async (script) => [process.execPath, '--expose-gc', script]);

const inFolder = async <R extends Request>(
  program: string,
  requests: readonly R[],
  commandFor: (script: string) => Promise<readonly [string, ...string[]]>,
): Promise<readonly Answer<R>[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dama-vm-'));
  try {
    const script = path.join(folder, 'program.js');
    await writeFile(script, `${program}\n${PROGRAM_NAME}.answerAll(${JSON.stringify(requests)});`);
    const [command, ...args] = await commandFor(script);
    const { stdout } = await run(command, args, { maxBuffer: MAX_OUTPUT });
    return stdout
      .trim()
      .split('\n')
      .map((line): Answer<R> => JSON.parse(line));
  } finally {
    await rm(folder, { recursive: true });
  }
};
