import { timingSafeEqual } from 'node:crypto';
import { tagBytes } from './layout';

const text = new TextEncoder();

/** `2026-11-22`, of days since 1970-01-01. */
const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Whoever has a day's key can make and check the codes of that day, and learns nothing of other days or of the secret. */
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

/** Proves that a payload was made here for this team; `day` is the one that the payload names. */
export async function tagOf(secret: string, { teamSheetId, day, payload }: Tagged): Promise<Uint8Array> {
  const message = Uint8Array.from([...text.encode(teamSheetId), ...payload]);
  const whole = await crypto.subtle.sign('HMAC', await dayKey(secret, day), message);
  return new Uint8Array(whole, 0, tagBytes);
}

/** Takes the same time for any wrong tag. */
export const isTag = async (secret: string, tagged: Tagged, tag: Uint8Array): Promise<boolean> =>
  tag.length === tagBytes && timingSafeEqual(await tagOf(secret, tagged), tag);
