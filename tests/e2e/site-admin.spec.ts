import { officialRows, type PageRow, pageText } from '../regulations/lists/pasted-lists';
import { expectForEveryone } from './accessibility';
import { expect, type Page, test } from './journey';
import { signIn } from './person';

/** M-C as an official page has it, with a Pokémon, a Mega Stone and an item that nobody knows, and without one of each. */
function nextPage(locale: 'ja' | 'en'): string {
  const { pokemon, items } = officialRows('champions-m-c', locale);
  const isJa = locale === 'ja';
  const species: PageRow = { name: isJa ? 'フーモン' : 'Foomon', num: 1030, types: [] };
  const stone: PageRow = { name: isJa ? 'コータスナイト' : 'Torkoalite' };
  const item: PageRow = { name: isJa ? 'なぞのいし' : 'Mystery Rock' };
  const text = pageText(
    locale,
    'cards',
    pokemon.toSpliced(9, 1, species),
    items.toSpliced(9, 1, stone, item),
  );
  return isJa ? `${text}\nだれも知らない行` : text;
}

/** Pastes both lists: `fill` brings text line by line, which takes four seconds for each where a paste takes none. */
async function paste(page: Page) {
  for (const locale of ['ja', 'en'] as const)
    await page.locator(`#${locale}`).evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text;
    }, nextPage(locale));
}

for (const prefix of ['/ja', '/en'])
  test(`pasted lists are looked through by everyone ${prefix} without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'ja-JP', javaScriptEnabled: false });
    const page = await context.newPage();
    await signIn(page, 'site-admin@example.com', '/admin/regulations');
    await page.goto(`${prefix}/admin/regulations/new`);
    await paste(page);
    await page.locator('button[value=check]').first().click();
    // Nothing is left to do but to press once more.
    await expect(page.locator('button[value=save]').first()).toBeInViewport();
    await expect(page.locator('.new-name')).toHaveCount(3);
    await expect(page.locator('.unmatched li')).toHaveCount(1);
    // Only what fits its kind is asked: whose a stone is, and not whose an item is.
    const stone = page.locator('.new-name', { hasText: 'コータスナイト' });
    await expect(stone.locator('.for-of input')).toBeVisible();
    await stone.locator('select').first().selectOption('item');
    await expect(stone.locator('.for-of input')).toBeHidden();
    await context.close();
  });

for (const prefix of ['/ja', '/en'])
  test(`what was read of pasted lists can be used by everyone ${prefix}`, async ({ page }) => {
    await signIn(page, 'site-admin@example.com', '/admin/regulations');
    await page.goto(`${prefix}/admin/regulations/new`);
    await paste(page);
    await page.locator('button[value=check]').first().click();
    await page.locator('main details').evaluateAll((all) => {
      for (const element of all) (element as HTMLDetailsElement).open = true;
    });
    await expectForEveryone(page);
  });
