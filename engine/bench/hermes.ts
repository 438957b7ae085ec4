/**
 * Runs the engine in Hermes, as optimised bytecode, and in Node, one after the other, and prints both and their
 * ratio: what a phone makes of the engine that a computer measures. Times are processor time.
 */
import { LEVELS } from '../src/players/levels';
import { answer } from './hermes/answer';
import { bundle, LAYOUTS } from './hermes/bundle';
import type { CountRequest, Request, ThinkRequest } from './hermes/request';
import { answersOf, hermes, node, processorSeconds, type Vm } from './hermes/vm';

const VARIANTS = ['english', 'russian', 'international'];
const COUNT_ROUNDS = 20;
const THINK_ROUNDS = 3;
const THINK_NODES = 100_000;
const HEAP_NODES = 1_000_000;

const perftSeven: CountRequest = { kind: 'count', rules: 'english', depth: 7 };
const thinkAbout = (rules: string, nodes: number): ThinkRequest => ({
  kind: 'think',
  rules,
  openingPlies: 0,
  seed: 1,
  nodes,
});

const times = (count: number, request: Request): readonly Request[] =>
  Array.from({ length: count }, () => request);

/** What one more round costs once the VM has started and warmed up in a first one. */
const secondsOf = async (
  vm: Vm,
  program: string,
  request: Request,
  rounds: number,
): Promise<number> => {
  const first = await processorSeconds(vm, program, times(1, request));
  const all = await processorSeconds(vm, program, times(1 + rounds, request));
  return (all - first) / rounds;
};

interface Pair {
  readonly hermes: number;
  readonly node: number;
}

const inBoth = async (measure: (vm: Vm) => Promise<number>): Promise<Pair> => ({
  hermes: await measure(hermes),
  node: await measure(node),
});

const print = (label: string, ...columns: readonly string[]): void =>
  console.log(label.padEnd(46) + columns.map((column) => column.padStart(13)).join(''));

const printPair = (label: string, pair: Pair, digits = 0): void =>
  print(
    label,
    pair.hermes.toFixed(digits),
    pair.node.toFixed(digits),
    (pair.hermes / pair.node).toFixed(2),
  );

const printPerft = async (program: string): Promise<void> => {
  const { leaves } = answer(perftSeven);
  const speed = await inBoth(
    async (vm) => leaves / 1000 / (await secondsOf(vm, program, perftSeven, COUNT_ROUNDS)),
  );
  printPair('perft english 7, thousand leaves a second', speed);
};

/** The depth follows from the speed, since a search of so many nodes is the same in both. */
const printSearch = async (program: string, rules: string): Promise<void> => {
  const request = thinkAbout(rules, THINK_NODES);
  const speed = await inBoth(
    async (vm) => THINK_NODES / 1000 / (await secondsOf(vm, program, request, THINK_ROUNDS)),
  );
  const depthAt = (thousands: number): number =>
    answer(thinkAbout(rules, Math.round(2000 * thousands))).depth;
  printPair(`search ${rules}, thousand nodes a second`, speed);
  print(
    `search ${rules}, depth in two seconds`,
    String(depthAt(speed.hermes)),
    String(depthAt(speed.node)),
  );
};

const printLevelTen = async (program: string): Promise<void> => {
  const { level, nodes } = LEVELS.at(-1)!;
  const request = thinkAbout('english', nodes);
  const seconds = await inBoth((vm) => processorSeconds(vm, program, [request]));
  printPair(`first move of level ${level} in english, seconds`, seconds, 1);
};

/** After a short search that makes the VM's own objects, and the table. */
const printHeap = async (program: string): Promise<void> => {
  const requests = [thinkAbout('russian', 1000), thinkAbout('russian', HEAP_NODES)];
  const growth = await inBoth(
    async (vm) => (await answersOf(vm, program, requests))[1]!.heapGrowth / 1024,
  );
  print(
    'heap growth over a million nodes, kilobytes',
    growth.hermes.toFixed(1),
    growth.node.toFixed(1),
  );
};

const main = async (): Promise<void> => {
  for (const layout of LAYOUTS) {
    const program = await bundle(layout);
    print(`bundled as ${layout}`, 'Hermes', 'Node', 'Hermes/Node');
    await printPerft(program);
    for (const rules of VARIANTS) await printSearch(program, rules);
    await printLevelTen(program);
    await printHeap(program);
    console.log();
  }
};

void main();
