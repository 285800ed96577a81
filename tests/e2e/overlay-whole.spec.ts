import { broadcastEvents, playerEvents } from '../../app/broadcast/event';
import type { OnAirScene } from '../../app/broadcast/on-air';
import { arrangements, bestOfs, languageModes } from '../../app/broadcast/scene';
import { listFixtures } from '../../app/overlays/fixtures';
import { expect, type Page, test } from './journey';
import { openOverlay } from './overlay-pages';

const fixtures = listFixtures(Date.now()).filter(({ name }) => name !== 'idle');
const usual = fixtures[0]?.scene as OnAirScene;
const rounds = [
  { ja: '予選 12回戦', en: 'Swiss Round 12' },
  { ja: '3位決定戦', en: '3rd Place Match' },
  { ja: 'グランドファイナル', en: 'Grand Finals' },
];
const kindsWithRound = ['match', 'versus', 'startingSoon', 'nextMatch'] as const;
const scenes: { name: string; scene: OnAirScene }[] = [
  ...fixtures.flatMap(({ name, scene }) => (scene ? [{ name, scene }] : [])),
  ...kindsWithRound.flatMap((kind) =>
    rounds.map((round, at) => ({
      name: `${kind}, ${round.en}`,
      scene: { ...usual, kind, round, bestOf: bestOfs[at % bestOfs.length] ?? 3 },
    })),
  ),
];

/** Texts that are cut or leave their box. Languages that take turns count as shown. */
const brokenIn = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const lines = [
      ...document.querySelectorAll<HTMLElement>('#stage .fit > span, #stage .score, #stage .record'),
    ];
    return lines.flatMap((line) => {
      const { overflow, fontSize, webkitLineClamp, writingMode } = getComputedStyle(line);
      const isVertical = writingMode.startsWith('vertical');
      const size = Number.parseFloat(fontSize);
      const text = line.textContent ?? '';
      const hider = line.closest<HTMLElement>('.about');
      const isHidden =
        !text ||
        line.clientHeight < 4 ||
        (hider && line.offsetTop - hider.offsetTop > hider.clientHeight / 2);
      if (isHidden || line.closest('.handle, .leaving')) return [];
      const over = [line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight];
      if (isVertical) over.reverse();
      const isCut =
        overflow === 'hidden' &&
        ((over[0] ?? 0) > 1 || (webkitLineClamp !== 'none' && (over[1] ?? 0) > size / 2));
      const face = (line.closest('h2, h3, .face') ?? document.documentElement).getBoundingClientRect();
      range.selectNodeContents(line);
      const isOutside = [...range.getClientRects()].some(({ left, top, right, bottom, height }) => {
        // Lines are higher than their letters.
        const air = isVertical ? 0 : Math.max(0, (height - 0.95 * size) / 2);
        const out = [face.left - left, face.top - top - air, right - face.right, bottom - air - face.bottom];
        return Math.max(...out) > 1.5;
      });
      return isCut || isOutside ? [`${text} is ${isCut ? 'cut' : 'outside'} at ${size}px`] : [];
    });
  });

/** Sheets of a Pokémon whose lines are higher than their card. */
const overfullIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#stage .card .face')].flatMap((face) => {
      const over = face.scrollHeight - face.clientHeight;
      // Heights are rounded.
      return over > 1 ? [`${face.textContent} is ${over}px too high`] : [];
    }),
  );

/** Names that do not stand in the middle of their row, in either language. */
const crookedIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#stage .chip .species')].flatMap((name) => {
      const row = name.closest('.face')?.getBoundingClientRect();
      const { top, bottom } = name.getBoundingClientRect();
      // Below its sign, a name is not in the middle.
      if (!row || row.width < 1.8 * row.height) return [];
      const off = (top + bottom - row.top - row.bottom) / 2;
      return Math.abs(off) > 4 ? [`${name.textContent} is ${Math.round(off)}px off`] : [];
    }),
  );

for (const overlay of [...broadcastEvents, ...playerEvents.map((event) => `players/${event}`)])
  test(`${overlay}: every text is whole, within its box`, async ({ page }) => {
    const show = await openOverlay(page, `/broadcast/${overlay}`);
    const isOfPlayers = overlay.startsWith('players/');
    for (const { name, scene } of scenes.filter(({ scene }) => !isOfPlayers || scene.kind === 'match'))
      for (const arrangement of scene.kind === 'match' && !isOfPlayers ? arrangements : (['frame'] as const))
        for (const language of languageModes) {
          await show({ ...scene, arrangement, language, ticker: ['応援ありがとうございます'] });
          expect(await brokenIn(page), `${name}, ${arrangement}, ${language}`).toEqual([]);
          expect(await overfullIn(page), `${name}, ${arrangement}, ${language}`).toEqual([]);
          expect(await crookedIn(page), `${name}, ${arrangement}, ${language}`).toEqual([]);
        }
  });
