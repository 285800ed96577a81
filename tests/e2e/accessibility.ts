import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { RuleObject, RunOnly } from 'axe-core';

const standards: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
// No width changes a color, and comparing them takes most of the time.
const exceptContrast: RuleObject = { 'color-contrast': { enabled: false } };

/** Asks axe, which is brought once a page, and only for what it finds: its report on what is well takes as long again. */
async function expectNothingFound(page: Page, runOnly: RunOnly, rules: RuleObject = {}) {
  // Without its styles, which may still be on their way, a page has other colors and sizes.
  await page.waitForLoadState();
  await holdAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ runOnly, rules }) => {
      const { axe } = window as never as { axe: typeof import('axe-core') };
      // A frame is a page of its own.
      const { violations } = await axe.run(
        { exclude: ['iframe'] },
        { runOnly, rules, resultTypes: ['violations'] },
      );
      for (const animation of document.getAnimations())
        if (animation.playState === 'paused') animation.play();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    { runOnly, rules },
  );
  expect(found).toEqual([]);
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
export const expectAccessible = (page: Page) => expectNothingFound(page, standards);

/**
 * Targets for a thumb with room between them, a width of 320 px, and letters of twice the size in both languages. axe looks at a Japanese page as a phone, in light and dark,
 * and at an English one on a desktop. A page that a test visits in one language only has `inBoth` false, and gets all of it.
 */
export async function expectForEveryone(page: Page, { inBoth = true } = {}) {
  const isEnglish = /^\/en(\/|$)/.test(new URL(page.url()).pathname);
  // Without its styles, which may still be on their way, a page has other sizes.
  await page.waitForLoadState();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTargets(page);
  await expectRoom(page);
  await expectNarrow(page);
  await expectLargeText(page);
  if (isEnglish || !inBoth) await expectWide(page);
  if (isEnglish && inBoth) return;
  await expectNothingFound(page, standards);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(page, { type: 'rule', values: ['color-contrast'] });
}

/** The page fits the width of a desktop, and axe finds nothing there. */
export const expectWide = (page: Page) =>
  at(page, { width: 1280, height: 720 }, async () => {
    await expectNoSideways(page);
    await expectNothingFound(page, standards, exceptContrast);
  });

/** The page fits a window of 320 px: nothing is reached only by scrolling sideways. */
export const expectNarrow = (page: Page) =>
  at(page, { width: 320, height: 640 }, () => expectNoSideways(page));

/** The page fits a phone's window in letters of twice the size. */
async function expectLargeText(page: Page) {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setSize('200%');
  await expectNoSideways(page);
  await setSize('');
}

async function at(page: Page, size: { width: number; height: number }, look: () => Promise<void>) {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await look();
  if (before) await page.setViewportSize(before);
}

async function expectNoSideways(page: Page) {
  const tooWide = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(tooWide).toEqual([]);
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

/** On a phone, buttons are at least 8 px from each other, so that a thumb does not press the one beside. */
export const expectRoom = (page: Page) =>
  at(page, { width: 390, height: 844 }, async () => {
    const close = await page.locator('main :is(.button, button, input[type=submit])').evaluateAll((all) => {
      // A sticky element lies above what scrolls.
      const isStuck = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement));
      const targets = all
        .filter((element) => element.checkVisibility() && !isStuck(element))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1);
      const distance = (one: DOMRect, other: DOMRect) =>
        Math.max(
          ...[other.left - one.right, one.left - other.right],
          ...[other.top - one.bottom, one.top - other.bottom],
        );
      return targets.flatMap((one, at) =>
        targets
          .slice(at + 1)
          .filter((other) => !one.element.contains(other.element) && distance(one.box, other.box) < 7.5)
          .map((other) => [one, other].map(({ element }) => element.outerHTML.slice(0, 120))),
      );
    });
    expect(close).toEqual([]);
  });
