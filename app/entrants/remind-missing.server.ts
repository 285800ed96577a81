import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { wantsMail } from '~/accounts/mail-choices/choices.server';
import type { Database } from '~/db/client.server';
import { listed } from '~/db/listed';
import { tournaments, users } from '~/db/schema';
import { canMail } from '~/http/configuration';
import { logAct } from '~/log/log.server';
import { recordNotice } from '~/notices/note.server';
import { type Cancelable, type Publication, submissionState } from '~/tournaments/tournament';
import { findRoster } from './entrants.server';
import { keysOf } from './match-entrants';
import { missingOf } from './roster';

const hour = 3_600_000;

interface RemindedTournament extends Publication, Cancelable {
  id: string;
  groupId: string;
  submissionDeadlineAt: Date;
  submissionClosedAt: Date | null;
}

/** `already`: a reminder went out less than an hour ago. */
export type Reminded = { missing: number } | 'already' | 'closed' | 'mailOff';

/**
 * Mails missing entrants whose Tonamel ID is in an account's profile: at most once an hour, while submission is open. The
 * mails go out by the queue (app/tell), to those who are missing still.
 * @returns the same whether any of them has an account: with a list of one entrant a count would tell
 */
export async function remindMissing(
  { db, env }: { db: Database; env: Env },
  tournament: RemindedTournament,
  now: Date,
): Promise<Reminded> {
  const { id, groupId } = tournament;
  if (submissionState(tournament, now) !== 'open') return 'closed';
  if (!canMail(env)) return 'mailOff';
  const missing = await listMissing(db, id);
  if (missing.length === 0) return { missing: 0 };
  const isAnHourAgo = lte(tournaments.remindedAt, new Date(now.getTime() - hour));
  const [won] = await db.batch([
    db
      .update(tournaments)
      .set({ remindedAt: now })
      .where(and(eq(tournaments.id, id), or(isNull(tournaments.remindedAt), isAnHourAgo)))
      .returning({ id: tournaments.id }),
    recordNotice(db, {
      kind: 'entrants.reminded',
      groupId: sql`t.group_id`,
      tournamentId: sql`t.id`,
      occasion: sql`t.id || '/' || t.reminded_at`,
      happenedAt: sql`t.reminded_at`,
      from: sql`tournaments t`,
      where: sql`t.id = ${id} and t.reminded_at = ${now.getTime()}`,
    }),
  ]);
  if (won.length === 0) return 'already';
  const isMailed = and(isOneOf(idsOf(missing)), wantsMail('deadline'));
  const queued = await db.$count(users, isMailed);
  logAct('entrants.reminded', { group: groupId, tournament: id, queued });
  return { missing: missing.length };
}

const listMissing = async (db: Database, tournamentId: string) =>
  missingOf((await findRoster(db, tournamentId))?.entrants ?? []);

const idsOf = (missing: Awaited<ReturnType<typeof listMissing>>) =>
  missing.map((entrant) => keysOf(entrant, entrant.name).tonamelId).filter(Boolean);

/** Tonamel IDs of entrants who have no sheet now. */
export const findMissingIds = async (db: Database, tournamentId: string) =>
  idsOf(await listMissing(db, tournamentId));

/** SQL condition for a query on `users`. */
export const isOneOf = (tonamelIds: readonly string[]): SQL =>
  sql`lower(${users.tonamelId}) in ${listed(tonamelIds)}`;
