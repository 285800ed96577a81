import type { MailTopic } from '~/accounts/mail-choices/topics';
import type { RecordedKind } from '~/db/notice-kind';
import { type Notice, newsMs } from '~/notices/notice';
import {
  type Cancelable,
  hasResults,
  isPublished,
  type Publication,
  phaseOf,
  submissionState,
} from '~/tournaments/tournament';

/** Mail topic of a notice, which accounts can turn off. */
export const topicOf: Record<RecordedKind, MailTopic | undefined> = {
  'tournament.published': 'organizers',
  'tournament.opened': 'organizers',
  'tournament.deadline_near': 'deadline',
  'tournament.closed': 'progress',
  'tournament.started': 'progress',
  'tournament.ended': 'progress',
  'sheet.submitted': 'receipt',
  // Staff who correct a sheet notify its player at once, and always (desk/tell-player).
  'sheet.corrected': undefined,
  'results.published': 'results',
  'announcement.posted': 'announcement',
  'broadcast.on_air': 'onAir',
  // Players see these on their own page, which leads them to their table.
  'round.published': undefined,
  'match.reported': undefined,
  'entrants.reminded': 'deadline',
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

// The mail about a publication names the deadline: an opening at the same moment is no news.
const apartMs = 3_600_000;

const holds: Record<RecordedKind, (about: About, notice: Pick<Notice, 'happenedAt'>, now: Date) => boolean> =
  {
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
    'round.published': () => false,
    'match.reported': () => false,
    'entrants.reminded': ({ tournament }, _, now) => submissionState(tournament, now) === 'open',
  };

type MailableNotice = Pick<Notice, 'kind' | 'happenedAt' | 'createdAt'>;

/** Whether a notice is still true: mails go out later, and a tournament may be hidden by then. */
export function isStillTrue(notice: MailableNotice, about: About, now: Date): boolean {
  const { tournament } = about;
  // A cancellation may need an announcement, but nothing else.
  const isOn = tournament.canceledAt === null || notice.kind === 'announcement.posted';
  return isPublished(tournament, now) && isOn && holds[notice.kind](about, notice, now);
}

/** Whether a notice is still true and recent. */
export const isWorthMail = (notice: MailableNotice, about: About, now: Date): boolean =>
  now.getTime() - notice.createdAt.getTime() < newsMs && isStillTrue(notice, about, now);
