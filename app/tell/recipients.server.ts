import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { wantsMail } from '~/accounts/mail-choices/choices.server';
import type { MailTopic } from '~/accounts/mail-choices/topics';
import type { Database } from '~/db/client.server';
import { listed } from '~/db/listed';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { noticeMails, users } from '~/db/schema';
import { rates } from '~/limits/limits';
import type { Notice } from '~/notices/notice';
import { topicOf } from './mailed';

const playedMs = 365 * 24 * 3_600_000;
/** Lease of claimed mails. A worker that takes longer is considered dead. */
export const claimMs = 5 * 60_000;
export const atOnce = 40;

export type MailedNotice = Pick<Notice, 'id' | 'kind' | 'groupId' | 'teamSheetId'> & { tournamentId: string };

const isTheirs = sql`s.owner_id is not null and s.withdrawn_at is null and s.erased_at is null`;

const ofTournament = ({ tournamentId, teamSheetId }: MailedNotice) =>
  sql`${users.id} in (select s.owner_id from team_sheets s where s.tournament_id = ${tournamentId} and ${isTheirs}
    ${teamSheetId ? sql`and s.id = ${teamSheetId}` : sql``})`;

/** Recent players of the group without a team in this tournament. */
const ofOrganizers = ({ groupId, tournamentId }: MailedNotice, now: Date) =>
  sql`${users.id} in (select s.owner_id from tournaments t join team_sheets s on s.tournament_id = t.id
      where t.group_id = ${groupId} and t.is_test = 0 and ${isTheirs} and s.submitted_at > ${now.getTime() - playedMs})
    and ${users.id} not in (select s.owner_id from team_sheets s where s.tournament_id = ${tournamentId}
      and s.owner_id is not null)`;

const [ofAll] = rates.noticesToAccount;
const [ofNew] = rates.newTournamentsToAccount;

// These come as often as people make them, and have limits of their own.
const severalADay = ['announcement.posted', 'sheet.submitted'];

/** Limits mails per account: no kind twice a day for a tournament, and no more in all than a person can read. */
function isBounded({ id, kind, tournamentId }: MailedNotice, now: Date) {
  const lately = sql`m.user_id = ${users.id} and m.notice_id <> ${id} and m.claimed_at > ${now.getTime() - ofAll.withinMs}`;
  const again = sql`not exists (select 1 from notice_mails m join notices n on n.id = m.notice_id
    where ${lately} and n.kind = ${kind} and n.tournament_id = ${tournamentId})`;
  const isNew = sql`n.kind in ('tournament.published', 'tournament.opened')`;
  return and(
    sql`(select count(*) from notice_mails m where ${lately}) < ${ofAll.max}`,
    topicOf[kind] === 'organizers'
      ? sql`(select count(*) from notice_mails m join notices n on n.id = m.notice_id
          where ${lately} and ${isNew}) < ${ofNew.max}`
      : undefined,
    severalADay.includes(kind) ? undefined : again,
  );
}

/** Accounts to be mailed: by their choice of topics, at verified addresses, within their limits. */
const isRecipient = (notice: MailedNotice, topic: MailTopic, now: Date) =>
  and(
    topic === 'organizers' ? ofOrganizers(notice, now) : ofTournament(notice),
    wantsMail(topic),
    isBounded(notice, now),
  ) as SQL;

/** Leases recipients to this worker, so that concurrent ones get others; fewer than `atOnce` are the last. */
export async function claimMails(db: Database, notice: MailedNotice, topic: MailTopic, now: Date) {
  const stale = now.getTime() - claimMs;
  const rows = await db
    .insert(noticeMails)
    .select(
      sql`select null, users.id, ${notice.id}, ${now.getTime()}, null from users
        where ${isRecipient(notice, topic, now)} and not exists (select 1 from notice_mails m
          where m.user_id = users.id and m.notice_id = ${notice.id}
            and (m.sent_at is not null or m.claimed_at > ${stale}))
        limit ${atOnce}`,
    )
    .onConflictDoUpdate({
      target: [noticeMails.noticeId, noticeMails.userId],
      set: { claimedAt: now },
      setWhere: sql`${noticeMails.sentAt} is null and ${noticeMails.claimedAt} <= ${stale}`,
    })
    .returning({ userId: noticeMails.userId });
  if (rows.length === 0) return [];
  // The sheet to link to: the notice's own, otherwise their first.
  const sheetId = sql<string | null>`coalesce(${notice.teamSheetId}, (select s.id from team_sheets s
    where s.tournament_id = ${notice.tournamentId} and s.owner_id = ${users.id} and ${isTheirs}
    order by s.submitted_at limit 1))`;
  return db
    .select({ userId: users.id, email: users.email, locale: users.locale, sheetId })
    .from(users)
    .where(sql`${users.id} in ${listed(rows.map(({ userId }) => userId))}`);
}

const claimsOf = (noticeId: number, userIds: readonly string[]) =>
  and(
    eq(noticeMails.noticeId, noticeId),
    inArray(noticeMails.userId, [...userIds]),
    isNull(noticeMails.sentAt),
  );

export const keepSent = (db: Database, noticeId: number, userIds: readonly string[], now: Date) =>
  db.update(noticeMails).set({ sentAt: now }).where(claimsOf(noticeId, userIds));

export const releaseClaims = (db: Database, noticeId: number, userIds: readonly string[]) =>
  db
    .update(noticeMails)
    .set({ claimedAt: new Date(0) })
    .where(claimsOf(noticeId, userIds));

export const countUnsent = (db: Database, noticeId: number) =>
  db.$count(noticeMails, and(eq(noticeMails.noticeId, noticeId), isNull(noticeMails.sentAt)));

export const outdatedNoticeMails: readonly OutdatedTable[] = [
  { table: noticeMails, key: noticeMails.id, since: noticeMails.claimedAt, keptMs: retention.noticeMails },
];
