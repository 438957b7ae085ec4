import { print } from './bench-ui-phone';
import type { Recording } from './bench-ui-recorder';

/** A frame that came no later than this was not missed on a screen of 60 Hz. */
const SMOOTH_FRAME = 20;
/** How long a reply walks, and how long a dropped piece lands. */
const REPLY = 700;
const LANDING = 500;

/** What a drag ended with: a move, one that the rules refuse, or the piece where it was. */
export type Drop = 'played' | 'refused' | 'put back';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const ALWAYS: readonly Stretch[] = [{ from: 0, to: Infinity }];

/** What went on while a game was played: a row a kind of moment. */
export function printPhases(recording: Recording, drops: readonly Drop[]): void {
  const thinking = thinkingOf(recording);
  const touches = touchesOf(recording);
  const after = (wanted: Drop) =>
    touches.flatMap(({ to }, index) =>
      drops[index] === wanted ? [{ from: to, to: to + LANDING }] : [],
    );
  const phases: readonly (readonly [string, readonly Stretch[]])[] = [
    ['dragging a move', touches.filter((_, index) => drops[index] !== 'put back')],
    ['dragging, it thinks', both(thinking, touches)],
    ['its reply walks', thinking.map(({ to }) => ({ from: to, to: to + REPLY }))],
    ['after a move', after('played')],
    ['after a refused drop', after('refused')],
    ['after other drops', after('put back')],
    ['all of it', ALWAYS],
  ];
  const counts = [`${thinking.length} replies`, `${after('refused').length} refused drops`];
  print(`  ${counts.join(', ')}`);
  print(
    '                            frames   under 20 ms   longest frame   tasks over 50 ms, longest',
  );
  for (const [name, stretches] of phases) printPhase(name, recording, stretches);
}

const thinkingOf = ({ thinking }: Recording): Stretch[] =>
  thinking.flatMap(({ is, at }, index) =>
    is ? [{ from: at, to: endOf(thinking[index + 1]) }] : [],
  );

const touchesOf = ({ touches }: Recording): Stretch[] =>
  touches.flatMap(({ type, at }, index) =>
    type === 'touchstart' ? [{ from: at, to: endOf(touches[index + 1]) }] : [],
  );

const endOf = (next: { readonly at: number } | undefined): number => next?.at ?? Infinity;

const both = (some: readonly Stretch[], others: readonly Stretch[]): Stretch[] =>
  some.flatMap((one) =>
    others
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );

function printPhase(
  name: string,
  { frames, tasks }: Recording,
  stretches: readonly Stretch[],
): void {
  const during = (start: number, end: number) =>
    stretches.some(({ from, to }) => start < to && end > from);
  const lengths = frames.flatMap((at, index) => {
    const before = frames[index - 1];
    return before !== undefined && during(before, at) ? [at - before] : [];
  });
  const long = tasks.filter(({ start, duration }) => during(start, start + duration));
  const smooth = lengths.filter((length) => length < SMOOTH_FRAME).length;
  const share = lengths.length === 0 ? 'none' : `${((100 * smooth) / lengths.length).toFixed(1)} %`;
  print(
    `  ${name.padEnd(24)} ${String(lengths.length).padStart(7)} ${share.padStart(13)}` +
      ` ${longest(lengths).padStart(15)} ${String(long.length).padStart(12)}` +
      ` ${longest(long.map(({ duration }) => duration)).padStart(13)}`,
  );
}

const longest = (lengths: readonly number[]): string =>
  lengths.length === 0 ? '-' : `${Math.max(...lengths).toFixed(0)} ms`;
