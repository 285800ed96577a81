import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { type BroadcastEvent, broadcastEvents, playerEvents } from '../../app/broadcast/event';
import type { Painted } from './silhouette';
import { loudColor, type Takes } from './texts';

/** A kind of picture to compare between events. `fixture`: index in the list of fixtures. */
export interface Kind {
  name: string;
  fixture: number;
  events: readonly BroadcastEvent[];
  query: string;
}
const kind = (name: string, fixture: number, query = ''): Kind => ({
  ...{ name, fixture, query },
  events: broadcastEvents,
});

export const kinds: readonly Kind[] = [
  kind('frame', 2, '&arrangement=frame'),
  kind('cameras', 2, '&arrangement=cameras'),
  kind('typed', 24, '&arrangement=frame'),
  kind('open', 2, '&arrangement=open'),
  kind('battle', 16, '&arrangement=frame'),
  kind('about', 17, '&arrangement=frame'),
  kind('versus', 4),
  kind('teams', 5),
  kind('soon', 7),
  kind('break', 8),
  kind('standings', 9),
  kind('kp', 12),
  kind('winner', 10),
  kind('next', 13),
  kind('bracket', 15),
  { name: 'players', fixture: 2, events: playerEvents, query: '' },
];

export const languages = ['ja', 'en', 'both'] as const;
export type Language = (typeof languages)[number];

export const addressOf = (
  origin: string,
  { name, fixture, query }: Kind,
  event: string,
  language: Language,
) =>
  `${origin}/broadcast/${name === 'players' ? 'players/' : ''}${event}?preview=1&fixture=${fixture}&motion=0&lang=${language}${query}`;

/** Opens a picture without the preview's controls and checkered background. */
export async function showPicture(page: Page, address: string) {
  // Retries: a busy machine may drop a request.
  for (let tries = 0; tries < 3; tries++) {
    const response = await page.goto(address).catch(() => null);
    if (response?.ok() && (await page.locator('#stage').count()) > 0) break;
  }
  await page.evaluate(async () => {
    for (const helper of document.querySelectorAll('.switch, .safe-area')) helper.remove();
    document.documentElement.classList.remove('preview');
    await document.fonts.ready;
  });
}

export async function paint(page: Page): Promise<Painted> {
  const { width, height, data } = PNG.sync.read(await page.screenshot({ omitBackground: true }));
  return { width, height, data: new Uint8Array(data) };
}

/** Takes screenshots over a uniform background. @param brightness 0–255 */
export async function takesOver(page: Page, brightness: number): Promise<Takes> {
  const takeWith = async (letters: string) => {
    await page.evaluate(
      ([shade, name]) => {
        document.documentElement.style.background = `rgb(${shade} ${shade} ${shade})`;
        document.documentElement.dataset.letters = name;
      },
      [String(brightness), letters] as const,
    );
    return paint(page);
  };
  return { seen: await takeWith(''), blank: await takeWith('blank'), loud: await takeWith('loud') };
}

/** Removes the backgrounds, which a crew may replace by its own. */
export const clearGround = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.background = '';
    document.documentElement.dataset.letters = '';
    for (const ground of document.querySelectorAll('.ground')) ground.remove();
  });

/** Styles for the takes with blank and loud letters. */
export const lettersStyle = `
  [data-letters="blank"] #stage * { color: transparent !important; -webkit-text-stroke-color: transparent !important }
  [data-letters="loud"] #stage * { color: rgb(${loudColor.join(' ')}) !important }`;
