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

/**
 * Parts of packages that a browser would load and never run: which file asks for them, and by what name. Metro takes
 * whatever an index names, used or not. Where a new use needs one of these, it finds `undefined`: take it off the list.
 */
const UNUSED_IN_BROWSERS = [
  // The gesture library's former way, which has to be switched on to be used.
  ['react-native-gesture-handler/lib/module/RNGestureHandlerModule.web.js', /^\.\/web_hammer\//],
  ['react-native-gesture-handler/lib/module/web/Gestures.js', /^\.\.\/web_hammer\//],
  // Its buttons, rows that are swiped aside, and drawers.
  [
    'react-native-gesture-handler/lib/module/index.js',
    /^\.\/components\/(touchables|Swipeable|Pressable|DrawerLayout)$/,
  ],
  // Ready-made animations of views that come and go; the board has its own.
  [
    'react-native-reanimated/lib/module/layoutReanimation/index.js',
    /^\.\/default(Animations|Transitions)\//,
  ],
  ['react-native-reanimated/lib/module/layoutReanimation/web/config.js', /^\.\/animation\//],
  // How phones animate styles; a browser does it by CSS.
  [
    'react-native-reanimated/lib/module/css/native/index.js',
    /^\.\/(keyframes|managers|normalization)\//,
  ],
  // Compares versions of packages, in development alone.
  [
    'react-native-reanimated/lib/module/platform-specific/workletsVersion.js',
    /validate-worklets-version$/,
  ],
  // The app has no tabs; of theirs the router needs nothing but the height that they would have.
  ['expo-router/build/exports.js', /^\.\/layouts\/Tabs$/],
  [
    'expo-router/build/react-navigation/bottom-tabs/index.js',
    /^\.\/(navigators|views|TransitionConfigs)\//,
  ],
  // Sentences with elements in them: ours are plain.
  ['react-i18next/dist/es/index.js', /^\.\/(Icu)?Trans(WithoutContext)?\.js$/],
  // A window into the database, for developers.
  ['expo-sqlite/build/SQLiteDevToolsClient.js', /^expo\/devtools$/],
];

const isUnusedInBrowsers = (from, name) =>
  UNUSED_IN_BROWSERS.some(
    ([file, names]) => from.endsWith(path.normalize(file)) && names.test(name),
  );

config.resolver.resolveRequest = (context, name, platform) => {
  if (isPhone(platform)) return bundleMode.resolver.resolveRequest(context, name, platform);
  // In development everything is there: some of it is for that alone.
  if (!context.dev && isUnusedInBrowsers(context.originModulePath, name)) return { type: 'empty' };
  return context.resolveRequest(context, name, platform);
};

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
