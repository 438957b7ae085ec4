/** The value, which a test relies on being there: without it the test fails here. */
export const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('the test expected a value');
  return value;
};
