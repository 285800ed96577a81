import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import type { NoticeKind } from '~/db/notice-kind';
import { tournaments } from '~/db/schema';
import { recordNotice } from '~/notices/note.server';
import { type NearMark, nearMarks, newsMs } from '~/notices/notice';
import { isShownAt, isSubmissionOpen } from './tournament.server';

type TimedKind = Exclude<NoticeKind, `sheet.${string}` | 'broadcast.on_air'>;
/** `stretch`: the range of one index in which all of them lie. */
type Timed = (now: SQL) => { happenedAt: SQL; occasion?: SQL; from?: SQL; stretch: SQL; where: SQL };

const [id, publishedAt] = [sql`${tournaments.id}`, sql`${tournaments.publishedAt}`];
const deadlineAt = sql`${tournaments.submissionDeadlineAt}`;

// Whole milliseconds, since `occasion` is text.
const writtenAt = sql`cast(${atWrite} as integer)`;

const isOn = (now: SQL) => sql`${isShownAt(now)} and ${tournaments.canceledAt} is null`;
const isNews = (at: SQL, now: SQL) => sql`${at} <= ${now} and ${at} > ${now} - ${newsMs}`;

/** Kind of the last such notice: whether subscribers believe that submission is open. */
const lastOfGate = sql`(select n.kind from notices n where n.tournament_id = ${id}
  and n.kind in ('tournament.opened', 'tournament.closed') order by n.id desc limit 1)`;

/** Due at a time of the tournament: again if that moves to a later one, not again for an earlier one. */
const atTime =
  (kind: TimedKind, column: SQL): Timed =>
  (now) => ({
    happenedAt: column,
    stretch: sql`${column} <= ${now} and ${column} > ${now} - ${newsMs}`,
    where: sql`${isNews(column, now)} and ${isOn(now)} and ${publishedAt} <= ${column} and not exists (select 1
      from notices n where n.tournament_id = ${id} and n.kind = ${kind} and n.happened_at >= ${column})`,
  });

/** A deadline that moves by less than the mark counts as the same. */
const near =
  (mark: NearMark): Timed =>
  (now) => {
    const { before, until } = nearMarks[mark];
    const happenedAt = sql`(${deadlineAt} - ${before})`;
    return {
      happenedAt,
      occasion: sql`${id} || ${`/${mark}/`} || ${deadlineAt}`,
      stretch: sql`${deadlineAt} > ${now} and ${deadlineAt} <= ${now} + ${before}`,
      where: sql`${deadlineAt} > ${now} + ${until} and ${deadlineAt} <= ${now} + ${before}
        and ${isSubmissionOpen(now)} and ${publishedAt} <= ${happenedAt}
        and not exists (select 1 from notices n where n.tournament_id = ${id} and n.kind = 'tournament.deadline_near'
          and instr(n.occasion, ${`/${mark}/`}) > 0 and n.happened_at > ${happenedAt} - ${before})`,
    };
  };

const closedAt = sql`min(${deadlineAt}, coalesce(${tournaments.submissionClosedAt}, ${deadlineAt}))`;
const resultsAt = sql`max(${tournaments.endsAt}, ${tournaments.resultsPublishedAt})`;

const timed: readonly [TimedKind, Timed][] = [
  [
    'tournament.published',
    (now) => ({
      happenedAt: publishedAt,
      occasion: id,
      stretch: sql`${tournaments.endsAt} > ${now}`,
      where: sql`${tournaments.endsAt} > ${now} and ${isNews(publishedAt, now)} and ${isOn(now)}`,
    }),
  ],
  [
    'tournament.opened',
    (now) => ({
      happenedAt: sql`case when ${lastOfGate} is null then ${publishedAt} else ${now} end`,
      occasion: sql`${id} || '/' || ${now}`,
      stretch: sql`${deadlineAt} > ${now}`,
      where: sql`${isSubmissionOpen(now)} and (${lastOfGate} = 'tournament.closed'
        or ${lastOfGate} is null and ${publishedAt} > ${now} - ${newsMs})`,
    }),
  ],
  ['tournament.deadline_near', near('day')],
  ['tournament.deadline_near', near('hour')],
  [
    'tournament.closed',
    (now) => ({
      happenedAt: closedAt,
      occasion: sql`${id} || '/' || ${now}`,
      stretch: sql`${deadlineAt} > ${now} - ${newsMs}`,
      where: sql`${isNews(closedAt, now)} and ${isOn(now)}
        and ${publishedAt} <= ${closedAt} and ${lastOfGate} is not 'tournament.closed'`,
    }),
  ],
  ['tournament.started', atTime('tournament.started', sql`${tournaments.scheduledStartAt}`)],
  ['tournament.ended', atTime('tournament.ended', sql`${tournaments.endsAt}`)],
  [
    'results.published',
    (now) => ({
      happenedAt: resultsAt,
      occasion: id,
      // Published after the end, they are noted on publication.
      stretch: sql`${tournaments.endsAt} <= ${now} and ${tournaments.endsAt} > ${now} - ${newsMs}`,
      where: sql`${tournaments.resultsPublishedAt} is not null and ${isNews(resultsAt, now)} and ${isOn(now)}`,
    }),
  ],
  [
    'announcement.posted',
    (now) => ({
      happenedAt: sql`a.shows_at`,
      occasion: sql`a.id`,
      from: sql`announcements a join tournaments on tournaments.id = a.tournament_id`,
      stretch: sql`true`,
      where: sql`${isNews(sql`a.shows_at`, now)} and a.taken_back_at is null and ${isShownAt(now)}`,
    }),
  ],
];

interface Which {
  tournamentId?: string;
  kinds?: readonly TimedKind[];
  now?: Date;
}

/** Statements that note due events, once each even after times move; none for drafts and archived tournaments. */
export const noteTimes = (db: Database, { tournamentId, kinds, now }: Which) =>
  timed
    .filter(([kind]) => !kinds || kinds.includes(kind))
    .map(([kind, at]) => {
      const { happenedAt, occasion, from, stretch, where } = at(now ? sql`${now.getTime()}` : writtenAt);
      return recordNotice(db, {
        kind,
        groupId: sql`${tournaments.groupId}`,
        tournamentId: id,
        occasion: occasion ?? sql`${id} || '/' || ${happenedAt}`,
        happenedAt,
        from: from ?? sql`tournaments`,
        where: sql`${tournamentId === undefined ? stretch : sql`${id} = ${tournamentId}`} and ${where}`,
      });
    });

export async function noteAllTimes(db: Database, now: Date) {
  const [first, ...rest] = noteTimes(db, { now });
  if (first) await db.batch([first, ...rest] as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]);
}
