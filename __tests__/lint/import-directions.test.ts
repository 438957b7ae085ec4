import path from 'node:path';
import { ESLint } from 'eslint';
import config from '../../eslint.config.js';

const root = path.resolve(__dirname, '../..');
// Handed over rather than found: ESLint finds it by `import()`, which Jest's sandbox does not have.
const eslint = new ESLint({ cwd: root, overrideConfigFile: true, baseConfig: config });

/** The rules that a file of this text would break if it lay at this path. */
async function brokenRules(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const restrictedImport = '@typescript-eslint/no-restricted-imports';

const forbidden: [why: string, file: string, text: string, rule: string][] = [
  [
    'the engine imports React',
    'engine/src/board.ts',
    "import { useState } from 'react';\nexport const use = useState;\n",
    restrictedImport,
  ],
  [
    'the engine imports Node',
    'engine/src/board.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    restrictedImport,
  ],
  [
    'the engine imports a store',
    'engine/src/board.ts',
    "import { createGameStore } from '../../state/game-store';\nexport const make = createGameStore;\n",
    restrictedImport,
  ],
  [
    'the engine rolls its own dice',
    'engine/src/board.ts',
    'export const roll = () => Math.random();\n',
    'no-restricted-properties',
  ],
  [
    "the engine's command line imports React Native",
    'engine/cli/main.ts',
    "import { View } from 'react-native';\nexport const view = View;\n",
    restrictedImport,
  ],
  [
    'the board calls the engine',
    'components/board/board.tsx',
    "import { startGame } from '@dama/engine';\nexport const start = startGame;\n",
    restrictedImport,
  ],
  [
    'a component reaches inside the engine',
    'components/game/game-screen.tsx',
    "import { EMPTY_SQUARE } from '@/engine/src/position';\nexport const empty = EMPTY_SQUARE;\n",
    restrictedImport,
  ],
  [
    'a component imports storage',
    'components/game/game-screen.tsx',
    "import { openStorage } from '@/services/storage';\nexport const open = openStorage;\n",
    restrictedImport,
  ],
  [
    'a component imports a route',
    'components/game/game-screen.tsx',
    "import Index from '@/app/index';\nexport const Again = Index;\n",
    restrictedImport,
  ],
  [
    'a store imports a component',
    'state/game-store.ts',
    "import { GameScreen } from '@/components/game/game-screen';\nexport const Screen = GameScreen;\n",
    restrictedImport,
  ],
  [
    'a store imports React',
    'state/game-store.ts',
    "import { useState } from 'react';\nexport const use = useState;\n",
    restrictedImport,
  ],
  [
    'a component has a default export',
    'components/game/game-screen.tsx',
    'export default function GameScreen() {\n  return null;\n}\n',
    'import/no-default-export',
  ],
  [
    'any is written',
    'state/game-store.ts',
    'export const x: any = 1;\n',
    '@typescript-eslint/no-explicit-any',
  ],
];

const allowed: [why: string, file: string, text: string][] = [
  [
    'the board uses a type of the engine',
    'components/board/board.tsx',
    "import type { Move } from '@dama/engine';\nexport const pathOf = (move: Move) => move.path;\n",
  ],
  [
    'the settings keep the name of a board',
    'state/settings.ts',
    "import { BOARD_THEMES } from '@/theme/board-themes';\nexport const themes = BOARD_THEMES;\n",
  ],
  [
    'a store calls the engine',
    'state/game-store.ts',
    "import { startGame } from '@dama/engine';\nexport const start = startGame;\n",
  ],
  [
    'a route shows a screen',
    'app/index.tsx',
    "import { GameScreen } from '@/components/game/game-screen';\n\nexport default function Index() {\n  return <GameScreen />;\n}\n",
  ],
];

// The first file ESLint sees makes it read every plugin.
jest.setTimeout(60_000);

test.each(forbidden)('the lint fails when %s', async (_why, file, text, rule) => {
  expect(await brokenRules(file, text)).toContain(rule);
});

test.each(allowed)('the lint passes when %s', async (_why, file, text) => {
  expect(await brokenRules(file, text)).toEqual([]);
});
