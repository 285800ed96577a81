import { ids } from '../world';
import { expectForEveryone } from './accessibility';
import { expect, test } from './journey';
import { signIn } from './person';

/** Heights in px at 390 px: at most half of what these pages once were. What is rarely wanted is folded. */
const heights: [path: string, max: number][] = [
  ['', 3836],
  ['/stats/champions-m-c', 3557],
  [`/tournaments/${ids.ended}/stats`, 3557],
  ['/guide', 960],
  ['/guide/players', 3780],
  ['/guide/organizers', 2724],
  ['/guide/judges', 2055],
  ['/guide/casters', 2467],
];

for (const prefix of ['/ja', '/en'])
  for (const person of ['a guest', 'haruka@example.com'])
    test(`pages stay short for ${person}: ${prefix}`, async ({ page }) => {
      const isGuest = person === 'a guest';
      if (!isGuest) await signIn(page, person);
      for (const [path, max] of isGuest ? heights : [['/mypage', 2710] as const]) {
        await page.goto(prefix + path);
        // Other tests enter teams for this player, make them staff and announce. The demo's teams have its IDs.
        const height = await page.evaluate(() => {
          const added = document.querySelectorAll(
            '.my-page > h1 + .notice, .my-page-day > :not(.today-card)',
          );
          for (const each of added) each.remove();
          for (const team of document.querySelectorAll('.own-teams > li'))
            if (!team.querySelector('[id^="team-haruka"]')) team.remove();
          return document.documentElement.scrollHeight;
        });
        expect([path, height <= max, height]).toEqual([path, true, height]);
        await expectForEveryone(page);
      }
    });
