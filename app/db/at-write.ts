import { sql } from 'drizzle-orm';

/** What a page found out may be over when it writes: the write itself asks, by the database's own clock. */
export const atWrite = sql`(unixepoch('subsec') * 1000)`;
