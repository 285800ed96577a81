import { sql } from 'drizzle-orm';

/**
 * Whether members hold a free name: it has a capital or a letter beyond ASCII (see pokedex/free-name), which keys
 * never have. The partial index on these rows is only used by queries with exactly this condition.
 */
export const holdFreeName = sql`replace(replace(members, 'teraType', ''), 'statAlignment', '') glob '*[^ -@[-~]*'`;
