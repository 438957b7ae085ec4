const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Under this a clock shows tenths. */
export const LOW_TIME = 10 * SECOND;

const two = (value: number): string => String(value).padStart(2, '0');

/** `1:02:03`, `4:12`, or `0:09.4` when little is left. Time left is rounded up: nobody is at zero early. */
export const clockText = (milliseconds: number): string => {
  if (milliseconds < LOW_TIME && milliseconds > 0) {
    const tenths = Math.ceil(milliseconds / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  return timeText(Math.ceil(milliseconds / SECOND) * SECOND);
};

/** Time that has passed, in whole seconds. */
export const timeText = (milliseconds: number): string => {
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};
