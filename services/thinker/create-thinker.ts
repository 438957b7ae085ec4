import { createSlicesHost } from './slices-host';
import type { Thinker } from './thinker';

/** The thinker of this platform. */
export const createThinker = (): Thinker => ({ think: createSlicesHost() });
