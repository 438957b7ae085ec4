import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- a tool that lies with the engine, no part of it
import { hermes } from '../../engine/bench/hermes/vm';
import type { ThinkRequest } from '../../services/thinker/thinker';
import type { BundleModule } from './bundle-modules';

/** What the phone's Hermes has and this one lacks. */
const MISSING = `
  Object.defineProperty(Array.prototype, 'at', {
    value: function (index) { return this[index < 0 ? this.length + index : index]; },
  });
`;

/**
 * Runs modules of the bundle, as they stand there, in the Hermes VM, compiled to optimised bytecode. That VM is
 * older than the phone's and cannot take the whole bundle, since it has no classes; these modules have none.
 */
export const serveInHermes = async (
  loader: string,
  modules: readonly BundleModule[],
  serveId: number,
  requests: readonly ThinkRequest[],
): Promise<readonly unknown[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dama-proof-'));
  try {
    const script = path.join(folder, 'program.js');
    const program = [
      MISSING,
      loader,
      ...modules.map(({ text }) => text),
      main(serveId, requests),
    ].join('');
    await writeFile(script, program);
    const [command, ...args] = await hermes(script);
    const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 2 ** 24 });
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    await rm(folder, { recursive: true });
  }
};

const main = (serveId: number, requests: readonly ThinkRequest[]): string => `
  ${JSON.stringify(requests)}.forEach(function (request) {
    __r(${serveId}).serve(request, function () { return 0; }, function (message) {
      print(JSON.stringify(message));
    });
  });`;
