import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'cookie';

/** Sheets remembered by a device. Keeps the cookie, sent with every request, under 2 KB. */
const max = 20;
const name = 'team_keys';
const maxAgeSeconds = 400 * 24 * 60 * 60;

// Not Remix's signature: its format could change within the 400 days that devices hold these cookies.
const sign = (secret: string, value: string) =>
  createHmac('sha256', secret).update(`team_keys:${value}`).digest('base64url').slice(0, 22);

/** Maps team sheet IDs to edit keys, for the sheets submitted on this device. Empty if the cookie is forged. */
export function readEditKeys(secret: string, cookies: string | null): Map<string, string> {
  const [value = '', signature = ''] = (parse(cookies ?? '')[name] ?? '').split('!');
  const expected = Buffer.from(sign(secret, value));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return new Map();
  return new Map(
    value
      .split('~')
      .map((pair) => pair.split('.'))
      .filter((pair): pair is [string, string] => pair.length === 2 && pair.every(Boolean)),
  );
}

/** @returns a Set-Cookie value that adds a sheet to those the device may change, dropping the oldest beyond 20 */
export function editKeyCookie(
  secret: string,
  held: ReadonlyMap<string, string>,
  [id, key]: [id: string, key: string],
  secure: boolean,
): string {
  const keys = new Map(held);
  keys.delete(id);
  return editKeysCookie(secret, [...keys.set(id, key)].slice(-max), secure);
}

export function editKeysCookie(
  secret: string,
  held: Iterable<[id: string, key: string]>,
  secure: boolean,
): string {
  const value = [...held].map((pair) => pair.join('.')).join('~');
  const maxAge = value ? maxAgeSeconds : 0;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const;
  return serialize(name, `${value}!${sign(secret, value)}`, options);
}
