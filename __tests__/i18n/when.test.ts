import { createI18n } from '@/i18n/i18n';
import { whenText } from '@/i18n/when';

const at = (...when: [number, number, number, number, number]) => new Date(...when).getTime();
const now = at(2026, 2, 10, 0, 30);
const { t } = createI18n('en');

test('the day is told as it is seen from today', () => {
  expect(whenText(t, 'en', at(2026, 2, 10, 0, 5), now)).toMatch(/^today, 12:05/);
  expect(whenText(t, 'en', at(2026, 2, 9, 23, 50), now)).toMatch(/^yesterday, 11:50/);
  expect(whenText(t, 'en', at(2026, 2, 8, 9, 0), now)).toMatch(/^Mar 8, 9:00/);
  expect(whenText(t, 'en', at(2025, 11, 31, 9, 0), now)).toMatch(/^Dec 31, 2025, 9:00/);
});

test('in the language of the reader', () => {
  const es = createI18n('es');
  expect(whenText(es.t, 'es', at(2026, 2, 9, 21, 40), now)).toBe('ayer, 21:40');
});

test('in figures where the system cannot write dates', () => {
  const writing = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('Incorrect locale information provided');
  });
  expect(whenText(t, 'en', at(2026, 1, 3, 9, 5), now)).toBe('2026-02-03, 09:05');
  writing.mockRestore();
});
