import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'cookie';

/** How many sheets a device remembers: the cookie stays under 2 KB, so that every request stays small. */
const max = 20;
const name = 'team_keys';
const maxAgeSeconds = 400 * 24 * 60 * 60;

// Signed by itself and not as Remix would do it: devices hold such cookies for as long as that.
const sign = (secret: string, value: string) =>
  createHmac('sha256', secret).update(`team_keys:${value}`).digest('base64url').slice(0, 22);

/** Team sheet id → edit key, of the sheets this device submitted; nothing from a forged cookie. */
export function readEditKeys(secret: string, cookies: string | null): Map<string, string> {
  const [value = '', signature = ''] = (parse(cookies ?? '')[name] ?? '').split('!');
  const expected = Buffer.from(sign(secret, value));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return new Map();
  return new Map(
    value
      .split('~')
      .map((pair) => pair.split('.'))
      .filter((pair): pair is [string, string] => pair.length === 2 && pair.every(Boolean)),
  );
}

/** The Set-Cookie value that adds a sheet to those which a device may change; the oldest is forgotten. */
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

/** The Set-Cookie value after which a device may change these sheets alone. */
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
