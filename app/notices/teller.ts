import type { Database } from '~/db/client.server';
import type { Notice } from './notice';

/**
 * Delivers notices to one channel. It may be called twice for a notice, also concurrently, and deduplicates by the
 * notice's ID. If it throws, it is called again minutes later, for a day.
 */
export type Teller = (notice: Notice, about: { db: Database; env: Env; now: Date }) => Promise<unknown>;
