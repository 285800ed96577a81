import { sql } from 'drizzle-orm';

/** The database's clock, in ms. A guarded write repeats the page's check with it, as time may have run out since. */
export const atWrite = sql`(unixepoch('subsec') * 1000)`;
