const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { default: DependencyGraph } = require('@expo/metro/metro/node-haste/DependencyGraph');
const { getDefaultConfig } = require('expo/metro-config');
const { getBundleModeMetroConfig } = require('react-native-worklets/bundleMode');

const config = getDefaultConfig(__dirname);
const bundleMode = getBundleModeMetroConfig(getDefaultConfig(__dirname));

/** The web has no worklet runtimes: everything there stays as Expo sets it. */
const isPhone = (platform) => platform === 'android' || platform === 'ios';

config.serializer.createModuleIdFactory = bundleMode.serializer.createModuleIdFactory;

config.resolver.resolveRequest = (context, name, platform) =>
  isPhone(platform)
    ? bundleMode.resolver.resolveRequest(context, name, platform)
    : context.resolveRequest(context, name, platform);

// What SQLite is on the web.
config.resolver.assetExts.push('wasm');

const engineFolder = path.join(__dirname, 'engine/src');
const engineFiles = fs
  .readdirSync(engineFolder, { recursive: true })
  .map((file) => path.join(engineFolder, file));

const { getTransformOptions } = config.transformer;
config.transformer.getTransformOptions = async (entryPoints, options, getDependencies) => {
  const { transform, ...rest } = await getTransformOptions(entryPoints, options, getDependencies);
  if (!isPhone(options.platform)) return { ...rest, transform };
  // Bundle Mode needs modules to be loaded when first used, so every use of an import becomes a call. In the
  // engine that would be several calls a node, and it imports nothing that could not be loaded at once.
  const blockList = Object.fromEntries(engineFiles.map((file) => [file, true]));
  return { ...rest, transform: { ...transform, inlineRequires: { blockList } } };
};

/** The worklets plugin writes files into this folder while Metro transforms others. */
const worklets = path.join(
  path.dirname(require.resolve('react-native-worklets/package.json')),
  '.worklets',
);

// They are written too late for Metro to have listed them: without this the first export on a machine fails.
const { getOrComputeSha1 } = DependencyGraph.prototype;
DependencyGraph.prototype.getOrComputeSha1 = async function (file) {
  if (path.dirname(file) !== worklets) return getOrComputeSha1.call(this, file);
  return { sha1: crypto.createHash('sha1').update(fs.readFileSync(file)).digest('hex') };
};

// They are lost when packages are installed anew, while Metro, whose cache lies elsewhere, would not have them
// written again. The cache is therefore good for this installation only.
const stamp = path.join(worklets, 'installation');
if (!fs.existsSync(stamp)) fs.writeFileSync(stamp, crypto.randomUUID());
config.cacheVersion = fs.readFileSync(stamp, 'utf8');

module.exports = config;
