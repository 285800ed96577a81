import type { Page } from '@playwright/test';
import { demoPassword } from '../world';

/** Signs a person of the demo world in, and comes to a page of theirs. */
export async function signIn(page: Page, email: string, to = '/') {
  await page.goto(`/sign-in?redirectTo=${encodeURIComponent(to)}`);
  const form = page.locator('main form').first();
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(demoPassword);
  await form.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname + url.search === to);
}
