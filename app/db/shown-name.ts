import { type SQLWrapper, sql } from 'drizzle-orm';
import { hiddenName } from '~/text/nameless';
import { teamSheets } from './schema';

/** Public display name of a sheet, for all but its player and staff. A moderated name is hidden until it is replaced. */
export const publicName = sql<string>`case when ${teamSheets.displayName} = ${teamSheets.hiddenName}
  then ${sql.raw(`'${hiddenName}'`)} else ${teamSheets.displayName} end`;

export const publicSaidName = sql<string>`case when ${teamSheets.displayName} = ${teamSheets.hiddenName}
  then '' else ${teamSheets.saidName} end`;

/** A column of the sheet with this ID, for queries about rows that name a sheet; null if there is none. */
export const sheetField = (id: SQLWrapper, column: 'display_name' | 'tonamel_id' | 'submission_key') =>
  sql<string | null>`(select s.${sql.raw(column)} from team_sheets s where s.id = ${id})`;
