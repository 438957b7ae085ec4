/** Writes the sounds of the game: `npm run make:sounds`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSoundFile, SOUNDS } from './make-sounds-list';

const folder = path.join(__dirname, '../assets/sounds');

mkdirSync(folder, { recursive: true });
for (const [name, sound] of Object.entries(SOUNDS)) {
  const file = makeSoundFile(sound);
  writeFileSync(path.join(folder, `${name}.wav`), file);
  console.log(`${name}.wav ${file.length} bytes`);
}
