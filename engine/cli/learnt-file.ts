import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { playMatch, type MatchResult, type Player } from '../src/players/match';
import type { Rules } from '../src/rules/rules';

const FOLDER = 'engine/src/search/weights';
export const MATCH_GAMES = 200;

/** What was learnt, as a module of the engine; answers with its path. */
export const writeLearnt = async (
  name: string,
  type: 'LearntWeights' | 'LearntPatterns',
  program: string,
  learnt: object,
): Promise<string> => {
  const file = path.join(FOLDER, `${name}.ts`);
  const variable = name.replace(/-(.)/g, (_, next: string) => next.toUpperCase());
  const text =
    `import type { ${type} } from '../features';\n\n` +
    `/** Written by \`npm run ${program}\`. */\n` +
    `export const ${variable}: ${type} = ${JSON.stringify(learnt)};\n`;
  const style = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...style, filepath: file }));
  return file;
};

/** A match of what was learnt against what was before, shared out among games. */
export const matchOf = (
  games: readonly Rules[],
  fresh: (rules: Rules) => Player,
  old: (rules: Rules) => Player,
): MatchResult => {
  const total = { wins: 0, draws: 0, losses: 0 };
  for (const rules of games) {
    const options = {
      rules,
      games: MATCH_GAMES / games.length,
      openingPlies: 6,
      moveLimit: 200,
      seed: 90_001,
    };
    let result: MatchResult = { wins: 0, draws: 0, losses: 0 };
    for (result of playMatch(fresh(rules), old(rules), options));
    total.wins += result.wins;
    total.draws += result.draws;
    total.losses += result.losses;
  }
  return total;
};

export const percent = (share: number): number => Math.round(share * 1000) / 10;
