import type { Database } from '~/db/client.server';
import type { Notice } from './notice';

/**
 * Whoever passes notices on. It may be called twice with the same one, also at the same time, and keeps what it did under the
 * notice's id; what it throws has it called again minutes later, for a day.
 */
export type Teller = (notice: Notice, about: { db: Database; env: Env; now: Date }) => Promise<unknown>;
