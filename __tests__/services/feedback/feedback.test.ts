import { checkSetup, legalMoves, parseFen, variant } from '@dama/engine';
import type { FeedbackEvent } from '@/services/feedback/feedback';
import { eventsOf, FEEDBACK_EVENTS } from '@/services/feedback/feedback';
import { createFakeFeedback } from './fake-feedback';

describe('what an event gives', () => {
  test.each<[FeedbackEvent, readonly string[]]>([
    ['move', ['light']],
    ['capture', ['medium']],
    ['crown', []],
    ['end', []],
    ['low-time', []],
  ])('%s: its sound, and the tap %j', (event, taps) => {
    const feedback = createFakeFeedback();
    feedback.play(event);
    expect(feedback.heard).toEqual([event]);
    expect(feedback.felt).toEqual(taps);
  });
});

describe('the switches', () => {
  const playAll = (feedback: ReturnType<typeof createFakeFeedback>) =>
    FEEDBACK_EVENTS.forEach(feedback.play);

  test('without sounds there are taps only', () => {
    const feedback = createFakeFeedback();
    feedback.setSounds(false);
    playAll(feedback);
    expect(feedback.heard).toEqual([]);
    expect(feedback.felt).toEqual(['light', 'medium']);
  });

  test('without haptics there are sounds only', () => {
    const feedback = createFakeFeedback();
    feedback.setHaptics(false);
    playAll(feedback);
    expect(feedback.heard).toEqual([...FEEDBACK_EVENTS]);
    expect(feedback.felt).toEqual([]);
  });

  test('both can be switched on again', () => {
    const feedback = createFakeFeedback();
    feedback.setSounds(false);
    feedback.setHaptics(false);
    feedback.play('move');
    feedback.setSounds(true);
    feedback.setHaptics(true);
    feedback.play('capture');
    expect(feedback.heard).toEqual(['capture']);
    expect(feedback.felt).toEqual(['medium']);
  });
});

describe('the events of a move', () => {
  const eventsFrom = (fen: string) => {
    const rules = variant('english');
    if (rules === undefined) throw new Error('no such game');
    const setup = parseFen(rules, fen);
    if (!setup.ok) throw new Error(setup.error.message);
    const position = checkSetup(rules, setup.value);
    if (!position.ok) throw new Error(JSON.stringify(position.error));
    return legalMoves(rules, position.value).map(eventsOf);
  };

  test.each<[string, string, readonly FeedbackEvent[]]>([
    ['a step', 'B:W32:B1', ['move']],
    ['a capture', 'B:W6,32:B1', ['capture']],
    ['a step that crowns', 'W:W5:B28', ['move', 'crown']],
    ['a capture that crowns', 'W:W10:B6,28', ['capture', 'crown']],
  ])('%s', (_, fen, events) => {
    expect(eventsFrom(fen)).toContainEqual(events);
  });
});
