import { PassThrough, Readable } from 'node:stream';
import { answerLine, LONGEST_LINE, serve } from '../../../engine/cli/serve';

type Answer = Readonly<Record<string, unknown>>;

/** Sends chunks of text, then closes the input; the lines that came back. */
const talk = async (...chunks: readonly string[]): Promise<readonly Answer[]> => {
  const output = new PassThrough({ encoding: 'utf8' });
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const served = serve(input, output).then(() => output.end());
  let text = '';
  for await (const chunk of output) text += chunk;
  await served;
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Answer);
};

const perft = (id: unknown, depth = 2): string =>
  `${JSON.stringify({ id, cmd: 'perft', rules: 'english', depth })}\n`;

describe('one line in, one line out', () => {
  test('answers carry the id of their request, in its order', async () => {
    const ids = [1, 'two', null, [3], { four: 4 }];
    const answers = await talk(ids.map((id) => perft(id)).join(''));
    expect(answers.map(({ id }) => id)).toEqual(ids);
    for (const { nodes } of answers) expect(nodes).toBe(49);
  });

  test('a request without an id gets null', async () => {
    expect(await talk('{"cmd":"perft","rules":"english","depth":1}\n')).toEqual([
      { id: null, nodes: 7, ms: expect.any(Number) },
    ]);
  });

  test('lines may come in pieces, in one piece, or without an end', async () => {
    const text = perft('é1') + perft('2') + perft('3').trimEnd();
    const bytes = [...text];
    for (const chunks of [[text], bytes, [text.slice(0, 10), text.slice(10)]]) {
      const answers = await talk(...chunks);
      expect(answers.map(({ id }) => id)).toEqual(['é1', '2', '3']);
    }
  });

  test('empty lines and carriage returns are nothing', async () => {
    expect(await talk('\n\r\n  \n')).toEqual([]);
    expect(await talk(perft(1).replace('\n', '\r\n'))).toHaveLength(1);
    expect(await talk()).toEqual([]);
  });
});

describe('mistakes', () => {
  test.each(['nonsense', '{"id":1', "{'id':1}", 'undefined'])('%s is not JSON', (line) => {
    expect(JSON.parse(answerLine(line))).toEqual({ id: null, error: 'This line is not JSON.' });
  });

  test('are answered, and the next request as well', async () => {
    const answers = await talk(
      'nonsense\n',
      '{"id":1,"cmd":"dance"}\n',
      '{"id":2,"cmd":"moves","rules":"chess"}\n',
      '{"id":3,"cmd":"moves","rules":"english","fen":"?"}\n',
      '[]\n',
      perft(4),
    );
    expect(answers.map(({ id, error }) => [id, typeof error])).toEqual([
      [null, 'string'],
      [1, 'string'],
      [2, 'string'],
      [3, 'string'],
      [null, 'string'],
      [4, 'undefined'],
    ]);
  });

  test('a line that is too long is answered without being kept', async () => {
    const huge = `{"id":1,"cmd":"${'x'.repeat(LONGEST_LINE)}"}\n`;
    const answers = await talk(
      huge.slice(0, 600_000),
      huge.slice(600_000),
      perft(2),
      huge,
      perft(3),
    );
    const tooLong = { id: null, error: `A line has at most ${LONGEST_LINE} characters.` };
    expect(answers.map(({ id, error }) => ({ id, error }))).toEqual([
      tooLong,
      { id: 2 },
      tooLong,
      { id: 3 },
    ]);
  });

  test('JSON nested too deeply to write again does not end the conversation', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const answers = await talk(`{"cmd":"variants","id":${deep}}\n`, perft(2));
    expect(answers).toHaveLength(2);
    expect(answers[0]).toEqual({ id: null, error: expect.any(String) });
    expect(answers[1]).toMatchObject({ id: 2, nodes: 49 });
  });
});
