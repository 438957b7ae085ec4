/**
 * Proves on the exported Android bundle that the computer player can think in a runtime of its own:
 * `npm run prove:native`. Prints what it saw, and fails if anything is not as it should be.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ThinkRequest } from '../../services/thinker/thinker';
import { serve, type WorkerMessage } from '../../services/thinker/worker-messages';
import { exportAndroid } from './android-export';
import { reachedFrom, readModules, type BundleModule, type BundleModules } from './bundle-modules';
import { serveInHermes } from './hermes';
import { REQUESTS } from './requests';
import { createWorkerRuntime } from './worker-runtime';

const HOST = 'services/thinker/worklet-runtime.ts';
const SERVE = 'services/thinker/worker-messages.ts';
const WORKLETS = 'node_modules/react-native-worklets/';
const ENGINE = 'engine/src/';
const HOT = ['search', 'mailbox', 'evaluation', 'table', 'draw-counts'].map(
  (name) => `${ENGINE}search/${name}.ts`,
);
/** What an accident could make the search use, and a runtime does not have. */
const FOREIGN = [
  'window',
  'document',
  'self',
  'require',
  'module',
  'Buffer',
  'setTimeout',
  'fetch',
];

let failures = 0;

const check = (sentence: string, isTrue: boolean, detail = ''): void => {
  if (!isTrue) failures++;
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${sentence}${isTrue ? '' : ` ${detail}`}`);
};

const main = async (): Promise<void> => {
  const bundle = exportAndroid();
  const modules = readModules(bundle);
  console.log(`The Android bundle has ${modules.byId.size} modules.`);
  const worklet = findWorklet(modules);
  const used = reachedFrom(
    modules,
    worklet.id,
    ({ id, file }) => id !== worklet.id && file.startsWith(WORKLETS),
  );
  checkModules(used);
  checkInWorkerRuntime(bundle.text, worklet);
  await checkInHermes(
    modules,
    used.filter(({ id }) => id !== worklet.id),
  );
  console.log(failures === 0 ? 'All of it holds.' : `${failures} of the above failed.`);
  if (failures > 0) process.exitCode = 1;
};

/** The worklet of the host is a module of its own, which the host requires. */
const findWorklet = ({ byId }: BundleModules): BundleModule => {
  const host = [...byId.values()].find(({ file }) => file === HOST);
  const worklets = (host?.requires ?? [])
    .map((id) => byId.get(id))
    .filter((module) => module?.file.startsWith(`${WORKLETS}.worklets/`));
  const [worklet] = worklets;
  if (worklet === undefined || worklets.length > 1)
    throw new Error(`Expected one worklet in ${HOST}, not ${worklets.length}.`);
  console.log(`The worklet of ${HOST} is module ${worklet.id}.`);
  return worklet;
};

const checkModules = (used: readonly BundleModule[]): void => {
  const files = used.map(({ file }) => file);
  const engine = used.filter(({ file }) => file.startsWith(ENGINE));
  console.log(`It reaches ${used.length} modules, ${engine.length} of them of the engine.`);
  const lost = HOT.filter((file) => !files.includes(file));
  check('The search is among them.', lost.length === 0, `Not there: ${lost.join(', ')}`);
  const strangers = files
    .filter((file) => !/^(engine\/src|services\/thinker)\//.test(file))
    .slice(1);
  check('None of them is foreign.', strangers.length === 0, strangers.join(', '));
  const calling = engine.filter(({ callsOfRequire }) => callsOfRequire > 0);
  check(
    'No function of the engine calls require.',
    calling.length === 0,
    calling.map(({ file, callsOfRequire }) => `${file}: ${callsOfRequire}`).join(', '),
  );
};

const checkInWorkerRuntime = (bundle: string, { id }: BundleModule): void => {
  const runtime = createWorkerRuntime(bundle);
  const present = FOREIGN.filter((name) => !runtime.missing(FOREIGN).includes(name));
  check('The bare runtime is bare.', present.length === 0, present.join(', '));
  const serveInRuntime = runtime.worklet(id);
  const ask = (request: ThinkRequest, isStopped: () => boolean): readonly WorkerMessage[] => {
    const messages: WorkerMessage[] = [];
    const tell = (text: string): void => void messages.push(JSON.parse(text));
    serveInRuntime(JSON.stringify(request), { getBlocking: isStopped }, tell);
    return messages;
  };
  for (const request of REQUESTS)
    checkAnswer('a bare runtime', request, ask(request, () => false).at(-1));
  let steps = 0;
  const messages = ask({ rules: 'english', limits: { nodes: 1e12 } }, () => ++steps > 20);
  check('A search that is told to stop ends without an answer.', messages.length === 0);
};

const checkInHermes = async (
  { loader }: BundleModules,
  used: readonly BundleModule[],
): Promise<void> => {
  const serveId = used.find(({ file }) => file === SERVE)?.id;
  if (serveId === undefined) throw new Error(`${SERVE} is not reached.`);
  const answers = await serveInHermes(loader, used, serveId, REQUESTS);
  REQUESTS.forEach((request, i) => checkAnswer('Hermes', request, answers[i]));
};

const checkAnswer = (place: string, request: ThinkRequest, found: unknown): void => {
  const expected = answerHere(request);
  check(
    `${place}, ${nameOf(request)}: ${summary(expected)}`,
    isDeepStrictEqual(found, expected),
    `is not ${JSON.stringify(found)}`,
  );
};

/** The answer of the sources themselves, in Node. */
const answerHere = (request: ThinkRequest): WorkerMessage | undefined => {
  const messages: WorkerMessage[] = [];
  serve(
    request,
    () => 0,
    (message) => messages.push(message),
  );
  return messages.at(-1);
};

const nameOf = ({ rules, limits }: ThinkRequest): string =>
  `${rules.startsWith('{') ? 'own rules' : rules} ${JSON.stringify(limits)}`;

const summary = (message: WorkerMessage | undefined): string => {
  if (message?.kind !== 'answer') return 'no answer';
  if (!message.answer.ok) return message.answer.error;
  const { depth, nodes, lines } = message.answer.value;
  return `${lines[0]?.moves[0]}, score ${lines[0]?.score}, depth ${depth}, ${nodes} nodes`;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
