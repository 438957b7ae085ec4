import { go } from '../../../engine/cli/go';
import { runMatch } from '../../../engine/cli/match';
import { runTournament } from '../../../engine/cli/tournament';
import { rulesOf } from '../support/fen';

const english = rulesOf('english');

describe('go', () => {
  test('answers with a legal move, its text, the position after it and the expected line', () => {
    const answer = go(english, { fen: 'W:W22,K31:B18', depth: 6 });
    expect(answer).toMatchObject({
      ok: true,
      value: { path: [22, 15], text: '22x15', after: 'B:W15,K31:B', line: ['22x15'] },
    });
  });

  test('takes the start of the game when no FEN is given, and a level instead of a limit', () => {
    const answer = go(english, { level: 1, seed: 4 });
    expect(answer.ok && answer.value.nodes).toBeLessThanOrEqual(30);
  });

  test('gives several lines on request', () => {
    const answer = go(english, { depth: 3, lines: 3 });
    expect(answer.ok && answer.value.lines?.length).toBe(3);
  });

  test('follows a history to the position', () => {
    const history = ['B:W21-32:B1-12', 'W:W21-32:B1-10,12,15'];
    expect(go(english, { history, fen: 'B:W19,21-22,24-32:B1-10,12,15', depth: 2 }).ok).toBe(true);
    expect(go(english, { history, depth: 2 }).ok).toBe(true);
    expect(go(english, { history, fen: history[1], depth: 2 }).ok).toBe(true);
  });

  test.each([
    [{ fen: 'W:W22:B99' }, /99/],
    [{ fen: 7 }, 'A FEN has to be a text.'],
    [{ fen: 'B:W22:B' }, /The game is over/],
    [{ nodes: 0 }, 'nodes has to be a number of at least 1.'],
    [{ ms: Number.NaN }, 'ms has to be a number of at least 1.'],
    [{ level: 11 }, 'level has to be a whole number from 1 to 10.'],
    [{ seed: 0.5 }, 'seed has to be a whole number.'],
    [{ history: 'x' }, 'history has to be a list of FENs, oldest first.'],
    [{ history: ['B:W21-32:B1-12'], fen: 'W:W22:B1' }, /No legal move leads to position 1/],
  ])('says what is wrong with %j', (request, reason) => {
    const answer = go(english, request);
    expect(answer.ok ? 'an answer' : answer.error).toMatch(reason);
  });
});

describe('match', () => {
  const request = { rules: english, first: 'level:3', second: 'random', games: 4, seed: 1 };

  test('tells the standing after each game and the result with its margin', () => {
    const told: string[] = [];
    const result = runMatch(request, (text) => told.push(text));
    expect(told).toHaveLength(4);
    expect(told.at(-1)).toContain('[########################] 4/4');
    expect(result.ok && result.value).toMatch(/^english: level:3 against random: .* % ± /);
  });

  test('names the players there are when one is not known', () => {
    const result = runMatch({ ...request, second: 'level:11' }, () => undefined);
    expect(result.ok ? '' : result.error).toMatch(/There is no player called level:11.*level:1 to/);
  });

  test('lets characters play', () => {
    const named = { ...request, first: 'character:greedy', games: 2 };
    const result = runMatch(named, () => undefined);
    expect(result.ok && result.value).toMatch(/^english: character:greedy against random: \+2 /);
    const nobody = runMatch({ ...request, first: 'character:nobody' }, () => undefined);
    expect(nobody.ok ? '' : nobody.error).toMatch(/There is no player called character:nobody/);
  });
});

describe('tournament', () => {
  const request = { rules: english, players: 'greedy,random,level:1', gamesPerPair: 2, seed: 1 };

  test('answers a table, the best first, with ratings from the first player on', () => {
    const told: string[] = [];
    const result = runTournament(request, (text) => told.push(text));
    expect(told.at(-1)).toContain('6/6');
    const lines = result.ok ? result.value.split('\n') : [];
    expect(lines).toHaveLength(3);
    expect(lines.find((line) => line.startsWith('greedy'))).toMatch(/^greedy +1300 ± /);
    expect(lines.at(-1)).toMatch(/^random .* 0\/4 +0 +- +0$/);
  });

  test.each([
    ['greedy', /needs two players/],
    ['greedy,nobody', /There is no player called nobody\. Players are level:1/],
    ['greedy,level:11', /There is no player called level:11/],
  ])('says what is wrong with %s', (players, reason) => {
    const result = runTournament({ ...request, players }, () => undefined);
    expect(result.ok ? '' : result.error).toMatch(reason);
  });
});
