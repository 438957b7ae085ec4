/**
 * The worklets plugin is listed by hand, because the preset adds it without options.
 *
 * On phones the worklets plugin runs in Bundle Mode, so that a runtime of its own can use the app's modules: see
 * docs/thinking.md.
 */
const bundleMode = {
  bundleMode: true,
  // A name that is no variable is the runtime's own global, not a copy of this one's.
  strictGlobal: true,
  // Worklets in these folders import their neighbours instead of copying them.
  importForwarding: { relativePaths: ['services/thinker', 'services/trainer'] },
};

/** A browser has no other runtime: without this every worklet would be there twice, the second time as a text. */
const onWeb = { omitNativeOnlyData: true, substituteWebPlatformChecks: true };

const withWorklets = (options) => ({
  presets: [['babel-preset-expo', { worklets: false }]],
  plugins: [['react-native-worklets/plugin', options]],
});

module.exports = function babelConfig(api) {
  const platform = api.caller((caller) => caller?.platform);
  // Tests are compiled for a phone, and run in Node.
  const isPhone = platform !== undefined && platform !== 'web' && !api.env('test');
  if (platform === 'web') return withWorklets(onWeb);
  if (!isPhone) return { presets: ['babel-preset-expo'] };
  return withWorklets(bundleMode);
};
