import { createHmac } from 'node:crypto';
import { idOf } from '~/db/ids';

/** Derived from the reading's ID: only with the secret can the sample of a reading be found, to be deleted with it. */
export const sampleIdOf = (secret: string, readingId: string): string =>
  idOf(createHmac('sha256', secret).update(`sample:${readingId}`).digest());
