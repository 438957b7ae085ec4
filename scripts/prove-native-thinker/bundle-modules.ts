import { parseSync, traverse, types, type NodePath } from '@babel/core';
import type { SourceMapping } from 'node:module';
import type { AndroidBundle } from './android-export';

/** A module of a bundle: a call of `__d` with its function, its number and the numbers of those it may require. */
export interface BundleModule {
  readonly id: number;
  /** The file it was made from, from the root of the repository. */
  readonly file: string;
  readonly requires: readonly number[];
  readonly text: string;
  /** How often functions of the module call `require`; what runs once, when it is loaded, does not count. */
  readonly callsOfRequire: number;
}

export interface BundleModules {
  /** What stands before the modules: the loader. */
  readonly loader: string;
  readonly byId: ReadonlyMap<number, BundleModule>;
}

export const readModules = (bundle: AndroidBundle): BundleModules => {
  const tree = parseSync(bundle.text, { babelrc: false, configFile: false, compact: true });
  if (tree == null) throw new Error('The bundle cannot be parsed.');
  const modules: BundleModule[] = [];
  let loaderEnd = bundle.text.length;
  traverse(tree, {
    CallExpression: (call) => {
      if (!call.get('callee').isIdentifier({ name: '__d' })) return;
      modules.push(readModule(bundle, call));
      loaderEnd = Math.min(loaderEnd, call.node.start ?? 0);
      call.skip();
    },
  });
  return {
    loader: bundle.text.slice(0, loaderEnd),
    byId: new Map(modules.map((module) => [module.id, module])),
  };
};

const readModule = (bundle: AndroidBundle, call: NodePath<types.CallExpression>): BundleModule => {
  const [factory, id, requires] = call.get('arguments');
  if (factory === undefined || !factory.isFunctionExpression())
    throw new Error('A module of the bundle has no function.');
  return {
    id: numberOf(id?.node),
    file: fileOf(bundle, call.node),
    requires: requires?.isArrayExpression() ? requires.node.elements.map(numberOf) : [],
    text: `${bundle.text.slice(call.node.start ?? 0, call.node.end ?? 0)};\n`,
    callsOfRequire: countCallsOfRequire(factory),
  };
};

const numberOf = (node: types.Node | null | undefined): number => {
  if (types.isNumericLiteral(node)) return node.value;
  if (types.isUnaryExpression(node, { operator: '-' })) return -numberOf(node.argument);
  throw new Error('The number of a module is no number.');
};

/** By the first line of the module that the source map knows. */
const fileOf = ({ map }: AndroidBundle, { loc }: types.Node): string => {
  if (loc == null) throw new Error('The parser tells no lines.');
  for (let line = loc.start.line; line <= loc.end.line; line++) {
    const entry: Partial<SourceMapping> = map.findEntry(line - 1, 1000);
    const { originalSource, generatedLine = 0 } = entry;
    if (originalSource !== undefined && generatedLine >= loc.start.line - 1)
      return originalSource.replace(/^\//, '');
  }
  return '(made by the bundler)';
};

/** The bundler's function has `global, require, importDefault, importAll, …`; any of the three loads a module. */
const countCallsOfRequire = (factory: NodePath<types.FunctionExpression>): number => {
  const names = factory.node.params
    .slice(1, 4)
    .map((name) => types.isIdentifier(name) && name.name);
  let count = 0;
  factory.traverse({
    CallExpression: (call) => {
      const { callee } = call.node;
      if (!types.isIdentifier(callee) || !names.includes(callee.name)) return;
      if (call.getFunctionParent() !== factory) count++;
    },
  });
  return count;
};

/** A module and all it may require, except what `isOutside` cuts off. */
export const reachedFrom = (
  { byId }: BundleModules,
  start: number,
  isOutside: (module: BundleModule) => boolean,
): readonly BundleModule[] => {
  const reached = new Map<number, BundleModule>();
  const visit = (id: number): void => {
    const module = byId.get(id);
    if (module === undefined || reached.has(id) || isOutside(module)) return;
    reached.set(id, module);
    module.requires.forEach(visit);
  };
  visit(start);
  return [...reached.values()];
};
