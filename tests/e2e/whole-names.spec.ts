import { bracketedIn, plainName } from '../../app/pokedex/name';
import { speciesNames } from '../../app/pokedex/species-names';
import { ids } from '../world';
import { expect, type Page, test } from './journey';

/** Words of names that go on to another line in their middle, or leave the page. */
const brokenIn = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('.species-name')].flatMap((name) => {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { height, right } = range.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(node.parentElement as Element).fontSize);
          if (height > 1.9 * size || right > innerWidth) broken.push(word);
        }
      return broken;
    });
  });

test('no name of a Pokémon is broken in its middle, on the narrowest of phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['', '/en'])
    for (const path of ['/', '/posts', `/tournaments/${ids.ended}`, `/tournaments/${ids.ended}/stats`]) {
      await page.goto(language + path);
      expect(await page.locator('.species-name').count(), path).toBeGreaterThan(5);
      expect(await brokenIn(page), language + path).toEqual([]);
    }
  // Every name there is, in the cards of the shared teams.
  await page.goto('/posts');
  const names = Object.values(speciesNames).flatMap(({ ja, en }) => [ja, en]);
  const shown = [...new Set(names)].map((name) => [plainName(name), bracketedIn(name) ?? '']);
  await page.evaluate((all) => {
    const name = document.querySelector('.team-of-six .team-name > .species-name') as HTMLElement;
    const form = document.querySelector('.form-name')?.cloneNode() as HTMLElement;
    const item = name.closest('li') as HTMLElement;
    item.parentElement?.replaceChildren(
      ...all.map(([plain, bracketed]) => {
        const copy = item.cloneNode(true) as HTMLElement;
        const line = copy.querySelector('.species-name') as HTMLElement;
        const formLine = form.cloneNode() as HTMLElement;
        formLine.textContent = bracketed ?? '';
        line.replaceChildren(plain ?? '', ...(bracketed ? [formLine] : []));
        return copy;
      }),
    );
  }, shown);
  const wide = (await brokenIn(page)).filter((word) => !/の(すがた|かた|めん)|フォルム|・/.test(word));
  expect(wide).toEqual([]);
});
