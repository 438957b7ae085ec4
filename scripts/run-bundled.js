/**
 * Runs a TypeScript program as one bundled file: `node scripts/run-bundled.js engine/cli/main.ts ARGS`.
 *
 * Between separate modules every use of another module's variable is a property read, which costs the search
 * most of its speed; phones and browsers get a bundle too. The bundle stays in memory, so that programs started
 * at the same time do not meet in a file.
 */
const Module = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

const [node, , entry, ...args] = process.argv;
const { outputFiles } = buildSync({
  entryPoints: [entry],
  write: false,
  bundle: true,
  packages: 'external',
  // Not a package to the programs here: it is TypeScript, and the part that has to be fast.
  alias: { '@dama/engine': path.resolve(__dirname, '../engine/src/index.ts') },
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
});
process.argv = [node, entry, ...args];
const program = new Module(path.resolve(entry), module);
program.filename = program.id;
program.paths = Module._nodeModulePaths(path.dirname(program.id));
program._compile(outputFiles[0].text, program.filename);
