import { SELF } from 'cloudflare:test';
import { expect } from 'vitest';
import { ids } from '../world';
import { moderator, page, post } from './broadcast-form';
import { site } from './person';

export const controlAddress = `${site}/api/v1/groups/${ids.group}/broadcast`;

/** Made on the settings page, as a crew makes it. */
export async function makeToken(name: string): Promise<string> {
  const answer = await post(moderator, { intent: 'make', name }, `${page}/settings`);
  expect(answer.status).toBe(201);
  return /readonly=""[^>]*value="([\w-]{43})"/i.exec(await answer.text())?.[1] ?? '';
}

export async function makeControl(name: string) {
  const token = await makeToken(name);
  const send = (act: string, init: RequestInit) =>
    SELF.fetch(`${controlAddress}/${act}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, ...init.headers },
    });
  return {
    token,
    get: (act: string, headers: Record<string, string> = {}) => send(act, { headers }),
    press: (act: string, values: object = {}) =>
      send(act, {
        method: 'POST',
        body: JSON.stringify(values),
        headers: { 'Content-Type': 'application/json' },
      }),
  };
}
