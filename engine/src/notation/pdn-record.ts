import type { TagText, Token } from './pdn-tokens';
import { nextToken } from './pdn-tokens';
import type { TextError } from './text-error';
import { textError } from './text-error';

/** One game as it stands in the text: its words in order, before anyone asks what they mean. */
export interface PdnRecord {
  readonly tags: readonly TagText[];
  readonly words: readonly PdnWord[];
  /** The result that ends the moves, or null where a file has none. */
  readonly result: string | null;
  /** The first thing that could not be read. */
  readonly error: TextError | null;
}

export interface PdnWord {
  readonly kind: 'move' | 'comment' | 'nag' | 'mark';
  readonly at: number;
  readonly text: string;
}

/** A record that is being read. */
interface Draft {
  tags: TagText[];
  words: PdnWord[];
  error: TextError | null;
  /** Whether anything has been read that makes a game: a result alone, say, does not. */
  begun: boolean;
  inMoves: boolean;
}

const newDraft = (): Draft => ({
  tags: [],
  words: [],
  error: null,
  begun: false,
  inMoves: false,
});

/** Cuts a file into games. A game ends with its result, or where the tags of the next one begin. */
export const splitPdn = (text: string): readonly PdnRecord[] => {
  const records: PdnRecord[] = [];
  let draft = newDraft();
  const close = (result: string | null): void => {
    const { tags, words, error } = draft;
    if (draft.begun) records.push({ tags, words, result, error });
    draft = newDraft();
  };
  let token = nextToken(text, 0);
  while (token !== null) {
    if (isTag(token) && draft.inMoves) close(null);
    let { end } = token;
    if (token.kind === 'result') close(token.text);
    else if (token.kind === 'open') end = skipVariation(draft, text, token);
    else take(draft, token);
    token = nextToken(text, end);
  }
  close(null);
  return records;
};

const NO_GAME: readonly Token['kind'][] = ['comment', 'number', 'result'];

const begin = (draft: Draft, token: Token): void => {
  if (NO_GAME.includes(token.kind)) return;
  draft.begun = true;
  if (!isTag(token)) draft.inMoves = true;
};

/** Also a tag that cannot be read stands among the tags of its game. */
const isTag = (token: Token): boolean =>
  token.kind === 'tag' || (token.kind === 'wrong' && token.error.code === 'tag-unreadable');

const take = (draft: Draft, token: Token): void => {
  begin(draft, token);
  switch (token.kind) {
    case 'tag':
      draft.tags.push(token);
      return;
    case 'wrong':
      draft.error ??= token.error;
      return;
    case 'close':
      draft.error ??= textError('variation-end', token.at, 'This bracket closes no variation.');
      return;
    case 'move':
    case 'comment':
    case 'nag':
    case 'mark':
      draft.words.push({ kind: token.kind, at: token.at, text: token.text });
  }
};

/** Variations are passed over; one that is never closed lasts to the next game's tags. */
const skipVariation = (draft: Draft, text: string, open: Token): number => {
  begin(draft, open);
  let depth = 1;
  let { end } = open;
  while (depth > 0) {
    const token = nextToken(text, end);
    if (token === null || token.kind === 'tag') {
      draft.error ??= textError('variation-open', open.at, 'This variation is never closed.');
      return token?.at ?? text.length;
    }
    if (token.kind === 'wrong') draft.error ??= token.error;
    depth += DEPTHS[token.kind] ?? 0;
    end = token.end;
  }
  return end;
};

const DEPTHS: Readonly<Partial<Record<Token['kind'], number>>> = { open: 1, close: -1 };
