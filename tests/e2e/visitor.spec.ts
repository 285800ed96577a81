import { expect, test } from '@playwright/test';

test('a visitor opens the tournament list', async ({ page }) => {
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('大会一覧');
});
