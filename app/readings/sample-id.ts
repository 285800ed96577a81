import { createHmac } from 'node:crypto';
import { idFromBytes } from '~/db/ids';

/** HMAC of the reading's ID: only the secret links a sample to its reading, so that both can be deleted. */
export const sampleIdOf = (secret: string, readingId: string): string =>
  idFromBytes(createHmac('sha256', secret).update(`sample:${readingId}`).digest());
