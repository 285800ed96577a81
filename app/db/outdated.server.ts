import { inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.server';
import { retention } from './retention';
import {
  attempts,
  challenges,
  earlierEmails,
  groupTokens,
  mailLinks,
  noticeMails,
  notices,
  outbox,
  reports,
  resultSaves,
  roleRequests,
  sessions,
  staffActions,
  staffLog,
  webhookDeliveries,
  withdrawnTournaments,
} from './schema';
import { inRounds } from './sweeping';

const outdatedAtOnce = 500;

interface Kept {
  table: typeof attempts | typeof mailLinks | typeof outbox | typeof sessions | typeof staffActions;
  key: AnySQLiteColumn;
  since: AnySQLiteColumn;
  /** Milliseconds; 0 where the column itself says when its time is over. */
  for: number;
  /** As the index has it. */
  where?: SQL;
}

/** What goes when its time is over and leaves nothing behind; each has an index on its time. */
export const outdatedTables = [
  { table: sessions, key: sessions.tokenHash, since: sessions.expiresAt, for: 0 },
  { table: attempts, key: attempts.key, since: attempts.endsAt, for: 0 },
  { table: challenges, key: challenges.challengeHash, since: challenges.expiresAt, for: 0 },
  { table: mailLinks, key: mailLinks.tokenHash, since: mailLinks.expiresAt, for: 0 },
  { table: earlierEmails, key: earlierEmails.id, since: earlierEmails.expiresAt, for: 0 },
  { table: outbox, key: outbox.id, since: outbox.createdAt, for: retention.outbox },
  { table: staffActions, key: staffActions.id, since: staffActions.createdAt, for: retention.staffActions },
  { table: staffLog, key: staffLog.id, since: staffLog.createdAt, for: retention.staffLog },
  { table: resultSaves, key: resultSaves.id, since: resultSaves.createdAt, for: retention.resultSaves },
  {
    table: roleRequests,
    key: roleRequests.id,
    since: roleRequests.createdAt,
    for: retention.roleRequests,
    where: sql`coalesce(approved_at, declined_at, withdrawn_at) is not null`,
  },
  {
    table: reports,
    key: reports.id,
    since: reports.decidedAt,
    for: retention.reports,
    where: sql`decided_at is not null`,
  },
  {
    table: groupTokens,
    key: groupTokens.id,
    since: groupTokens.revokedAt,
    for: retention.groupTokens,
    where: sql`revoked_at is not null`,
  },
  {
    table: webhookDeliveries,
    key: webhookDeliveries.id,
    since: webhookDeliveries.createdAt,
    for: retention.webhookDeliveries,
  },
  { table: noticeMails, key: noticeMails.id, since: noticeMails.claimedAt, for: retention.noticeMails },
  { table: notices, key: notices.id, since: notices.createdAt, for: retention.notices },
  {
    table: withdrawnTournaments,
    key: withdrawnTournaments.tournamentId,
    since: withdrawnTournaments.endsAt,
    for: retention.withdrawnTournaments,
  },
] as unknown as readonly Kept[];

export const outdatedQuery = (db: Database, { table, key, since, where, ...kept }: Kept, now: Date) =>
  db
    .select({ key })
    .from(table)
    .where(sql`${lte(since, new Date(now.getTime() - kept.for))}${where ? sql` and ${where}` : sql``}`)
    .limit(outdatedAtOnce);

/** Every few minutes: a bounded part of each table. One that fails keeps none of the others waiting. */
export async function sweepOutdated(db: Database, now: Date) {
  const swept = await Promise.allSettled(
    outdatedTables.map((kept) =>
      inRounds(async () => {
        const gone = db.delete(kept.table).where(inArray(kept.key, outdatedQuery(db, kept, now)));
        return (await gone.returning({ key: kept.key })).length;
      }, outdatedAtOnce),
    ),
  );
  const failed = swept.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
