/** An id that no other thing on this device has. */
export const newId = (now: number, random: () => number): string =>
  `${now.toString(36)}-${Math.floor(random() * 2 ** 30).toString(36)}`;
