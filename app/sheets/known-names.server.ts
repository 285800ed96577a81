import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { holdFreeName } from '~/db/free-names';
import { listed } from '~/db/listed';
import { teamSheets } from '~/db/schema';
import { findNote, noteDown } from '~/log/notes.server';
import { knownMembers } from '~/pastes/known-members';
import type { TeamMember } from '~/pokedex/member';
import { noteChanges } from '~/tournaments/tournament.server';

const sheetsAtOnce = 300;
// A bound value may be 2 MB; six members with the longest names, before and after, take at most 80 KB a sheet.
const writtenAtOnce = 20;

/** Reads sheets with unresolved names through a partial index, in the order of their IDs. */
export const freeNamesQuery = (db: Database, after: string) =>
  db
    .select({ id: teamSheets.id, members: sql<string>`members` })
    .from(teamSheets)
    .where(and(holdFreeName, gt(teamSheets.id, after)))
    .orderBy(asc(teamSheets.id))
    .limit(sheetsAtOnce);

/**
 * Runs every few minutes: replaces names stored as typed by their keys once a regulation or a deployment adds them.
 * This is neither a revision nor a correction, and the history keeps the original text. A cursor cycles through all of
 * these sheets, so that names that stay unknown don't starve the rest.
 * @returns IDs of the changed sheets
 */
export async function bringNamesHome(db: Database, now: Date): Promise<string[]> {
  const after = (await findNote(db, 'freeNames'))?.after ?? '';
  const sheets = await freeNamesQuery(db, after);
  const changed = sheets.flatMap(({ id, members }) => {
    const typed = JSON.parse(members) as TeamMember[];
    const known = JSON.stringify(knownMembers(typed));
    return known === JSON.stringify(typed) ? [] : [{ id, members, known }];
  });
  if (changed.length > 0) await writeKnown(db, changed);
  const next = sheets.length < sheetsAtOnce ? '' : (sheets.at(-1)?.id ?? '');
  if (next !== after) await noteDown(db, 'freeNames', { after: next }, now);
  return changed.map(({ id }) => id);
}

interface Changed {
  id: string;
  /** The exact JSON that was read. */
  members: string;
  known: string;
}

/** Compare-and-set on `members`, so that no concurrent write is lost. Erased sheets keep no typed names. */
async function writeKnown(db: Database, changed: readonly Changed[]) {
  const ids = changed.map(({ id }) => id);
  const counted = noteChanges(
    db,
    sql`id in (select tournament_id from team_sheets where id in ${listed(ids)})`,
  );
  const starts = changed.flatMap((_, at) => (at % writtenAtOnce === 0 ? [at] : []));
  const writes = starts.map((at) => writeQuery(db, changed.slice(at, at + writtenAtOnce)));
  await db.batch([counted, ...writes]);
}

export const writeQuery = (db: Database, changed: readonly Changed[]) =>
  db
    .update(teamSheets)
    .set({
      members: sql`home.value ->> 'known'`,
      typedMembers: sql`case when erased_at is null then coalesce(typed_members, members) end`,
    })
    .from(sql`json_each(${JSON.stringify(changed)}) as home`)
    .where(sql`team_sheets.id = home.value ->> 'id' and team_sheets.members = home.value ->> 'members'`);
