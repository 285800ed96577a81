import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (editKey: string) => createHash('sha256').update(editKey).digest();

/** Keys are 130 random bits, so one round of SHA-256 is enough. */
export const hashEditKey = (editKey: string): string => digest(editKey).toString('base64url');

/** Compares in constant time. */
export function isEditKey(editKey: string, hash: string): boolean {
  const stored = Buffer.from(hash, 'base64url');
  return stored.length === 32 && timingSafeEqual(digest(editKey), stored);
}

/** HMAC of the submission key: a repeated POST gets the same edit key, which can't be forged without the secret. */
export const makeEditKey = (
  secret: string,
  { tournamentId, submissionKey }: { tournamentId: string; submissionKey: string },
): string => createHmac('sha256', secret).update(`edit:${tournamentId}:${submissionKey}`).digest('base64url');
