import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { roomOf } from '~/broadcast/room/room';
import type { Scene } from '~/broadcast/scene';
import { firstOf } from '~/broadcast/stream';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { ids } from '../world';
import { eachFile } from './each-file';
import { person, site } from './person';

export const page = `/admin/${ids.group}/streaming-input`;
export type Headers = Record<string, string>;
export const headersOf = async (email: string): Promise<Headers> => ({
  ...(await person(email)).headers,
  Origin: site,
});
export let admin: Headers;
export let moderator: Headers;
await eachFile(async () => {
  admin = await headersOf('host-admin@example.com');
  moderator = await headersOf('moderator@example.com');
});

export const post = (headers: Headers, fields: Record<string, string>, path = page) =>
  SELF.fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
export const press = (headers: Headers, act: string, fields: Record<string, string> = {}) =>
  post(headers, fields, `${page}/${act}`);
export const open = async (headers: Headers, query = '') =>
  (await SELF.fetch(site + page + query, { headers })).text();
export const desk = async () => {
  const state = await roomOf(env, firstOf(ids.group)).state(firstOf(ids.group), { id: 'test', name: 'Test' });
  if (!state) throw new Error('no room');
  return state;
};
/** The form as somebody who opened the page now would send it, with changes. */
export async function sheet(change: Record<string, string> = {}, seen?: Scene) {
  const draft = seen ?? (await desk()).desk.draft;
  return { ...deskValuesOf(draft), seen: JSON.stringify(draft), ...change };
}
export const revision = async () => String((await desk()).onAir.revision);
