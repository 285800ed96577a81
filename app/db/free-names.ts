import { sql } from 'drizzle-orm';

/**
 * Whether members hold a name as it was typed: a free name has a capital or a letter beyond ASCII (see pokedex/free-name),
 * keys have neither. The partial index on these rows is used by a query that says just this.
 */
export const holdFreeName = sql`replace(replace(members, 'teraType', ''), 'statAlignment', '') glob '*[^ -@[-~]*'`;
