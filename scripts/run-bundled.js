/**
 * Runs a TypeScript program as one bundled file: `node scripts/run-bundled.js engine/cli/main.ts ARGS`.
 *
 * Between separate modules every use of another module's variable is a property read, which costs the search
 * two thirds of its speed; phones and browsers get a bundle too.
 */
const path = require('node:path');
const { buildSync } = require('esbuild');

const [entry, ...args] = process.argv.slice(2);
const name = path.basename(path.dirname(entry)) + '-' + path.basename(entry, '.ts');
const outfile = path.join(__dirname, '../node_modules/.cache/dama', `${name}.js`);
buildSync({
  entryPoints: [entry],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
});
process.argv = [process.argv[0], entry, ...args];
require(outfile);
