const crypto = require('node:crypto');
const esbuild = require('esbuild');

const options = { loader: 'ts', format: 'cjs', target: 'node20', sourcemap: 'inline' };

module.exports = {
  process: (source, sourcefile) => esbuild.transformSync(source, { ...options, sourcefile }),
  getCacheKey: (source, sourcefile) =>
    crypto
      .createHash('sha1')
      .update(JSON.stringify([source, sourcefile, options, esbuild.version]))
      .digest('hex'),
};
