/**
 * Proves on the exported Android bundle that the computer player can think in a runtime of its own:
 * `npm run prove:native`. Prints what it saw, and fails if anything is not as it should be.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../services/thinker/answer';
import type { Thinker, ThinkRequest, Thought } from '../../services/thinker/thinker';
import { serve, type WorkerMessage } from '../../services/thinker/worker-messages';
import { exportAndroid } from './android-export';
import { reachedFrom, readModules, type BundleModule, type BundleModules } from './bundle-modules';
import { serveInHermes } from './hermes';
import { playNativeWorklets } from './native-worklets';
import { ENDLESS, REQUESTS } from './requests';

const FACTORY = 'services/thinker/create-thinker.native.ts';
const HOST = 'services/thinker/worklet-runtime.ts';
const SERVE = 'services/thinker/worker-messages.ts';
const WORKLETS = 'node_modules/react-native-worklets/';
const ENGINE = 'engine/src/';
const HOT = ['search', 'mailbox', 'evaluation', 'table', 'draw-counts'].map(
  (name) => `${ENGINE}search/${name}.ts`,
);
/** What an accident could make the search use, and a runtime does not have. */
const FOREIGN = ['window', 'document', 'self', 'require', 'module', 'Buffer', 'fetch'];

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
  const used = worklet.requires
    .flatMap((id) => reachedFrom(modules, id, ({ file }) => file.startsWith(WORKLETS)))
    .filter((module, i, all) => all.indexOf(module) === i);
  checkModules(used);
  await checkInRuntimes(bundle.text, modules);
  await checkInHermes(modules, used);
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
  const strangers = files.filter((file) => !/^(engine\/src|services\/thinker)\//.test(file));
  check('None of them is foreign.', strangers.length === 0, strangers.join(', '));
  const calling = engine.filter(({ callsOfRequire }) => callsOfRequire > 0);
  check(
    'No function of the engine calls require.',
    calling.length === 0,
    calling.map(({ file, callsOfRequire }) => `${file}: ${callsOfRequire}`).join(', '),
  );
};

/** The whole way: the app's runtime asks the thinker of phones, which thinks in a runtime of its own. */
const checkInRuntimes = async (bundle: string, { byId }: BundleModules): Promise<void> => {
  const factory = [...byId.values()].find(({ file }) => file === FACTORY);
  const { app, workers, seen } = playNativeWorklets(bundle);
  const { think } = app.run(`__r(${factory?.id}).createThinker()`) as Thinker;
  for (const request of REQUESTS)
    checkAnswer('another runtime', request, await answerOf(think(request)));
  check('Every search was done there.', seen.ended === REQUESTS.length, JSON.stringify(seen));

  const control = new AbortController();
  const thinking = think(ENDLESS, { signal: control.signal, onProgress: () => control.abort() });
  const end = await thinking.catch((error: Error) => error.name);
  check('A search that is cancelled is rejected,', end === 'AbortError', JSON.stringify(end));
  check('and ends,', seen.ended === REQUESTS.length + 1, JSON.stringify(seen));
  for (const request of REQUESTS.slice(0, 1))
    checkAnswer('the same runtime', request, await answerOf(think(request)));
  check('It took one runtime.', workers.length === 1, `It took ${workers.length}.`);
  const foreign = FOREIGN.filter((name) => workers[0]?.run(`typeof ${name}`) !== 'undefined');
  check('There is nothing foreign in it.', foreign.length === 0, foreign.join(', '));
};

const answerOf = async (thinking: Promise<Thought>): Promise<WorkerMessage> => ({
  kind: 'answer',
  answer: await thinking.then(
    (value): Answer => ({ ok: true, value }),
    ({ message }: Error): Answer => ({ ok: false, error: message }),
  ),
});

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
    isDeepStrictEqual(copied(found), copied(expected)),
    `is not ${JSON.stringify(found)}`,
  );
};

/** A list of another context is not equal to one of this. */
const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

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
