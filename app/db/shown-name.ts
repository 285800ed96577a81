import { sql } from 'drizzle-orm';
import { hiddenName } from '~/text/nameless';
import { teamSheets } from './schema';

/** Public display name of a sheet, for all but its player and staff. A moderated name is hidden until it is replaced. */
export const shownName = sql<string>`case when ${teamSheets.displayName} = ${teamSheets.hiddenName}
  then ${sql.raw(`'${hiddenName}'`)} else ${teamSheets.displayName} end`;

/** Public pronunciation of the name; empty for a hidden name. */
export const shownSaidName = sql<string>`case when ${teamSheets.displayName} = ${teamSheets.hiddenName}
  then '' else ${teamSheets.saidName} end`;
