import { sql } from 'drizzle-orm';
import { hiddenName } from '~/text/nameless';
import { teamSheets } from './schema';

/**
 * A sheet's display name for everybody: what leaves the database for other eyes than its player's and the staff's is this.
 * A name that was taken down is hidden as long as it stands there; another one that comes in its place is shown.
 */
export const shownName = sql<string>`case when ${teamSheets.displayName} = ${teamSheets.hiddenName}
  then ${sql.raw(`'${hiddenName}'`)} else ${teamSheets.displayName} end`;

/** How that is said; of a hidden name nothing. */
export const shownSaidName = sql<string>`case when ${teamSheets.displayName} = ${teamSheets.hiddenName}
  then '' else ${teamSheets.saidName} end`;
