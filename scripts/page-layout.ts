import type { Page } from 'playwright-core';

/** Words that are wider or higher than the room they were given. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.locator('div[dir="auto"]').evaluateAll((texts) =>
    texts
      .filter((text) => {
        // What a screen reader alone hears has no room of its own.
        if (text.clientWidth <= 1) return false;
        return text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 2;
      })
      .map((text) => text.textContent ?? ''),
  );

/** Buttons that do not lie wholly on the screen: a game never scrolls, but for the list of its moves. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        if (button.closest('[role="list"]') !== null) return false;
        if (!button.checkVisibility()) return false;
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((button) => button.getAttribute('aria-label') ?? ''),
  );

/** Pairs of words that lie over each other. */
export const overlapping = (page: Page): Promise<string[]> =>
  page.locator('div[dir="auto"]').evaluateAll((texts) => {
    const seen = texts
      .filter((text) => text.clientWidth > 1 && text.checkVisibility())
      .map((text) => ({ text, box: text.getBoundingClientRect() }))
      .filter(({ box, text }) => {
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && (text === top || text.contains(top) || top.contains(text));
      });
    return seen.flatMap(({ text, box }, index) =>
      seen
        .slice(index + 1)
        .filter(
          (other) =>
            !text.contains(other.text) &&
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${text.textContent} | ${other.text.textContent}`),
    );
  });
