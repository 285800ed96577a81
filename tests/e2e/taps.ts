import type { Locator, Page } from '@playwright/test';

/** Counts what a thumb does: a link, a button, a field that is typed into. Keys of the phone's own keyboard are none. */
export function countTaps(page: Page) {
  const counted = {
    taps: 0,
    async tap(what: Locator) {
      counted.taps += 1;
      await what.tap();
    },
    async write(field: Locator, text: string) {
      await counted.tap(field);
      await field.fill(text);
    },
    /** The keyboard's own key for it. */
    async search(field: Locator, text: string) {
      await counted.write(field, text);
      await page.keyboard.press('Enter');
      await page.waitForLoadState();
    },
  };
  return counted;
}
