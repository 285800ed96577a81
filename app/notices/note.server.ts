import { type SQL, sql } from 'drizzle-orm';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import type { RecordedKind } from '~/db/notice-kind';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { matches, notices } from '~/db/schema';
import { currentRun } from '~/log/run.server';
import { type RoundSubject, roundKey, sameBroadcastMs } from './notice';

interface NoticeColumns {
  kind: RecordedKind;
  groupId: SQL;
  tournamentId: SQL;
  teamSheetId?: SQL;
  occasion: SQL;
  happenedAt: SQL;
  from: SQL;
  where: SQL;
}

/** Transactional outbox: runs in the batch of the write it reports, at most once for each row of `from`. */
export function recordNotice(db: Database, columns: NoticeColumns) {
  const run = currentRun();
  if (run) run.hasNews = true;
  return db
    .insert(notices)
    .select(
      sql`select null, ${columns.kind}, ${columns.groupId}, ${columns.tournamentId}, ${columns.teamSheetId ?? sql`null`},
        ${columns.occasion}, ${columns.happenedAt}, ${atWrite}, ${atWrite} from ${columns.from} where ${columns.where}`,
    )
    .onConflictDoNothing();
}

const isShown = sql`(t.published_at <= ${atWrite} and (t.archived_at is null or t.archived_at > ${atWrite}))`;

const noteSheet = (
  db: Database,
  kind: 'sheet.submitted' | 'sheet.corrected',
  { occasion, where }: { occasion: SQL; where: SQL },
) =>
  recordNotice(db, {
    kind,
    groupId: sql`t.group_id`,
    tournamentId: sql`t.id`,
    teamSheetId: sql`s.id`,
    occasion,
    happenedAt: sql`coalesce(s.revised_at, s.submitted_at)`,
    from: sql`team_sheets s join tournaments t on t.id = s.tournament_id`,
    where: sql`${where} and ${isShown}`,
  });

/** Follows the insert of a sheet with this ID, which may have been refused. */
export const noteSubmitted = (db: Database, id: string) =>
  noteSheet(db, 'sheet.submitted', { occasion: sql`s.id`, where: sql`s.id = ${id}` });

/** Follows the write of a revision, which may have been refused, or be no correction. */
export const noteCorrected = (db: Database, id: string, revision: number, now: Date) =>
  noteSheet(db, 'sheet.corrected', {
    occasion: sql`s.id || '/' || s.revision`,
    where: sql`s.id = ${id} and s.revision = ${revision} and s.corrected_at = ${now.getTime()}`,
  });

interface OnAir {
  groupId: string;
  stream: number;
  tournamentId: string | null;
}

/** Follows a take: the stream shows something, of this tournament if it is the group's own. */
export function noteOnAir(db: Database, { groupId, stream, tournamentId }: OnAir, now: Date) {
  const what = `${groupId}/${stream}/${tournamentId ?? ''}/`;
  return recordNotice(db, {
    kind: 'broadcast.on_air',
    groupId: sql`g.id`,
    tournamentId: sql`(select t.id from tournaments t where t.id = ${tournamentId} and t.group_id = g.id)`,
    occasion: sql`${what + now.getTime()}`,
    happenedAt: sql`${now.getTime()}`,
    from: sql`groups g`,
    where: sql`g.id = ${groupId} and not exists (select 1 from notices n where n.group_id = g.id
      and n.kind = 'broadcast.on_air' and n.happened_at > ${now.getTime() - sameBroadcastMs}
      and substr(n.occasion, 1, ${what.length}) = ${what})`,
  });
}

/** Precedes the write that makes this version of a round, on the same condition. */
export const noteRound = (db: Database, subject: RoundSubject & { version: number }, where: SQL) =>
  recordNotice(db, {
    kind: 'round.published',
    groupId: sql`t.group_id`,
    tournamentId: sql`t.id`,
    occasion: sql`${roundKey(subject) + subject.version}`,
    happenedAt: atWrite,
    from: sql`tournaments t`,
    where: sql`t.id = ${subject.tournamentId} and ${where} and ${isShown}`,
  });

/** Precedes the write that makes this revision of a match, on the same condition. */
export const noteMatch = (
  db: Database,
  match: RoundSubject & { id: string; revision: number },
  where: SQL | undefined,
) =>
  recordNotice(db, {
    kind: 'match.reported',
    groupId: sql`t.group_id`,
    tournamentId: sql`t.id`,
    occasion: sql`${`${roundKey(match)}${match.id}/${match.revision}`}`,
    happenedAt: atWrite,
    from: sql`${matches} join tournaments t on t.id = ${matches.tournamentId}`,
    where: sql`${where} and ${isShown}`,
  });

export const outdatedNotices: readonly OutdatedTable[] = [
  { table: notices, key: notices.id, since: notices.createdAt, keptMs: retention.notices },
];
