/**
 * Runs the engine in Hermes, as optimised bytecode, and in Node, one after the other, and prints both and their
 * ratio: what a phone makes of the engine that a computer measures.
 */
import { bundle, LAYOUTS } from './hermes/bundle';
import type { Answer, CountRequest, Found, Request, ThinkRequest } from './hermes/request';
import { inHermes, inNode, type Vm } from './hermes/vm';
import { LEVELS } from '../src/players/levels';

const VARIANTS = ['english', 'russian', 'international'];
const ROUNDS = 3;

const count: CountRequest = { kind: 'count', rules: 'english', depth: 7 };
const think = (
  rules: string,
  limits: Pick<ThinkRequest, 'nodes' | 'milliseconds'>,
): ThinkRequest => ({
  kind: 'think',
  rules,
  openingPlies: 0,
  seed: 1,
  ...limits,
});

type Fastest = <R extends Request>(request: R) => Promise<Answer<R>>;

/** The fastest of a few rounds in one process: other work on the machine only ever slows a round. */
const fastestIn =
  (vm: Vm, program: string): Fastest =>
  async (request) => {
    const answers = await vm(
      program,
      Array.from({ length: ROUNDS }, () => request),
    );
    return answers.reduce((best, next) => (next.milliseconds < best.milliseconds ? next : best));
  };

const onceIn =
  (vm: Vm, program: string): Fastest =>
  async (request) =>
    (await vm(program, [request]))[0]!;

/** After a short search that makes the VM's own objects, and the table. */
const warmIn =
  (vm: Vm, program: string) =>
  async (request: ThinkRequest): Promise<Found> =>
    (await vm(program, [{ ...request, nodes: 1000 }, request]))[1]!;

interface Row {
  readonly label: string;
  readonly measure: (vm: Vm, program: string) => Promise<number>;
  readonly digits: number;
}

const perSecond = (amount: number, milliseconds: number): number => amount / milliseconds;

const levelTen = LEVELS.at(-1)!;

const rows: readonly Row[] = [
  {
    label: 'perft english 7, thousand leaves a second',
    measure: async (vm, program) => {
      const { leaves, milliseconds } = await fastestIn(vm, program)(count);
      return perSecond(leaves, milliseconds);
    },
    digits: 0,
  },
  ...VARIANTS.flatMap((rules): Row[] => [
    {
      label: `search ${rules}, thousand nodes a second`,
      measure: async (vm, program) => {
        const request = think(rules, { nodes: 100_000 });
        const { nodes, milliseconds } = await fastestIn(vm, program)(request);
        return perSecond(nodes, milliseconds);
      },
      digits: 0,
    },
    {
      label: `search ${rules}, depth in two seconds`,
      measure: async (vm, program) =>
        (await onceIn(vm, program)(think(rules, { milliseconds: 2000 }))).depth,
      digits: 0,
    },
  ]),
  {
    label: `a move of level ${levelTen.level} in english, seconds`,
    measure: async (vm, program) => {
      const request = think('english', { nodes: levelTen.nodes });
      return (await onceIn(vm, program)(request)).milliseconds / 1000;
    },
    digits: 2,
  },
  {
    label: 'heap growth over a million nodes, kilobytes',
    measure: async (vm, program) =>
      (await warmIn(vm, program)(think('russian', { nodes: 1_000_000 }))).heapGrowth / 1024,
    digits: 1,
  },
];

const print = (label: string, ...columns: string[]): void =>
  console.log(label.padEnd(48) + columns.map((column) => column.padStart(14)).join(''));

const main = async (): Promise<void> => {
  for (const layout of LAYOUTS) {
    const program = await bundle(layout);
    print(`bundled as ${layout}`, 'Hermes', 'Node', 'Hermes/Node');
    for (const { label, measure, digits } of rows) {
      const hermes = await measure(inHermes, program);
      const node = await measure(inNode, program);
      print(label, hermes.toFixed(digits), node.toFixed(digits), (hermes / node).toFixed(2));
    }
    console.log();
  }
};

void main();
