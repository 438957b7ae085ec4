const HEADER_BYTES = 44;
const PCM = 1;
const CHANNELS = 1;
const BYTES_PER_SAMPLE = 2;
const FULL_SCALE = 32_767;

/** One channel of samples between -1 and 1 as a WAV file with 16 bits each. */
export const makeWav = (samples: Float64Array, sampleRate: number): Buffer => {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(CHANNELS, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * CHANNELS * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(CHANNELS * BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, i) =>
    file.writeInt16LE(Math.round(sample * FULL_SCALE), HEADER_BYTES + i * BYTES_PER_SAMPLE),
  );
  return file;
};
