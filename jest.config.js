const path = require('node:path');

// Slow tests have a name of their own and run by `npm run test:slow` only.
const isSlowRun = process.env.DAMA_SLOW_TESTS === '1';
const match = (folder, extensions) => [
  `<rootDir>/__tests__/${folder}/**/*${isSlowRun ? '.slow' : ''}.test.${extensions}`,
];
const ignore = ['/node_modules/', '/dist', ...(isSlowRun ? [] : ['\\.slow\\.test\\.'])];

/** Plain Node, with types stripped by esbuild: nothing between a test and the code it measures. */
const nodeProject = (displayName, folder) => ({
  displayName,
  testEnvironment: 'node',
  testMatch: match(folder, 'ts'),
  testPathIgnorePatterns: ignore,
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  transform: { '\\.ts$': path.join(__dirname, 'scripts/jest-esbuild-transform.js') },
  transformIgnorePatterns: ['/node_modules/'],
});

const appFolders = '{app,components,state,services,i18n,theme}';

/** @type {import('jest').Config} */
module.exports = {
  // Ends a test that hangs. A slow machine is no fault, so this is far more than any test takes.
  testTimeout: 5 * 60 * 1000,
  projects: [
    nodeProject('engine', 'engine'),
    nodeProject('lint', 'lint'),
    {
      displayName: 'app',
      preset: 'jest-expo',
      testMatch: match(appFolders, '{ts,tsx}'),
      testPathIgnorePatterns: ignore,
      setupFiles: ['react-native-gesture-handler/jestSetup.js'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-app-setup.ts'],
      resolver: 'react-native-worklets/jest/resolver',
      // A phone's own thinker and trainer need a phone; their tests name their files.
      moduleNameMapper: {
        '^@/services/thinker/create-thinker$': '<rootDir>/services/thinker/create-thinker.ts',
        '^@/services/trainer/create-trainer$': '<rootDir>/services/trainer/create-trainer.ts',
      },
    },
    {
      ...nodeProject('e2e', 'e2e'),
      globalSetup: '<rootDir>/scripts/jest-e2e-export.ts',
    },
  ],
};
