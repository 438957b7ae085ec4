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

const hermesProgram = (): string => {
  const folder = HERMES_FOLDERS[process.platform];
  if (folder === undefined) throw new Error(`hermes-engine-cli has no VM for ${process.platform}.`);
  return path.join(
    path.dirname(require.resolve('hermes-engine-cli/package.json')),
    folder,
    'hermes',
  );
};

/** The command that runs a script. */
export type Vm = (script: string) => Promise<readonly [command: string, ...args: string[]]>;

export const hermes: Vm = async (script) => {
  const bytecode = `${script}.hbc`;
  await run(hermesProgram(), ['-O', '-w', '-emit-binary', '-out', bytecode, script]);
  return [hermesProgram(), '-b', bytecode];
};

export const node: Vm = async (script) => [process.execPath, '--expose-gc', script];

export const answersOf = async <R extends Request>(
  vm: Vm,
  program: string,
  requests: readonly R[],
): Promise<readonly Answer<R>[]> => {
  const stdout = await output(vm, program, requests, ([command, ...args]) => [command, args]);
  return stdout
    .trim()
    .split('\n')
    .map((line): Answer<R> => JSON.parse(line));
};

/** The time the processor spent on all requests, which other work on the machine does not lengthen. */
export const processorSeconds = async (
  vm: Vm,
  program: string,
  requests: readonly Request[],
): Promise<number> => {
  const stdout = await output(vm, program, requests, (command) => [
    'sh',
    ['-c', '"$@" > /dev/null && times', 'sh', ...command],
  ]);
  const ofChildren = stdout.trim().split('\n')[1] ?? '';
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
};

const output = async (
  vm: Vm,
  program: string,
  requests: readonly Request[],
  wrap: (command: readonly [string, ...string[]]) => readonly [string, readonly string[]],
): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dama-vm-'));
  try {
    const script = path.join(folder, 'program.js');
    await writeFile(script, `${program}\n${PROGRAM_NAME}.answerAll(${JSON.stringify(requests)});`);
    const [command, args] = wrap(await vm(script));
    return (await run(command, args, { maxBuffer: MAX_OUTPUT })).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
};
