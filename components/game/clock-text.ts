export const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Under this a clock shows tenths. */
export const LOW_TIME = 10 * SECOND;

/** As exactly as a face shows it. Time left is rounded up: nobody is at zero early. */
export const timeOnFace = (milliseconds: number): number => {
  const figure = milliseconds < LOW_TIME ? SECOND / 10 : SECOND;
  return Math.ceil(milliseconds / figure) * figure;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** `1:02:03`, `4:12`, or `0:09.4` when little is left. */
export const clockText = (milliseconds: number): string => {
  const time = timeOnFace(milliseconds);
  const tenths = (time % SECOND) / (SECOND / 10);
  return time < LOW_TIME && time > 0 ? `${timeText(time)}.${tenths}` : timeText(time);
};

/** Time that has passed, in whole seconds. */
export const timeText = (milliseconds: number): string => {
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};
