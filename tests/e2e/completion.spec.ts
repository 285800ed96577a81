import { expect, type Page, test } from './journey';
import { fillPlayer, hydrated, openForm } from './player-form';

const first = (page: Page) => page.locator('.combobox li').first();

async function write(page: Page, name: string, text: string) {
  const field = page.locator(`[name="members[0].${name}"]`);
  await field.click();
  await field.fill('');
  await field.pressSequentially(text);
}

test('what players write is completed, also once the network is gone', async ({ page, context }) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await write(page, 'species', '炎オガポン');
  await expect(first(page)).toContainText('オーガポン（かまどのめん）');
  await page.keyboard.press('Enter');
  await page.locator('summary', { hasText: '1匹目の持ち物' }).click();
  for (const [field, text, name] of [
    ['item', '珠', 'いのちのたま'],
    ['ability', 'かたや', 'かたやぶり'],
    ['moves[0]', '守る', 'まもる'],
  ] as const) {
    await write(page, field, text);
    await expect(first(page)).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page.locator(`[name="members[0].${field}"]`)).toHaveValue(name);
  }
  await context.setOffline(true);
  for (const [text, name] of [
    ['剣の舞', 'つるぎのまい'],
    ['jishin', 'じしん'],
    ['ﾏﾓﾙ', 'まもる'],
  ] as const) {
    await write(page, 'moves[1]', text);
    await expect(first(page)).toContainText(name);
  }
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/completion.png` });
});
