import { and, eq, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { wantsMail } from '~/accounts/mail-choices/choices.server';
import type { MailTopic } from '~/accounts/mail-choices/topics';
import type { Database } from '~/db/client.server';
import { listed } from '~/db/listed';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { noticeMails, users } from '~/db/schema';
import { isOneOf } from '~/entrants/remind-missing.server';
import { rates } from '~/limits/limits';
import type { Notice } from '~/notices/notice';
import { topicOf } from './mailed';

const playedMs = 365 * 24 * 3_600_000;
/** Lease of claimed mails. A worker that takes longer is considered dead. */
export const claimMs = 5 * 60_000;
export const atOnce = 40;

export interface MailedNotice extends Pick<Notice, 'id' | 'kind' | 'groupId' | 'teamSheetId'> {
  tournamentId: string;
  /** Tonamel IDs of entrants who have no sheet, for a reminder. */
  missingIds?: readonly string[];
}

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
const severalADay = ['announcement.posted', 'sheet.submitted', 'entrants.reminded'];

/** Limits mails per account: no kind twice a day for a tournament, and no more in all than a person can read. */
function isBounded({ id, kind, tournamentId }: MailedNotice, now: Date) {
  const lately = sql`m.user_id = ${users.id} and m.notice_id <> ${id} and m.failed_at is null
    and m.claimed_at > ${now.getTime() - ofAll.withinMs}`;
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

function isAddressed(notice: MailedNotice, topic: MailTopic, now: Date) {
  if (notice.missingIds) return isOneOf(notice.missingIds);
  return topic === 'organizers' ? ofOrganizers(notice, now) : ofTournament(notice);
}

/** Accounts to be mailed: by their choice of topics, at verified addresses, within their limits. */
const isRecipient = (notice: MailedNotice, topic: MailTopic, now: Date) =>
  and(isAddressed(notice, topic, now), wantsMail(topic), isBounded(notice, now)) as SQL;

const leaseOver = (now: Date) => now.getTime() - claimMs;

const isDue = sql`${noticeMails.sentAt} is null and ${noticeMails.failedAt} is null`;
export const isGivenUp = sql`${noticeMails.failedAt} is not null and ${noticeMails.sentAt} is null`;

/** Leases recipients to this worker, so that concurrent ones get others; fewer than `atOnce` are the last. */
export async function claimMails(db: Database, notice: MailedNotice, topic: MailTopic, now: Date) {
  const stale = leaseOver(now);
  const rows = await db
    .insert(noticeMails)
    .select(
      sql`select null, users.id, ${notice.id}, ${now.getTime()}, null, null from users
        where ${isRecipient(notice, topic, now)} and not exists (select 1 from notice_mails m
          where m.user_id = users.id and m.notice_id = ${notice.id}
            and (m.sent_at is not null or m.failed_at is not null or m.claimed_at > ${stale}))
        limit ${atOnce}`,
    )
    .onConflictDoUpdate({
      target: [noticeMails.noticeId, noticeMails.userId],
      set: { claimedAt: now },
      setWhere: sql`${isDue} and ${noticeMails.claimedAt} <= ${stale}`,
    })
    .returning({ userId: noticeMails.userId });
  return findRecipients(db, notice, rows);
}

/** Like claimMails, but of those alone who were given up before a site admin asked to mail them again. */
export async function claimFailed(
  db: Database,
  notice: MailedNotice,
  topic: MailTopic,
  { againAt, now }: { againAt: Date; now: Date },
) {
  const isFailed = and(eq(noticeMails.noticeId, notice.id), isGivenUp, lte(noticeMails.failedAt, againAt));
  const isStillMissing = notice.missingIds && isOneOf(notice.missingIds);
  const isWanted = sql`${noticeMails.userId} in (select id from users where ${and(wantsMail(topic), isStillMissing)})`;
  const due = db
    .select({ id: noticeMails.id })
    .from(noticeMails)
    .where(and(isFailed, sql`${noticeMails.claimedAt} <= ${leaseOver(now)}`))
    .limit(atOnce);
  const [, rows] = await db.batch([
    // Meanwhile they turned the topic off, their mails come back, or they submitted what they were reminded of.
    db.delete(noticeMails).where(and(isFailed, not(isWanted))),
    db
      .update(noticeMails)
      .set({ claimedAt: now })
      .where(inArray(noticeMails.id, due))
      .returning({ userId: noticeMails.userId }),
  ]);
  return findRecipients(db, notice, rows);
}

async function findRecipients(db: Database, notice: MailedNotice, rows: readonly { userId: string }[]) {
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
  db.update(noticeMails).set({ sentAt: now, failedAt: null }).where(claimsOf(noticeId, userIds));

// The row keeps its age, by which the sweeper deletes it, and anybody may claim it.
const failedNow = (now: Date) => ({ failedAt: now, claimedAt: new Date(leaseOver(now)) });

/** Keeps those whom the mail API refused for good. */
export const keepFailed = (db: Database, noticeId: number, userIds: readonly string[], now: Date) =>
  db.update(noticeMails).set(failedNow(now)).where(claimsOf(noticeId, userIds));

/** A row that was given up must outlive the release, or the sweeper would forget it. */
export const releaseClaims = (db: Database, noticeId: number, userIds: readonly string[], now: Date) =>
  db
    .update(noticeMails)
    .set({ claimedAt: sql`case when ${noticeMails.failedAt} is null then 0 else ${leaseOver(now)} end` })
    .where(claimsOf(noticeId, userIds));

/** Counts mails that are still to be sent; with `againAt`, those that were given up before. */
export const countUnsent = (db: Database, noticeId: number, againAt?: Date) =>
  db.$count(
    noticeMails,
    and(
      eq(noticeMails.noticeId, noticeId),
      againAt ? and(isGivenUp, lte(noticeMails.failedAt, againAt)) : isDue,
    ),
  );

/** Keeps everybody who should have been mailed by now and was not. @returns how many */
export async function giveUpMails(db: Database, notice: MailedNotice, topic: MailTopic, now: Date) {
  const rows = await db
    .insert(noticeMails)
    .select(
      sql`select null, users.id, ${notice.id}, ${leaseOver(now)}, null, ${now.getTime()} from users
        where ${isRecipient(notice, topic, now)}`,
    )
    .onConflictDoUpdate({
      target: [noticeMails.noticeId, noticeMails.userId],
      set: failedNow(now),
      setWhere: isDue,
    })
    .returning({ id: noticeMails.id });
  return rows.length;
}

export const outdatedNoticeMails: readonly OutdatedTable[] = [
  { table: noticeMails, key: noticeMails.id, since: noticeMails.claimedAt, keptMs: retention.noticeMails },
];
