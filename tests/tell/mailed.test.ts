import { describe, expect, it } from 'vitest';
import { noticeKinds, type RecordedKind } from '~/db/notice-kind';
import { isWorthMail, topicOf } from '~/tell/mailed';

const hour = 3_600_000;
const t0 = Date.parse('2026-11-28T12:00:00+09:00');
const at = (hours: number) => new Date(t0 + hours * hour);

// Public for a day, due at 0, played from 1 to 9.
const usual = {
  publishedAt: at(-24),
  archivedAt: null as Date | null,
  canceledAt: null as Date | null,
  isTest: false,
  submissionDeadlineAt: at(0),
  submissionClosedAt: null as Date | null,
  scheduledStartAt: at(1),
  endsAt: at(9),
  resultsPublishedAt: at(8) as Date | null,
};
type Change = Partial<typeof usual> & { isMailed?: boolean; takenBackAt?: Date | null };

const isWorth = (
  kind: RecordedKind,
  hours: number,
  { isMailed = true, takenBackAt = null, ...change }: Change,
) =>
  isWorthMail(
    { kind, happenedAt: at(hours), createdAt: at(hours) },
    { tournament: { ...usual, ...change }, announcement: { isMailed, takenBackAt } },
    at(hours),
  );

describe('a notice', () => {
  it('of each kind falls under a choice, but for what its player is always told, or sees on their page', () => {
    expect(noticeKinds.filter((kind) => !topicOf[kind])).toEqual([
      'sheet.corrected',
      'round.published',
      'match.reported',
    ]);
  });

  it.each<[RecordedKind, number, Change, boolean, string]>([
    ['tournament.published', -10, {}, true, 'to come'],
    ['tournament.published', 2, {}, false, 'running already'],
    ['tournament.published', -10, { isTest: true }, false, 'a test'],
    ['tournament.opened', -10, {}, true, 'opened again'],
    ['tournament.opened', -24, {}, false, 'as it was published: one mail says both'],
    ['tournament.opened', -10, { submissionClosedAt: at(-11) }, false, 'closed again meanwhile'],
    ['tournament.opened', -10, { isTest: true }, false, 'a test'],
    ['tournament.deadline_near', -1, {}, true, 'while a sheet can be changed'],
    ['tournament.deadline_near', -1, { submissionClosedAt: at(-2) }, false, 'closed by hand'],
    ['tournament.deadline_near', 0, {}, false, 'told too late'],
    ['tournament.closed', 0, {}, true, 'at the deadline'],
    ['tournament.closed', 0, { submissionDeadlineAt: at(1) }, false, 'moved meanwhile'],
    ['tournament.started', 1, {}, true, 'at the start'],
    ['tournament.started', 1, { scheduledStartAt: at(2) }, false, 'moved meanwhile'],
    ['tournament.started', 9, {}, false, 'over by now'],
    ['tournament.ended', 9, {}, true, 'at the end'],
    ['tournament.ended', 9, { endsAt: at(10) }, false, 'moved meanwhile'],
    ['sheet.submitted', -1, {}, true, ''],
    ['sheet.corrected', -1, {}, false, 'told by who corrects it'],
    ['results.published', 9, {}, true, 'after the end'],
    ['results.published', 8, {}, false, 'nobody sees them before the end'],
    ['results.published', 9, { resultsPublishedAt: null }, false, 'taken back'],
    ['announcement.posted', 2, {}, true, ''],
    ['announcement.posted', 2, { isMailed: false }, false, 'its staff want no mail'],
    ['announcement.posted', 2, { takenBackAt: at(2) }, false, 'taken back'],
    ['announcement.posted', 2, { canceledAt: at(0) }, true, 'what is canceled is explained'],
    ['entrants.reminded', -1, {}, true, 'while a team can be submitted'],
    ['entrants.reminded', -1, { submissionClosedAt: at(-2) }, false, 'closed by hand'],
    ['entrants.reminded', 0, {}, false, 'after the deadline'],
    ['broadcast.on_air', 2, {}, true, ''],
    ['broadcast.on_air', 9, {}, false, 'over'],
  ])('%s at hour %d with %o: %s (%s)', (kind, hours, change, worth) => {
    expect(isWorth(kind, hours, change)).toBe(worth);
  });

  it.each(noticeKinds)(
    '%s is told nobody of what is not public, and canceled only what explains it',
    (kind) => {
      const hours = kind === 'results.published' || kind === 'tournament.ended' ? 10 : -2;
      const hidden = { archivedAt: at(hours - 1) };
      expect(isWorth(kind, hours, hidden)).toBe(false);
      if (kind !== 'announcement.posted') expect(isWorth(kind, hours, { canceledAt: at(-3) })).toBe(false);
    },
  );

  it('of yesterday is no news', () => {
    const notice = { kind: 'sheet.submitted', happenedAt: at(-24), createdAt: at(-24) } as const;
    expect(isWorthMail(notice, { tournament: usual }, at(-1))).toBe(true);
    expect(isWorthMail(notice, { tournament: usual }, at(0))).toBe(false);
  });
});
