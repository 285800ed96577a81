import { gamePictures } from '~/overlays/game-picture';
import { themes } from '~/overlays/themes/themes';
import { broadcastEvents } from '../../app/broadcast/event';
import { addressOf, kinds, languages } from '../../bench/looks/pictures';
import { coveredOf, maskOf } from '../../bench/looks/silhouette';
import { expect, test } from './journey';
import { openPages, paint } from './overlay-pages';

const kindOf = (name: string) => kinds.find((kind) => kind.name === name) as (typeof kinds)[number];
const boxes = Object.entries(gamePictures).flatMap(([game, { always }]) =>
  Object.entries(always).map(([what, box]) => ({ name: `${what} of ${game}`, box })),
);

for (const event of broadcastEvents)
  test(`${event}: a match leaves the game free`, async ({ page }) => {
    const [x, y, width, height] = themes[event].layout.window;
    const show = await openPages(page, `/broadcast/${event}?group=nobody`);
    const showKind = async (kind: string, language: (typeof languages)[number]) => {
      await show(addressOf('', kindOf(kind), event, language));
      // Elements for assistive technology are not part of the picture.
      await page.evaluate(() => {
        for (const helper of document.querySelectorAll('.switch, .safe-area')) helper.remove();
        document.documentElement.classList.remove('preview');
      });
    };
    for (const language of languages) {
      await showKind('frame', language);
      const frame = await paint(page);
      let painted = 0;
      for (let row = y; row < y + height; row++)
        for (let at = x; at < x + width; at++) if (frame.data[(row * frame.width + at) * 4 + 3]) painted++;
      expect(painted, `${language}: pixels in the window`).toBe(0);

      await showKind('open', language);
      const mask = maskOf(await paint(page));
      expect(mask.includes(1)).toBe(true);
      for (const { name, box } of boxes)
        expect(coveredOf(mask, box), `${language}: ${name}`).toBeLessThanOrEqual(0.02);
    }
  });
