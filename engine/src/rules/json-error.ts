/*
 * JSON.parse says on no two platforms alike where a text goes wrong, so this walks through the
 * tokens again. A state is what may come next; a table says where each token leads:
 *
 *   value ──{──▶ first-key ──"──▶ colon ──:──▶ value … after ──,──▶ key or value
 *         ──[──▶ first-item …                        ──} ]──▶ after
 */
type State = 'value' | 'first-item' | 'key' | 'first-key' | 'colon' | 'after';
type Token = '{' | '}' | '[' | ']' | ',' | ':' | '"' | 'word';

const EXPECTED: Readonly<Record<State, readonly Token[]>> = {
  value: ['{', '[', '"', 'word'],
  'first-item': ['{', '[', '"', 'word', ']'],
  key: ['"'],
  'first-key': ['"', '}'],
  colon: [':'],
  after: [',', '}', ']'],
};

const PUNCTUATION: readonly string[] = ['{', '}', '[', ']', ',', ':'];
const SPACE = /[ \t\r\n]*/y;
const STRING = /"[^"\\]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\]*)*"/y;
const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** How many characters of a text that is no JSON are well-formed. */
export const findJsonError = (text: string): number => {
  const open: Token[] = [];
  let state: State = 'value';
  let offset = lengthAt(SPACE, text, 0);
  while (offset < text.length) {
    const token = tokenAt(text, offset);
    if (token === null || !isExpected(token, state, open)) return offset;
    state = follow(token, state, open);
    offset += tokenLength(token, text, offset);
    offset += lengthAt(SPACE, text, offset);
  }
  return offset;
};

const tokenAt = (text: string, offset: number): Token | null => {
  const character = text[offset]!;
  if (PUNCTUATION.includes(character)) return character as Token;
  if (character === '"') return isString(text, offset) ? '"' : null;
  return lengthAt(WORD, text, offset) > 0 ? 'word' : null;
};

const isString = (text: string, offset: number): boolean => {
  const end = offset + lengthAt(STRING, text, offset);
  for (let i = offset; i < end; i++) if (text.charCodeAt(i) < 32) return false;
  return end > offset;
};

const tokenLength = (token: Token, text: string, offset: number): number => {
  if (token === '"') return lengthAt(STRING, text, offset);
  return token === 'word' ? lengthAt(WORD, text, offset) : 1;
};

const isExpected = (token: Token, state: State, open: readonly Token[]): boolean => {
  if (!EXPECTED[state].includes(token)) return false;
  if (token === ',') return open.length > 0;
  if (token === '}') return open.at(-1) === '{';
  return token !== ']' || open.at(-1) === '[';
};

/** The state after an expected token; keeps account of what is open. */
const follow = (token: Token, state: State, open: Token[]): State => {
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'first-key' : 'first-item';
  }
  if (token === ',') return open.at(-1) === '{' ? 'key' : 'value';
  if (token === ':') return 'value';
  if (token === '}' || token === ']') open.pop();
  return state === 'key' || (state === 'first-key' && token === '"') ? 'colon' : 'after';
};

const lengthAt = (pattern: RegExp, text: string, offset: number): number => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
};
