import type { Cookie, Page } from '@playwright/test';
import { demoPassword } from '../world';
import { expect } from './journey';

/** Whom this worker's site knows already: the cookie of each, by email address. */
const sessions = new Map<string, Cookie>();

/** Has a person of the demo world signed in, by the form's request and once a worker, and comes to a page of theirs. */
export async function signIn(page: Page, email: string, to?: string) {
  const held = sessions.get(email);
  if (held) await page.context().addCookies([held]);
  else sessions.set(email, await openSession(page, email));
  if (to === undefined) return;
  await page.goto(to);
  expect(page.url()).toBe(new URL(to, page.url()).href);
}

/** Signs in for a test that ends its session, which is nobody else's. */
export async function openSession(page: Page, email: string, password = demoPassword): Promise<Cookie> {
  const form = { email, password };
  const answer = await page.request.post('/sign-in', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'session') as Cookie;
}
