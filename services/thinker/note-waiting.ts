import type { Thinker } from './thinker';

/** The same thinker; `note` is told when somebody begins to wait for a thought, and when nobody does any more. */
export const noteWaiting = ({ think }: Thinker, note: (isWaitedFor: boolean) => void): Thinker => {
  let waiting = 0;
  return {
    think: async (request, control) => {
      if (waiting++ === 0) note(true);
      try {
        return await think(request, control);
      } finally {
        if (--waiting === 0) note(false);
      }
    },
  };
};
