const path = require('node:path');
const { defineConfig, globalIgnores } = require('eslint/config');
const expoConfig = require('eslint-config-expo/flat');
const prettierConfig = require('eslint-config-prettier/flat');
const globals = require('globals');

/**
 * Who may import whom: app → components → state → services → engine → nothing.
 * A component reaches an edge of the system (storage, the thinker) only through a store, and the app
 * puts the parts together, so it alone sees all of them.
 */
const mayImport = {
  app: ['components', 'state', 'services', 'i18n', 'theme', 'engine'],
  components: ['state', 'i18n', 'theme', 'engine'],
  // The settings keep the names of boards and sets of pieces.
  state: ['services', 'theme', 'engine'],
  services: ['engine'],
  i18n: ['engine'],
  theme: [],
  engine: [],
};
const layers = Object.keys(mayImport);
const closedTo = (layer) =>
  layers.filter((other) => other !== layer && !mayImport[layer].includes(other));
const explain = (layer) =>
  `${layer}/ may import ${mayImport[layer].join(', ') || 'no other folder'}.`;
const inRoot = (folder) => path.join(__dirname, folder);

/** By where the import leads; sees `require` and `import()` too. */
const closedPaths = layers.map((layer) => ({
  target: inRoot(layer),
  from: closedTo(layer).map(inRoot),
  message: explain(layer),
}));

/** By how the import is written; holds even for a file that does not exist yet. */
const closedNames = (layer) => ({
  regex: `^(@|\\.\\.(/\\.\\.)*)/(${closedTo(layer).join('|')})(/|$)`,
  message: explain(layer),
});

const engineIsOneModule = {
  regex: '^@dama/engine/|^@/engine/|(^|/)\\.\\./engine/',
  message: "Import the engine as '@dama/engine'; its inner files are its own affair.",
};
const noReact = {
  regex: '^(react|react-native|react-native-.*|react-dom|expo|expo-.*|@expo/.*)(/.*)?$',
  message: 'This layer works without React: no JSX, no native modules.',
};
const typesOfTheEngineOnly = {
  regex: '^@dama/engine$',
  allowTypeImports: true,
  message:
    'The board knows no rules: it may use types of the engine (import type) and nothing else.',
};
const ownFilesOnly = {
  regex: '^[^.]',
  message: 'engine/src is pure TypeScript: it imports its own files and nothing else.',
};

const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

module.exports = defineConfig([
  globalIgnores(['dist', 'dist-*', '.expo', 'coverage', 'expo-env.d.ts', '**/data/**']),
  expoConfig,
  prettierConfig,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import/no-cycle': 'error',
      'import/no-restricted-paths': ['error', { zones: closedPaths }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'import/no-default-export': 'error',
      ...restrictImports(engineIsOneModule),
    },
  },
  {
    files: ['app/**/*.tsx'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: restrictImports(closedNames('components'), engineIsOneModule),
  },
  {
    files: ['components/board/**/*.{ts,tsx}'],
    rules: restrictImports(closedNames('components'), engineIsOneModule, typesOfTheEngineOnly),
  },
  {
    files: ['state/**/*.ts'],
    rules: restrictImports(closedNames('state'), engineIsOneModule, noReact),
  },
  {
    files: ['services/**/*.ts'],
    rules: restrictImports(closedNames('services'), engineIsOneModule),
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      ...restrictImports(closedNames('engine'), noReact),
      // An index into a typed array that the code has just bounded; a check there costs time.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['engine/src/**/*.ts'],
    rules: {
      ...restrictImports(closedNames('engine'), ownFilesOnly),
      // The clock, randomness and output belong to whoever uses the engine.
      'no-restricted-globals': [
        'error',
        ...[
          'process',
          'window',
          'document',
          'fetch',
          'require',
          'setTimeout',
          'performance',
          'Date',
        ],
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // Programs that talk to a terminal, and the tests, may use Node.
    files: ['*.config.js', 'scripts/**', 'engine/cli/**', 'engine/bench/**', '__tests__/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['__tests__/**', 'scripts/jest-*'],
    languageOptions: { globals: globals.jest },
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
]);
