import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSoundFile, SOUNDS } from '@/scripts/make-sounds-list';
import { FEEDBACK_EVENTS } from '@/services/feedback/feedback';

const HEADER_BYTES = 44;
const MOST_BYTES = 60 * 1024;

const read = (name: string): Buffer =>
  readFileSync(path.join(__dirname, `../../../assets/sounds/${name}.wav`));

const samplesOf = (file: Buffer): readonly number[] =>
  Array.from({ length: (file.length - HEADER_BYTES) / 2 }, (_, i) =>
    file.readInt16LE(HEADER_BYTES + 2 * i),
  );

describe.each(FEEDBACK_EVENTS)('the sound of %s', (event) => {
  test('is what the program makes today', () => {
    expect(read(event).equals(makeSoundFile(SOUNDS[event]))).toBe(true);
  });

  test('is one channel of 16 bits at 22050 Hz, of the length it says', () => {
    const file = read(event);
    expect(file.toString('ascii', 0, 4) + file.toString('ascii', 8, 16)).toBe('RIFFWAVEfmt ');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([
      1, 22_050, 16,
    ]);
    expect(file.readUInt32LE(40)).toBe(file.length - HEADER_BYTES);
  });

  test('is as loud as it should be, and ends in silence', () => {
    const samples = samplesOf(read(event));
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBe(Math.round(SOUNDS[event].peak * 32_767));
    expect(Math.abs(samples.at(-1) ?? NaN)).toBe(0);
  });
});

test('all sounds together are small', () => {
  const bytes = FEEDBACK_EVENTS.reduce((sum, event) => sum + read(event).length, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
