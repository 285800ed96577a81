import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { eachFile } from './each-file';
import { person, site } from './person';
import { typedSix } from './typed-six';

export const db = openDatabase(env.DB);

const people = new Map<string, ReturnType<typeof person>>();
await eachFile(async () => people.clear());
/** The headers of somebody of the world, who is signed in once; nobody's without a name. */
export async function headersOf(who: string): Promise<Record<string, string>> {
  if (!who) return {};
  const known = people.get(who) ?? person(`${who}@example.com`);
  people.set(who, known);
  return (await known).headers;
}

export const get = async (path: string, who = '', headers: Record<string, string> = {}) =>
  SELF.fetch(site + path, { redirect: 'manual', headers: { ...(await headersOf(who)), ...headers } });

export async function send(
  path: string,
  fields: Record<string, string>,
  who = '',
  more: { files?: File[]; json?: boolean } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of more.files ?? []) body.append('upload', file);
  const headers = {
    ...(await headersOf(who)),
    Origin: site,
    ...(more.json && { Accept: 'application/json' }),
  };
  return SELF.fetch(site + path, { method: 'POST', body, redirect: 'manual', headers });
}

/** A white picture. */
export const picture = (width = 320, height = 200) =>
  new File([new Uint8Array(PNG.sync.write(new PNG({ width, height })))], 'team.png', { type: 'image/png' });
/** The fields of a post that nothing is wrong with, changed. */
export const good = (change: Record<string, string> = {}) => ({
  submissionKey: newId(),
  title: '雨のなかのガブリアス',
  description: '1行目\r\n2行目 https://example.com/a',
  rule: 'double',
  regulation: 'レギュI',
  externalUrl: 'https://example.com/article',
  imageUrl: 'https://pictures.example/team.png',
  finalRank: '',
  ...typedSix,
  ...change,
});
export { mainOf as main } from './main-of';
export const idOf = (response: Response) =>
  /post\/(\w{26})/.exec(response.headers.get('Location') ?? '')?.[1] ?? '';
export const row = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<Record<string, unknown>>();
export const decide = (postId: string, version: number, fields: Record<string, string>) =>
  send('/admin/posts', { postId, version: String(version), ...fields }, 'site-admin');

export async function written(change: Record<string, string> = {}, who = 'kenta') {
  const response = await send('/post', good(change), who);
  expect(response.status).toBe(302);
  return idOf(response);
}
