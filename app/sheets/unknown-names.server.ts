import { sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { holdFreeName } from '~/db/free-names';
import { keysNamed, type MemberNameKind } from '~/pastes/known-members';
import { foldName } from '~/pokedex/name';

const maxSheets = 5000;
const maxFound = 300;
const maxListed = 50;

export interface UnknownName {
  kind: MemberNameKind;
  name: string;
  sheets: number;
  /** Keys it may mean; empty if unknown. */
  choices: readonly string[];
}

export const unknownNamesQuery = sql<Omit<UnknownName, 'choices'>>`
  select iif(typeof(part.key) = 'integer', 'move', part.key) as kind, part.atom as name,
    count(distinct sheet.id) as sheets
  from (select id, members from team_sheets
      where ${holdFreeName} and erased_at is null and withdrawn_at is null limit ${sql.raw(`${maxSheets}`)}) as sheet,
    json_tree(sheet.members) as part
  where part.type = 'text' and part.atom glob '*[^a-z0-9]*'
    and (typeof(part.key) = 'integer' or part.key in ('species', 'ability', 'item'))
  group by 1, 2 order by 3 desc, 1, 2 limit ${sql.raw(`${maxFound}`)}`;

/** Most used first. Names known by now are left out: `bringNamesHome` replaces them within minutes. */
export async function listUnknownNames(db: Database): Promise<UnknownName[]> {
  const rows = await db.all<Omit<UnknownName, 'choices'>>(unknownNamesQuery);
  const listed = new Map<string, UnknownName>();
  for (const row of rows) {
    const spelling = `${row.kind} ${foldName(row.name)}`;
    const known = listed.get(spelling);
    if (known) known.sheets += row.sheets;
    else listed.set(spelling, { ...row, choices: keysNamed(row.kind, row.name) });
  }
  return [...listed.values()]
    .filter(({ choices }) => choices.length !== 1)
    .sort((a, b) => b.sheets - a.sheets)
    .slice(0, maxListed);
}
