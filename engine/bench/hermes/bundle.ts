/** Makes one file of JavaScript out of the engine and the program, as the phone's bundler would. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { build, type Plugin } from 'esbuild';

/**
 * One scope: all modules are merged, so that a variable of another module is a variable.
 * Modules: each is a function with an `exports` object, as in the app's own bundle.
 */
export const LAYOUTS = ['one scope', 'modules'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The variable that holds what the program exports. */
export const PROGRAM_NAME = 'Program';
const PROGRAM = path.join(__dirname, 'program.ts');

export const bundle = async (layout: Layout): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [PROGRAM],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: PROGRAM_NAME,
    target: 'es2020',
    treeShaking: true,
    plugins: layout === 'modules' ? [modulesByBabel] : [],
  });
  const text = outputFiles[0]!.text;
  return layout === 'modules' ? text : byBabel(text, 'program.js', true);
};

const modulesByBabel: Plugin = {
  name: 'modules by Babel',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      return { contents: await byBabel(await readFile(file, 'utf8'), file, false), loader: 'js' };
    }),
};

/** Hermes 0.12 takes a loop's `let` for a `var` and has no classes: the preset's older profile mends both. */
const byBabel = async (text: string, filename: string, isWhole: boolean): Promise<string> => {
  const result = await transformAsync(text, {
    filename,
    babelrc: false,
    configFile: false,
    compact: false,
    sourceType: isWhole ? 'script' : 'module',
    caller: { name: 'metro', platform: 'android', engine: 'hermes', isDev: false } as never,
    presets: [
      [
        'babel-preset-expo',
        {
          unstable_transformProfile: 'hermes-v0',
          enableBabelRuntime: false,
          reanimated: false,
          worklets: false,
        },
      ],
    ],
  });
  if (result?.code == null) throw new Error(`Babel made nothing of ${filename}.`);
  return result.code;
};
