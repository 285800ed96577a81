import type { Database } from '~/db/client.server';
import type { Notice } from './notice';

/** May be called twice for a notice, also concurrently: deduplicates by its ID. Retried for a day if it throws. */
export type Teller = (notice: Notice, about: { db: Database; env: Env; now: Date }) => Promise<unknown>;
