import { useEffect, useState } from 'react';

/** How long the whole tree may take to grow, and how long one step, in milliseconds. */
const WHOLE = 40_000;
const SLOWEST_STEP = 900;
const FASTEST_STEP = 60;

export interface Growth {
  /** How far alpha-beta has come; null while the whole tree is shown. */
  readonly step: number | null;
  readonly isPlaying: boolean;
  readonly play: () => void;
  readonly stop: () => void;
  readonly stepOn: () => void;
  readonly showWhole: () => void;
}

/** Lets the tree grow in the order in which alpha-beta looks at it. */
export const useGrowth = (steps: number): Growth => {
  const [step, setStep] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isRunning = isPlaying && step !== null && step < steps;
  useEffect(() => {
    if (!isRunning) return;
    const pace = Math.max(FASTEST_STEP, Math.min(SLOWEST_STEP, WHOLE / steps));
    const timer = setInterval(() => setStep((now) => Math.min(steps, (now ?? 0) + 1)), pace);
    return () => clearInterval(timer);
  }, [isRunning, steps]);
  return {
    step,
    isPlaying: isRunning,
    play: () => {
      setStep(step === null || step >= steps ? 1 : step);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
    stepOn: () => {
      setPlaying(false);
      setStep(step === null || step >= steps ? 1 : step + 1);
    },
    showWhole: () => {
      setPlaying(false);
      setStep(null);
    },
  };
};
