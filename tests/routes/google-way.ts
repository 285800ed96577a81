import { expect } from 'vitest';
import { newId } from '~/db/ids';
import { type Jar, locationOf, site, visit } from './account';

export const claims = (change: Record<string, unknown> = {}) => {
  const sub = newId();
  return { sub, email: `${sub}@gmail.example`, email_verified: true, name: 'ソラ', ...change };
};

/** From the link to where the provider sends back to, as a path of this site. */
export async function leave(jar: Jar, as: Record<string, unknown>, query = '') {
  const left = await visit(jar, `/auth/google${query}`);
  expect(left.status).toBe(302);
  const there = new URL(locationOf(left) ?? '');
  there.searchParams.set('as', JSON.stringify(as));
  const answer = await fetch(there, { redirect: 'manual' });
  const back = locationOf(answer) ?? '';
  expect(back).toMatch(new RegExp(`^${site}/auth/google/callback\\?`));
  return back.slice(site.length);
}
export const enter = async (jar: Jar, as: Record<string, unknown>, query = '') =>
  visit(jar, await leave(jar, as, query));
