/**
 * Writes quiet positions of games the engine plays against itself, a line each, to standard output until it has
 * played enough or is stopped: the board, the side to move, and 0, 1 or 2 half points for White.
 *
 *     npm run -s self-play -- english [games] [nodes] [seed] > positions.txt
 */
import { writeSync } from 'node:fs';
import { playedPositions } from '../src/learn/played-positions';
import { variant } from '../src/rules/variants';

const [id = '', games = '1000', nodes = '1500', seed = '1'] = process.argv.slice(2);
const rules = variant(id);
if (rules === undefined) {
  console.error(`There is no game called ${id}.`);
  process.exit(2);
}
const options = { nodes: Number(nodes), noise: 4, tableMegabytes: 1 };
for (let number = 0; number < Number(games); number++) {
  const played = playedPositions(rules, options, Number(seed) * 1_000_003 + number);
  const lines = played.map(
    ({ position, result }) => `${position.board} ${position.turn[0]} ${2 * result}\n`,
  );
  writeSync(1, lines.join(''));
}
