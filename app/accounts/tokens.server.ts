import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a cookie and in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: it is random, so one round of SHA-256 is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
