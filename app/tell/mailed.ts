import type { MailTopic } from '~/accounts/mail-choices/topics';
import type { NoticeKind } from '~/db/notice-kind';
import { type Notice, newsMs } from '~/notices/notice';
import {
  type Cancelable,
  hasResults,
  isPublished,
  type Publication,
  phaseOf,
  submissionState,
} from '~/tournaments/tournament';

/** Under which of an account's choices a notice falls. */
export const topicOf: Record<NoticeKind, MailTopic | undefined> = {
  'tournament.published': 'organizers',
  'tournament.opened': 'organizers',
  'tournament.deadline_near': 'deadline',
  'tournament.closed': 'progress',
  'tournament.started': 'progress',
  'tournament.ended': 'progress',
  'sheet.submitted': 'receipt',
  // Who corrects a sheet tells its player at once, and always (teams/desk/tell-player).
  'sheet.corrected': undefined,
  'results.published': 'results',
  'announcement.posted': 'announcement',
  'broadcast.on_air': 'onAir',
};

interface Tournament extends Publication, Cancelable {
  isTest: boolean;
  submissionDeadlineAt: Date;
  submissionClosedAt: Date | null;
  scheduledStartAt: Date;
  endsAt: Date;
  resultsPublishedAt: Date | null;
}

interface About {
  tournament: Tournament;
  announcement?: { isMailed: boolean; takenBackAt: Date | null };
}

// The mail of a publication says until when teams are taken: another at the same moment says nothing new.
const apartMs = 3_600_000;

const holds: Record<NoticeKind, (about: About, notice: Pick<Notice, 'happenedAt'>, now: Date) => boolean> = {
  'tournament.published': ({ tournament: t }, _, now) => !t.isTest && phaseOf(t, now) === 'upcoming',
  'tournament.opened': ({ tournament: t }, { happenedAt }, now) =>
    !t.isTest &&
    submissionState(t, now) === 'open' &&
    happenedAt.getTime() - (t.publishedAt?.getTime() ?? 0) >= apartMs,
  'tournament.deadline_near': ({ tournament }, _, now) => submissionState(tournament, now) === 'open',
  'tournament.closed': ({ tournament }, _, now) => submissionState(tournament, now) !== 'open',
  'tournament.started': ({ tournament }, _, now) => phaseOf(tournament, now) === 'running',
  'tournament.ended': ({ tournament }, _, now) => phaseOf(tournament, now) === 'past',
  'sheet.submitted': () => true,
  'sheet.corrected': () => false,
  'results.published': ({ tournament }, _, now) => hasResults(tournament, now),
  'announcement.posted': ({ announcement }) =>
    announcement?.isMailed === true && announcement.takenBackAt === null,
  'broadcast.on_air': ({ tournament }, _, now) => phaseOf(tournament, now) !== 'past',
};

/** Whether it is still so, and still news: mails go out a while after, and what was put away meanwhile is told nobody. */
export function isWorthMail(
  notice: Pick<Notice, 'kind' | 'happenedAt' | 'createdAt'>,
  about: About,
  now: Date,
): boolean {
  const { tournament } = about;
  const isNews = now.getTime() - notice.createdAt.getTime() < newsMs;
  // What is canceled may have to be explained, and no more.
  const isOn = tournament.canceledAt === null || notice.kind === 'announcement.posted';
  return isNews && isPublished(tournament, now) && isOn && holds[notice.kind](about, notice, now);
}
