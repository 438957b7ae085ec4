/**
 * Knocks on wood, made of sines that die away: a struck block rings in a few modes, each with its own pitch and decay,
 * and begins with a little noise. The same input gives the same samples on every machine.
 */

export const SAMPLE_RATE = 22_050;

/** One knock. A higher pitch is a smaller block, a longer ring a freer one. */
export interface Knock {
  /** In seconds from the beginning of the sound. */
  readonly at: number;
  readonly pitch: number;
  readonly loudness: number;
  readonly ring: number;
}

export interface Sound {
  readonly seconds: number;
  /** Of the loudest sample, where 1 is the most a file can hold. */
  readonly peak: number;
  readonly knocks: readonly Knock[];
}

interface Mode {
  readonly hertz: number;
  readonly loudness: number;
  /** Seconds until it has fallen to a third. */
  readonly decay: number;
}

/** A thump of the table, then a bar's first modes: its overtones lie near 2.76 and 5.4 times the lowest. */
const WOOD: readonly Mode[] = [
  { hertz: 190, loudness: 0.5, decay: 0.018 },
  { hertz: 820, loudness: 1, decay: 0.014 },
  { hertz: 2263, loudness: 0.55, decay: 0.007 },
  { hertz: 4428, loudness: 0.25, decay: 0.003 },
];

const NOISE: Mode = { hertz: 0, loudness: 0.35, decay: 0.0015 };

const FADE_SECONDS = 0.005;

/** Samples between -1 and 1. */
export const makeSamples = ({ seconds, peak, knocks }: Sound): Float64Array => {
  const samples = new Float64Array(Math.round(seconds * SAMPLE_RATE));
  for (const knock of knocks) addKnock(samples, knock);
  return fadeOut(scaleTo(samples, peak));
};

const addKnock = (samples: Float64Array, knock: Knock): void => {
  const start = Math.round(knock.at * SAMPLE_RATE);
  const noise = makeNoise(start + 1);
  for (let i = start; i < samples.length; i++)
    samples[i] =
      (samples[i] ?? 0) + knock.loudness * knockAt((i - start) / SAMPLE_RATE, knock, noise());
};

const knockAt = (time: number, { pitch, ring }: Knock, noise: number): number => {
  const hiss = NOISE.loudness * noise * Math.exp(-time / NOISE.decay);
  return WOOD.reduce((sum, { hertz, loudness, decay }) => {
    const tone = Math.sin(2 * Math.PI * hertz * pitch * time);
    return sum + loudness * tone * Math.exp(-time / (decay * ring));
  }, hiss);
};

/** Between -1 and 1; a linear congruential generator with the constants of Numerical Recipes. */
const makeNoise = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
};

const scaleTo = (samples: Float64Array, peak: number): Float64Array => {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / loudest);
};

/** To silence at the very end, so that nothing cracks when the file stops. */
const fadeOut = (samples: Float64Array): Float64Array => {
  const fade = FADE_SECONDS * SAMPLE_RATE;
  return samples.map((sample, i) => sample * Math.min(1, (samples.length - 1 - i) / fade));
};
