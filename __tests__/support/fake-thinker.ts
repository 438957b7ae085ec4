import { parseGameRecord, parseMove, positionOf } from '@dama/engine';
import {
  cancellation,
  type Think,
  type ThinkRequest,
  type Thought,
} from '@/services/thinker/thinker';

interface Question {
  readonly request: ThinkRequest;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

/** A thinker that says what the test wants, when the test wants it. */
export function createFakeThinker() {
  let open: readonly Question[] = [];

  const think: Think = (request, control) =>
    new Promise((resolve, reject) => {
      const question = { request, resolve, reject };
      open = [...open, question];
      control?.signal?.addEventListener('abort', () => {
        open = open.filter((one) => one !== question);
        reject(cancellation());
      });
    });

  const next = (): Question => {
    const [question, ...others] = open;
    if (question === undefined) throw new Error('Nobody is thinking.');
    open = others;
    return question;
  };

  return {
    think,
    isThinking: () => open.length > 0,
    /** The score is that of the side to move, in hundredths of a man. */
    answer: (move: string, score = 0) => {
      const { request, resolve } = next();
      resolve(thoughtOf(request, move, score));
    },
    /** Something that is no move. */
    babble: () => next().resolve({ path: [1, 1], captured: [], depth: 1, nodes: 1, lines: [] }),
    fail: () => next().reject(new Error('no thread')),
  };
}

const thoughtOf = (request: ThinkRequest, text: string, score: number): Thought => {
  const { rules, start = '', moves = [] } = request;
  const game = parseGameRecord({ rules, start, moves });
  if (!game.ok) throw new Error(game.error);
  const move = parseMove(game.value.rules, positionOf(game.value), text);
  if (!move.ok) throw new Error(move.error.message);
  const { path, captured } = move.value;
  return { path, captured, depth: 1, nodes: 1, lines: [{ moves: [text], score }] };
};
