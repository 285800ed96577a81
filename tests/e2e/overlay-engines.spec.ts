import { listFixtures } from '~/overlays/fixtures';
import { broadcastEvents, playerEvents } from '../../app/broadcast/event';
import type { Arrangement } from '../../app/broadcast/scene';
import { kinds, languages } from '../../bench/looks/pictures';
import { findChromium, startedFrom } from '../../scripts/chromium.mjs';
import { obsVersions, requireObsEngine } from '../../scripts/obs-engines.mjs';
import { type Browser, chromium, expect, type Page, test } from './journey';
import { openOverlay, waitForDebug } from './overlay-pages';

// Frame, cameras and open are arrangements of a match; battle, about and typed are more of it in a frame.
const arrangementOf: Record<string, Arrangement> = { open: 'open', cameras: 'cameras' };
const fixtures = listFixtures(Date.now());

// The headless shell snaps letters to whole pixels, which makes a long handle a tenth wider.
test.use({ launchOptions: startedFrom(findChromium()) });

const engines = new Map<number, Browser>();
test.beforeAll(async () => {
  for (const version of obsVersions) engines.set(version, await chromium.launch(requireObsEngine(version)));
});
test.afterAll(async () => {
  for (const browser of engines.values()) await browser.close();
});

/** Boxes and lines of text that are shown, with their places in px. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const boxes = '[data-place], .face, .badge, .sign, .score, .pips, .emblem, .logo, .tera, .used';
    return [...document.querySelectorAll(`#stage :is(${boxes}, .fit > span)`)].flatMap((element) => {
      const isText = element.matches('.fit > span');
      if (isText) range.selectNodeContents(element);
      const { left, top, right, bottom } = (isText ? range : element).getBoundingClientRect();
      if (right - left < 1) return [];
      const name = `${element.getAttribute('class') ?? ''} ${isText ? element.textContent : ''}`;
      const size = isText ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
      const isWrapped = Math.min(right - left, bottom - top) > 1.9 * size;
      return [{ name, size, isWrapped, box: [left, top, right, bottom] }];
    });
  });
type Places = Awaited<ReturnType<typeof placesIn>>;

// Glyphs that snap to whole pixels make a line up to 5% longer.
const letters = 0.06;
// An overfull column of `space-evenly` is centered in old engines, and starts at its top in today’s.
const edge = 6;

function movedIn(places: Places, expected: Places): string[] {
  const names = (some: Places) => some.map(({ name }) => name).join('\n');
  if (names(places) !== names(expected)) return [`${places.length} boxes, not ${expected.length}`];
  return places.flatMap(({ name, size, isWrapped, box }, at) => {
    const there = expected[at]?.box ?? [];
    const [left = 0, top = 0, right = 0, bottom = 0] = there;
    // Balanced lines may break a letter earlier or later.
    const air = edge + (isWrapped ? 2 * size : size && letters * Math.max(right - left, bottom - top));
    const isThere = box.every((side, which) => Math.abs(side - (there[which] ?? 0)) <= air);
    return isThere ? [] : [`${name}: ${box.map(Math.round)}, not ${there.map(Math.round)}`];
  });
}

const pages = [
  ...broadcastEvents.map((event) => ({
    overlay: event,
    shown: kinds.filter(({ name }) => name !== 'players'),
  })),
  ...playerEvents.map((event) => ({
    overlay: `players/${event}`,
    shown: kinds.filter(({ name }) => name === 'players' || name === 'battle'),
  })),
];

for (const [turn, { overlay, shown }] of pages.entries())
  test(`${overlay}: stands in the engines of OBS as in today’s`, async ({ page, baseURL }) => {
    const address = `${baseURL}/broadcast/${overlay}`;
    const showToday = await openOverlay(page, address);
    const old = await Promise.all(
      [...engines].map(async ([version, browser]) => {
        const { width = 0, height = 0 } = page.viewportSize() ?? {};
        // Its own name, not that of the project's device.
        const userAgent = `Chrome/${browser.version()}`;
        const oldPage = await browser.newPage({ viewport: { width, height }, userAgent });
        const trouble: string[] = [];
        oldPage.on('pageerror', ({ message }) => trouble.push(message));
        const show = await openOverlay(oldPage, address);
        await waitForDebug(oldPage, `Chrome ${version}.`);
        return { version, oldPage, show, trouble };
      }),
    );
    for (const [at, { name, fixture }] of shown.entries()) {
      const language = languages[(turn + at) % languages.length];
      const arrangement = arrangementOf[name] ?? 'frame';
      // Several lines would take turns by the clock, and a break with its logo.
      const still = { ticker: ['応援ありがとうございます'], ...(name === 'soon' && { logo: undefined }) };
      const scene = { ...fixtures[fixture]?.scene, language, arrangement, ...still };
      await showToday(scene);
      const expected = await placesIn(page);
      expect(expected.length, name).toBeGreaterThan(3);
      for (const { version, oldPage, show } of old) {
        await show(scene);
        expect(movedIn(await placesIn(oldPage), expected), `${name} in ${version}, ${language}`).toEqual([]);
      }
    }
    for (const { version, oldPage, trouble } of old) {
      expect([version, trouble]).toEqual([version, []]);
      await oldPage.close();
    }
  });
