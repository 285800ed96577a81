import { timingSafeEqual } from 'node:crypto';
import { tagBytes } from './layout';

const text = new TextEncoder();

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** A day's key can sign and verify only that day's codes, and reveals neither the secret nor other keys. */
async function dayKey(secret: string, day: number): Promise<CryptoKey> {
  const source = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveKey']);
  const hash = 'SHA-256';
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash, salt: text.encode('sixsheet sheet code'), info: text.encode(dateOf(day)) },
    source,
    { name: 'HMAC', hash, length: 256 },
    false,
    ['sign'],
  );
}

interface Tagged {
  teamSheetId: string;
  day: number;
  payload: Uint8Array;
}

/** HMAC over the team's ID and the payload; `day` is the payload's. */
export async function tagOf(secret: string, { teamSheetId, day, payload }: Tagged): Promise<Uint8Array> {
  const message = Uint8Array.from([...text.encode(teamSheetId), ...payload]);
  const whole = await crypto.subtle.sign('HMAC', await dayKey(secret, day), message);
  return new Uint8Array(whole, 0, tagBytes);
}

/** Compares in constant time. */
export const isTag = async (secret: string, tagged: Tagged, tag: Uint8Array): Promise<boolean> =>
  tag.length === tagBytes && timingSafeEqual(await tagOf(secret, tagged), tag);
