import { gamePictures } from '~/overlays/game-picture';
import type { Box } from '~/overlays/layout';
import { themes } from '~/overlays/themes/themes';
import { broadcastEvents } from '../../app/broadcast/event';
import { addressOf, kinds, languages } from '../../bench/looks/pictures';
import { coveredOf, maskOf, type Painted } from '../../bench/looks/silhouette';
import { expect, test } from './journey';
import { openPages, paint } from './overlay-pages';

const kindOf = (name: string) => kinds.find((kind) => kind.name === name) as (typeof kinds)[number];
const boxes = Object.entries(gamePictures).flatMap(([game, { always }]) =>
  Object.entries(always).map(([what, box]) => ({ name: `${what} of ${game}`, box })),
);

/** With its ornaments. */
const maxNameplate = 72;

function paintedIn({ data, width: ofPicture }: Painted, [x, y, width, height]: Box): number {
  let painted = 0;
  for (let row = y; row < y + height; row++)
    for (let at = x; at < x + width; at++) if (data[(row * ofPicture + at) * 4 + 3]) painted++;
  return painted;
}

for (const event of broadcastEvents)
  test(`${event}: a match leaves the game free`, async ({ page }) => {
    const { window, cameras } = themes[event].layout;
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
      expect(paintedIn(await paint(page), window), `${language}: pixels in the window`).toBe(0);
      await showKind('cameras', language);
      const withCameras = await paint(page);
      expect(paintedIn(withCameras, window), `${language}: pixels in the window, with cameras`).toBe(0);
      for (const [left, top, width, height] of [cameras.camera1, cameras.camera2])
        expect(paintedIn(withCameras, [left, top, width, height - maxNameplate]), language).toBe(0);

      await showKind('open', language);
      const mask = maskOf(await paint(page));
      expect(mask.includes(1)).toBe(true);
      for (const { name, box } of boxes)
        expect(coveredOf(mask, box), `${language}: ${name}`).toBeLessThanOrEqual(0.02);
    }
  });
