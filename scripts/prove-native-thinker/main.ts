/**
 * Proves on the exported Android bundle that the computer player can think, and players be trained, each in a runtime
 * of its own: `npm run prove:native`. Prints what it saw, and fails if anything is not as it should be.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../services/thinker/answer';
import type { Thinker, ThinkRequest, Thought } from '../../services/thinker/thinker';
import { serve, type WorkerMessage } from '../../services/thinker/worker-messages';
import type { Trainer } from '../../services/trainer/trainer';
import { serveWork } from '../../services/trainer/trainer-messages';
import { isWorkOver, makeWork, type Work } from '../../services/trainer/work';
import { exportAndroid } from './android-export';
import { reachedFrom, readModules, type BundleModule, type BundleModules } from './bundle-modules';
import { serveInHermes } from './hermes';
import { playNativeWorklets } from './native-worklets';
import { ENDLESS, REQUESTS } from './requests';
import { WORKS } from './works';

const THINKER = 'services/thinker/create-thinker.native.ts';
const TRAINER = 'services/trainer/create-trainer.native.ts';
const THINKER_HOST = 'services/thinker/thinker-runtime.ts';
const TRAINER_HOST = 'services/trainer/trainer-runtime.ts';
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
  const used = usedBy(modules, THINKER_HOST);
  checkModules(used);
  checkModules(usedBy(modules, TRAINER_HOST));
  await checkThinkerInRuntimes(bundle.text, modules);
  await checkTrainerInRuntimes(bundle.text, modules);
  await checkInHermes(modules, used);
  console.log(failures === 0 ? 'All of it holds.' : `${failures} of the above failed.`);
  if (failures > 0) process.exitCode = 1;
};

/** What the worklet of a host reaches. */
const usedBy = (modules: BundleModules, host: string): readonly BundleModule[] =>
  findWorklet(modules, host)
    .requires.flatMap((id) => reachedFrom(modules, id, ({ file }) => file.startsWith(WORKLETS)))
    .filter((module, i, all) => all.indexOf(module) === i);

const findModule = ({ byId }: BundleModules, name: string): BundleModule => {
  const found = [...byId.values()].find(({ file }) => file === name);
  if (found === undefined) throw new Error(`${name} is not in the bundle.`);
  return found;
};

/** The worklet of a host is a module of its own, which the host requires. */
const findWorklet = (modules: BundleModules, host: string): BundleModule => {
  const worklets = findModule(modules, host)
    .requires.map((id) => modules.byId.get(id))
    .filter((module) => module?.file.startsWith(`${WORKLETS}.worklets/`));
  const [worklet] = worklets;
  if (worklet === undefined || worklets.length > 1)
    throw new Error(`Expected one worklet in ${host}, not ${worklets.length}.`);
  console.log(`The worklet of ${host} is module ${worklet.id}.`);
  return worklet;
};

const checkModules = (used: readonly BundleModule[]): void => {
  const files = used.map(({ file }) => file);
  const engine = used.filter(({ file }) => file.startsWith(ENGINE));
  console.log(`It reaches ${used.length} modules, ${engine.length} of them of the engine.`);
  const lost = HOT.filter((file) => !files.includes(file));
  check('The search is among them.', lost.length === 0, `Not there: ${lost.join(', ')}`);
  const strangers = files.filter(
    (file) => !/^(engine\/src|services\/(thinker|trainer))\//.test(file),
  );
  check('None of them is foreign.', strangers.length === 0, strangers.join(', '));
  const calling = engine.filter(({ callsOfRequire }) => callsOfRequire > 0);
  check(
    'No function of the engine calls require.',
    calling.length === 0,
    calling.map(({ file, callsOfRequire }) => `${file}: ${callsOfRequire}`).join(', '),
  );
};

/** The whole way: the app's runtime asks the thinker of phones, which thinks in a runtime of its own. */
const checkThinkerInRuntimes = async (bundle: string, modules: BundleModules): Promise<void> => {
  const { app, workers, seen } = playNativeWorklets(bundle);
  const { think } = app.run(`__r(${findModule(modules, THINKER).id}).createThinker()`) as Thinker;
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

/** The same for training: played to the end, and paused wherever it told how it stands. */
const checkTrainerInRuntimes = async (bundle: string, modules: BundleModules): Promise<void> => {
  const { app, workers, seen } = playNativeWorklets(bundle);
  const { runWork } = app.run(`__r(${findModule(modules, TRAINER).id}).createTrainer()`) as Trainer;
  for (const work of WORKS) {
    const expected = endHere(work);
    check(
      `another runtime, ${nameOfWork(expected)}`,
      isDeepStrictEqual(JSON.parse(await runWork(makeWork(work))), copied(expected)),
    );
    let pauses = 0;
    let now: Work = work;
    while (!isWorkOver(now)) {
      const control = new AbortController();
      const onSnapshot = (): void => control.abort();
      now = JSON.parse(await runWork(makeWork(now), { signal: control.signal, onSnapshot }));
      pauses++;
    }
    check(`the same, paused ${pauses - 1} times`, isDeepStrictEqual(now, copied(expected)));
  }
  check('Every run has ended.', seen.begun === seen.ended, JSON.stringify(seen));
  check('It took one runtime.', workers.length === 1, `It took ${workers.length}.`);
};

/** What the sources themselves come to, in Node. */
const endHere = (work: Work): Work => {
  let end = '';
  serveWork(
    makeWork(work),
    () => 0,
    ({ text }) => (end = text),
  );
  return JSON.parse(end);
};

const nameOfWork = ({ kind, session }: Work): string =>
  `a ${kind} of ${session.played} games: ${JSON.stringify(session.results)}`;

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
