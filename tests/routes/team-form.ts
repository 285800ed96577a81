import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { newId } from '~/db/ids';
import { ids } from '../world';
import { typedSix } from './typed-six';

export const site = 'https://sixsheet.test';
export const open = `/team-submit/ots/${ids.open}`;

/** A person for each form: the same IDs once more would be asked about. */
export const goodFields = (submissionKey = newId()): Record<string, string> => ({
  displayName: 'ハルカ𩸽',
  discordId: `haruka_vgc.${submissionKey.slice(-8)}`,
  twitterId: '＠haruka_vgc',
  tonamelId: `H${submissionKey.slice(-7)}`,
  submissionKey,
  ...typedSix,
});

export const get = (path: string, cookie = '') =>
  SELF.fetch(site + path, { redirect: 'manual', headers: { Cookie: cookie } });
export function post(
  path: string,
  fields: Record<string, string>,
  { cookie = '', image }: { cookie?: string; image?: File } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (image) body.set('image', image);
  return SELF.fetch(site + path, { method: 'POST', body, redirect: 'manual', headers: { Cookie: cookie } });
}
export { mainOf as main } from './main-of';
export const cookieOf = (response: Response) =>
  (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
export const count = async (submissionKey: string) =>
  (
    await env.DB.prepare('select count(*) as n from team_sheets where submission_key = ?')
      .bind(submissionKey)
      .first<{ n: number }>()
  )?.n;

export async function submitted(fields = goodFields()) {
  const response = await post(open, { ...fields, intent: 'submit' });
  expect(response.status).toBe(302);
  const location = response.headers.get('Location') ?? '';
  return { cookie: cookieOf(response), id: /teams\/(\w+)\//.exec(location)?.[1] ?? '', location };
}
