import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** The addresses of everything inside a value, the whole of it first. */
const addressesIn = (value: unknown): readonly (readonly string[])[] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        addressesIn(inner).map((address) => [key, ...address]),
      )
    : []),
];

const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by;
  const inner = (value as Readonly<Record<string, unknown>>)[key];
  const changed = { ...(value as object), [key]: replaced(inner, rest, by) };
  return Array.isArray(value) ? Object.values(changed) : changed;
};

/** What may stand where something else was: nothing, any JSON, or a number that is nearly right. */
const anyOther: Arbitrary<unknown> = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('white', 'black', 'person', 'computer', true, false, 0, -1, 0.5),
);

/** JSON of which one part, at any depth, was lost or became something else; or no JSON at all. */
export const damagedJson = (json: string): Arbitrary<string> => {
  const value: unknown = JSON.parse(json);
  const inside = fc
    .tuple(fc.constantFrom(...addressesIn(value)), anyOther)
    .map(([address, by]) => JSON.stringify(replaced(value, address, by)) ?? '');
  const cut = fc.nat(json.length).map((end) => json.slice(0, end));
  return fc.oneof({ weight: 4, arbitrary: inside }, cut, fc.string());
};
