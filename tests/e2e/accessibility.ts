import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The page alone: a frame is a page of its own, and axe's second page, which puts frames together, costs as much as the check.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().exclude('iframe');

async function expectNothingFound(page: Page, builder: AxeBuilder) {
  // Without its styles, which may still be on their way, a page has other colors and sizes.
  await page.waitForLoadState();
  await holdAnimations(page);
  const { violations } = await builder.analyze();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.play();
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Halfway through its fade a toast has a contrast of its own: what moves is brought to its end, what waits goes on waiting. */
const holdAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { delay = 0, iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations === Number.POSITIVE_INFINITY) continue;
      if (Number(animation.currentTime) < delay) animation.pause();
      else animation.finish();
    }
  });

/** Fails with what axe finds on the open page: which rule, and where. */
export const expectAccessible = (page: Page) => expectNothingFound(page, axe(page).withTags(standards));

/**
 * The open page in light and dark colors, at 320 px, with targets for a thumb. What no language changes is looked at in
 * one: a desktop's arrangement in English, contrasts of dark colors in Japanese.
 */
export async function expectForEveryone(page: Page) {
  const isDesktop = test.info().project.name === 'desktop';
  const [, prefix] = new URL(page.url()).pathname.split('/');
  if (isDesktop && prefix === 'ja') return;
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  // The rest brings its own width, or only other values of the same tokens: the phone's run has seen it.
  if (isDesktop) return;
  if (prefix !== 'en') {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNothingFound(page, axe(page).withRules(['color-contrast']));
  }
  await expectNarrow(page);
  await expectTargets(page);
}

/** The page fits a window of 320 px: nothing is reached only by scrolling sideways. */
export async function expectNarrow(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(tooWide).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** Everything that can be pressed is at least 24 px in both directions (44 where a thumb goes), or is within text. */
export async function expectTargets(page: Page) {
  const small = await page
    .locator('main :is(a.button, button, input:not([type=hidden]), select)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5)
        .map(({ element }) => element.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
}
