/** A conversation over two streams: one JSON object a line in, one out, until the input ends. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Result } from '../src/result';
import { fail, ok } from '../src/result';
import { answerRequest, isRecord } from './requests';

/** Longer than any request with a whole record of rules and a long history; more is not kept in memory. */
export const LONGEST_LINE = 1_000_000;

export const serve = async (input: Readable, output: Writable): Promise<void> => {
  for await (const line of linesOf(input)) {
    if (line.ok && line.value.trim() === '') continue;
    const answer = line.ok ? answerLine(line.value) : errorAnswer(null, line.error);
    if (!output.write(`${answer}\n`)) await once(output, 'drain');
  }
};

/** One line in, one line out, whatever it holds: a fault of the engine must not end the conversation. */
export const answerLine = (line: string): string => {
  const request = parseLine(line);
  if (!request.ok) return errorAnswer(null, request.error);
  try {
    return answerValue(request.value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return errorAnswer(null, `The engine failed: ${reason}.`);
  }
};

const parseLine = (line: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(line));
  } catch {
    return fail('This line is not JSON.');
  }
};

const answerValue = (request: unknown): string => {
  const id = isRecord(request) ? (request.id ?? null) : null;
  const answer = answerRequest(request);
  return answer.ok ? JSON.stringify({ id, ...answer.value }) : errorAnswer(id, answer.error);
};

const errorAnswer = (id: unknown, error: string): string => JSON.stringify({ id, error });

/** The lines of a stream; of one that is too long, only that it was. */
async function* linesOf(input: Readable): AsyncGenerator<Result<string, string>> {
  let line = '';
  let isTooLong = false;
  const finish = (): Result<string, string> => {
    const finished = isTooLong ? tooLong() : ok(line);
    line = '';
    isTooLong = false;
    return finished;
  };
  input.setEncoding('utf8');
  for await (const chunk of input as AsyncIterable<string>) {
    const parts = chunk.split('\n');
    for (const [index, part] of parts.entries()) {
      isTooLong ||= line.length + part.length > LONGEST_LINE;
      line = isTooLong ? '' : line + part;
      if (index < parts.length - 1) yield finish();
    }
  }
  if (line !== '' || isTooLong) yield finish();
}

const tooLong = (): Result<string, string> =>
  fail(`A line has at most ${LONGEST_LINE} characters.`);
