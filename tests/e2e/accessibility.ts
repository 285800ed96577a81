import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds on the open page: which rule, and where. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
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
