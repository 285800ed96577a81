import { sql } from 'drizzle-orm';
import { hiddenName } from '~/text/nameless';
import { teamSheets } from './schema';

/** Public display name of a sheet, for all but its player and staff. A moderated name is hidden until it is replaced. */
export const publicName = sql<string>`case when ${teamSheets.displayName} = ${teamSheets.hiddenName}
  then ${sql.raw(`'${hiddenName}'`)} else ${teamSheets.displayName} end`;

export const publicSaidName = sql<string>`case when ${teamSheets.displayName} = ${teamSheets.hiddenName}
  then '' else ${teamSheets.saidName} end`;
