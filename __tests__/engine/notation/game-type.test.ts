import { makeGameType, parseGameType } from '../../../engine/src/notation/game-type';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { rulesOf } from './random-play';

describe('the type of a game', () => {
  // The table of https://pdn.fmjd.org/gametype.html, except for Thai, where Black starts.
  it.each([
    ['international', '20,W,10,10,N2,0'],
    ['english', '21,B,8,8,N1,0'],
    ['italian', '22,W,8,8,N2,1'],
    ['pool', '23,B,8,8,N1,0'],
    ['spanish', '24,W,8,8,N1,1'],
    ['russian', '25,W,8,8,A0,0'],
    ['brazilian', '26,W,8,8,A0,0'],
    ['canadian', '27,W,12,12,N2,0'],
    ['portuguese', '28,W,8,8,N1,1'],
    ['czech', '29,W,8,8,A0,0'],
    ['turkish', '30,W,8,8,A0,0'],
    ['frisian', '40,W,10,10,N2,0'],
  ])('of %s is %s', (id, text) => {
    expect(makeGameType(rulesOf(id))).toBe(text);
  });

  it('comes back for every game that has one', () => {
    const numbered = VARIANTS.filter(({ notation }) => notation.pdnType !== null);
    expect(numbered.length).toBeGreaterThan(12);
    for (const rules of numbered) {
      const { first: starts, notation } = rules;
      const expected = { ok: true, value: { rules, starts, firstSquare: notation.firstSquare } };
      expect(parseGameType(makeGameType(rules) ?? '')).toEqual(expected);
      expect(parseGameType(String(notation.pdnType))).toEqual(expected);
    }
  });

  it('is missing for games without a number', () => {
    expect(makeGameType(rulesOf('killer'))).toBeNull();
  });

  it.each([
    ['24,W,8,8,N2,1', 'white', 'top-left'],
    ['24,B,8,8,N2,1', 'black', 'bottom-right'],
    [' 24 , w , 8 , 8 , n1 ', 'white', 'bottom-right'],
    ['23,W,8,8,A0,0', 'white', 'top-left'],
  ])('%s says where square 1 is', (text, starts, firstSquare) => {
    expect(parseGameType(text)).toMatchObject({ ok: true, value: { starts, firstSquare } });
  });

  it.each([
    ['', 'game-type-unreadable'],
    ['twenty', 'game-type-unreadable'],
    ['20,W', 'game-type-unreadable'],
    ['20,W,10,10,X2,0', 'game-type-unreadable'],
    ['0', 'game-type-unknown'],
    ['99,W,8,8,N2,0', 'game-type-unknown'],
    ['20,W,8,8,N2,0', 'game-type-board'],
    ['20,W,10,10,N0,0', 'game-type-corner'],
    ['20,W,10,10,N3,0', 'game-type-corner'],
  ])('%j is refused as %s', (text, code) => {
    const result = parseGameType(text);
    expect(result).toMatchObject({ ok: false, error: { code, offset: 0 } });
    expect(result.ok || result.error.message).toMatch(/^[A-Z"].*\.$/);
  });
});
