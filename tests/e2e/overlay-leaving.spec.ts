import { listFixtures } from '~/overlays/fixtures';
import { ids } from '../world';
import { expect, type Page, test, type WebSocketRoute } from './journey';

const made = Object.fromEntries(listFixtures(0).map(({ name, scene }) => [name, scene]));
const match = made['1–1'] as NonNullable<(typeof made)[string]>;
const [first, second] = match.sides;
type Shown = typeof match | null;

/** An overlay whose room says what the test tells it; its clock stands, so that what leaves stays to be looked at. */
async function openOverlay(page: Page, address: string, begin: Shown) {
  let revision = 3_000_000;
  let socket: WebSocketRoute | undefined;
  const told = (scene: Shown) => JSON.stringify({ revision: revision++, build: 'one', scene });
  await page.routeWebSocket('**/socket', (opened) => {
    socket = opened;
    opened.send(told(begin));
  });
  await page.clock.install();
  await page.goto(`${address}&debug=1`);
  await expect(page.locator('#debug')).toContainText('revision 3000000');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isEntrance = (each: Animation) => each.effect?.getComputedTiming().iterations === 1;
    for (const each of document.getAnimations()) if (isEntrance(each)) each.finish();
  });
  return (scene: Shown) => socket?.send(told(scene));
}

/** Of each line under what `selector` finds: its letters, their look, where they stand. */
const looks = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.flatMap((each) =>
      [each, ...each.querySelectorAll('*')].flatMap((line) => {
        const text = [...line.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.nodeValue;
        if (!text?.trim()) return [];
        const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(line);
        const { x, y, width, height } = line.getBoundingClientRect();
        const place = [x, y, width, height].map((side) => Math.round(side * 4) / 4);
        return [{ text, fontFamily, fontSize, fontWeight, color, place }];
      }),
    ),
  );

for (const event of ['ganyu', 'soryumon', 'youth-rising'])
  for (const scale of [1, 0.5])
    test(`${event} at ${scale}: a scene that leaves looks as it did until it is gone`, async ({ page }) => {
      const tell = await openOverlay(page, `/broadcast/${event}?group=${ids.group}&scale=${scale}`, match);
      const before = await looks(page, '.scoreboard, .sixes');
      expect(before.length).toBeGreaterThan(14);
      tell({ ...match, kind: 'teams' });
      await expect(page.locator('.sheets')).toBeVisible();
      expect(await looks(page, '#stage .leaving .scoreboard, #stage .leaving .sixes')).toEqual(before);
      await page.clock.runFor(1000);
      await expect(page.locator('.leaving')).toHaveCount(0);
    });

test('a score and a six that are replaced leave from where they were, as they looked', async ({ page }) => {
  const tell = await openOverlay(page, `/broadcast/ganyu?group=${ids.group}`, match);
  const [score, six] = [await looks(page, '.plate.s1 .score'), await looks(page, '.sixes .s1')];
  // Six names and four forms, in both languages.
  expect([score.length, six.length]).toEqual([1, 20]);
  const others = first.team?.members.map((member) => ({
    ...member,
    species: { key: `other${member.species.key}`, ja: 'ピカチュウ', en: 'Pikachu' },
  }));
  const team = first.team && { ...first.team, members: others ?? [] };
  tell({ ...match, sides: [{ ...first, score: 2, team, color: '#ff0000' }, second] });
  await expect(page.locator('.plate.s1 .score:not(.leaving)')).toHaveText('2');
  expect(await looks(page, '.plate.s1 .score.leaving')).toEqual(score);
  expect(await looks(page, '.sixes .s1 .leaving')).toEqual(six);
  await page.clock.runFor(1000);
  await expect(page.locator('.leaving')).toHaveCount(0);
});

test('without motion nothing lingers', async ({ page }) => {
  const tell = await openOverlay(page, `/broadcast/ganyu?group=${ids.group}&motion=0`, match);
  tell({ ...match, kind: 'teams' });
  await expect(page.locator('.sheets')).toBeVisible();
  await expect(page.locator('.scoreboard')).toHaveCount(0);
});

test('casters and a running ticker stay still where the next scene has them at the same place', async ({
  page,
}) => {
  const long = Array.from({ length: 8 }, (_, at) => `${at} チームは大会ページで公開しています`);
  const begin = { ...match, kind: 'break' as const, ticker: long };
  const tell = await openOverlay(page, `/broadcast/ganyu?group=${ids.group}`, begin);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('.casters, .ticker, .belt'))
      Object.assign(each, { isKept: true });
    const belt = document.querySelector('.belt')?.getAnimations()[0];
    if (belt) belt.currentTime = 5000;
  });
  const before = await looks(page, '.casters');
  for (const kind of ['startingSoon', 'break'] as const) {
    tell({ ...begin, kind });
    await expect(page.locator(`.scene:not(.leaving)[data-kind="${kind}"]`).first()).toBeVisible();
    expect(await looks(page, '.casters')).toEqual(before);
    const kept = await page.evaluate(() => {
      const entering = [...document.querySelectorAll('.casters, .ticker')].flatMap((part) =>
        part
          .getAnimations({ subtree: true })
          .filter(
            (each) => each.effect?.getComputedTiming().iterations === 1 && each.playState === 'running',
          ),
      );
      return {
        kept: [...document.querySelectorAll('.casters, .ticker, .belt')].map((each) => 'isKept' in each),
        entering: entering.length,
        belt: Number(document.querySelector('.belt')?.getAnimations()[0]?.currentTime) >= 5000,
      };
    });
    expect(kept).toEqual({ kept: [true, true, true], entering: 0, belt: true });
  }
});
