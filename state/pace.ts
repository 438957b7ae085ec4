/** How fast games are played, from what was seen lately: opponents differ in how long they take. */
export type Pace = readonly Sight[];

interface Sight {
  readonly time: number;
  readonly played: number;
}

const SIGHTS = 40;

/** Only the end of a game tells something new. */
export const notePace = (pace: Pace, sight: Sight): Pace =>
  pace.at(-1)?.played === sight.played ? pace : [...pace, sight].slice(-SIGHTS);

/** Milliseconds until so many games are played; null as long as nothing is known. */
export const timeLeft = (pace: Pace, total: number): number | null => {
  const [first, last] = [pace[0], pace.at(-1)];
  if (first === undefined || last === undefined || last.played <= first.played) return null;
  const perGame = (last.time - first.time) / (last.played - first.played);
  return Math.max(0, total - last.played) * perGame;
};
