import { ids } from '../world';
import { expectForEveryone } from './accessibility';
import { expect, test } from './journey';
import { signIn } from './person';

test('a table is copied at a press, and pasted back it changes nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'host-admin@example.com', `/en/admin/${ids.group}/tournaments/${ids.ended}/result`);
  await page.getByRole('button', { name: 'Copy table' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]?.trim().split('\t')).toEqual([
    ...['Place', 'Player', 'Tonamel ID', 'Wins', 'Losses', 'Ties', 'Dropped', 'Disqualified'],
  ]);
  // And straight back: nothing would change.
  await page.getByRole('link', { name: 'Paste results' }).click();
  await page.getByLabel('What to paste').fill(copied);
  await page.getByRole('button', { name: 'Check before saving' }).click();
  await expect(page.getByText('There is nothing to change.')).toBeVisible();
});

test('a team goes to PokePaste by its form', async ({ page, context }) => {
  let sent = '';
  await context.route('https://pokepast.es/**', async (route) => {
    sent = route.request().postData() ?? '';
    await route.fulfill({ contentType: 'text/html', body: '<title>made</title>' });
  });
  await page.goto(`/en/teams/${ids.haruka}/text`);
  await expectForEveryone(page, { inBoth: false });
  const [made] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Send to PokePaste' }).click(),
  ]);
  await expect(made).toHaveTitle('made');
  const form = new URLSearchParams(sent);
  expect([...form.keys()]).toEqual(['title', 'author', 'notes', 'paste']);
  // As a browser sends lines of a form, and as PokePaste parts its Pokémon.
  expect(
    form
      .get('paste')
      ?.split('\r\n\r\n')
      .filter((each) => each.trim()),
  ).toHaveLength(6);
});
