import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (editKey: string) => createHash('sha256').update(editKey).digest();

/** What is stored of an edit key. Keys are 130 random bits, so one round of SHA-256 is enough. */
export const hashEditKey = (editKey: string): string => digest(editKey).toString('base64url');

/** Whether a key opens the sheet with this hash; takes the same time for any wrong key. */
export function isEditKey(editKey: string, hash: string): boolean {
  const stored = Buffer.from(hash, 'base64url');
  return stored.length === 32 && timingSafeEqual(digest(editKey), stored);
}

/** The same for a repeated POST, and made by nobody without the secret. */
export const makeEditKey = (
  secret: string,
  { tournamentId, submissionKey }: { tournamentId: string; submissionKey: string },
): string => createHmac('sha256', secret).update(`edit:${tournamentId}:${submissionKey}`).digest('base64url');
