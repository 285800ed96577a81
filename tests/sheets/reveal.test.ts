import { describe, expect, it } from 'vitest';
import {
  isPublicTeam,
  type RevealFacts,
  reveal,
  revealsCode,
  revealsImage,
  type SheetViewer,
} from '~/sheets/reveal';

const startsAt = new Date('2026-11-21T04:00:00Z');
const endsAt = new Date('2026-11-21T12:00:00Z');
const second = 1000;
const times = {
  'long before': new Date(0),
  'a moment before the start': new Date(startsAt.getTime() - 1),
  'at the start': startsAt,
  'while it runs': new Date(startsAt.getTime() + second),
  'a moment before the end': new Date(endsAt.getTime() - 1),
  'at the end': endsAt,
  'long after': new Date('2036-01-01T00:00:00Z'),
};
type Time = keyof typeof times;
type Visibility = 'public' | 'private';

// What a stranger gets, written out: kind, visibility, then one outcome per time.
const outcomes: [RevealFacts['kind'], Visibility, Record<Time, string>][] = [
  ['ots', 'public', spread('notStarted', 'open', 'open')],
  ['ots', 'private', spread('notStarted', 'open', 'private')],
  ['cts', 'public', spread('notStarted', 'species', 'open')],
  ['cts', 'private', spread('notStarted', 'species', 'private')],
];
function spread(before: string, during: string, after: string): Record<Time, string> {
  return {
    'long before': before,
    'a moment before the start': before,
    'at the start': during,
    'while it runs': during,
    'a moment before the end': during,
    'at the end': after,
    'long after': after,
  };
}

const facts = (kind: RevealFacts['kind'], visibility: Visibility, withdrawnAt: Date | null): RevealFacts => ({
  kind,
  isPublic: visibility === 'public',
  withdrawnAt,
  erasedAt: null,
  scheduledStartAt: startsAt,
  endsAt,
});
const outcome = (viewer: SheetViewer, sheet: RevealFacts, now: Date) => {
  const revealed = reveal(viewer, sheet, now);
  return revealed.level ?? revealed.denied;
};

const strangers = outcomes.flatMap(([kind, visibility, byTime]) =>
  Object.entries(byTime).map(([time, expected]) => ({ kind, visibility, time: time as Time, expected })),
);
const trusted: SheetViewer[] = ['guest', 'owner', 'moderator', 'admin', 'siteAdmin'];

describe('what a stranger sees of a sheet', () => {
  it.each(strangers)('$kind, $visibility, $time: $expected', ({ kind, visibility, time, expected }) => {
    expect(outcome('stranger', facts(kind, visibility, null), times[time])).toBe(expected);
  });

  it.each(strangers)('$kind, $visibility, $time, withdrawn: nothing', ({ kind, visibility, time }) => {
    expect(outcome('stranger', facts(kind, visibility, startsAt), times[time])).toBe('withdrawn');
  });

  it('is told when the tournament starts', () => {
    expect(reveal('stranger', facts('ots', 'public', null), times['long before'])).toEqual({
      denied: 'notStarted',
      startsAt,
    });
  });
});

describe.each(trusted)('what the %s sees of a sheet', (viewer) => {
  const cases = strangers.flatMap((row) => [null, startsAt].map((withdrawnAt) => ({ ...row, withdrawnAt })));
  it.each(cases)('$kind, $visibility, $time, withdrawn at $withdrawnAt: everything', (row) => {
    const sheet = facts(row.kind, row.visibility, row.withdrawnAt);
    expect(outcome(viewer, sheet, times[row.time])).toBe('everything');
  });
});

describe('what anybody sees of a sheet that its player erased', () => {
  const erased = (withdrawnAt: Date | null) => ({
    ...facts('ots', 'private', withdrawnAt),
    erasedAt: startsAt,
  });

  it.each(['stranger', 'moderator', 'siteAdmin'] as const)('%s', (viewer) => {
    for (const time of ['at the end', 'long after'] as const)
      expect(outcome(viewer, erased(null), times[time])).toBe('erased');
    for (const time of Object.values(times)) expect(outcome(viewer, erased(startsAt), time)).toBe('erased');
  });

  it('is what is played against, while the tournament is on', () => {
    expect(outcome('stranger', erased(null), times['while it runs'])).toBe('open');
  });
});

describe('the image', () => {
  it.each([
    [{ level: 'everything' }, true],
    [{ level: 'open' }, true],
    [{ level: 'species' }, false],
    [{ denied: 'notStarted', startsAt }, false],
    [{ denied: 'private' }, false],
    [{ denied: 'withdrawn' }, false],
  ] as const)('%o → %s', (revealed, expected) => {
    expect(revealsImage(revealed)).toBe(expected);
  });
});

describe('the code under which the game lends the team', () => {
  const seen = (viewer: SheetViewer, row: (typeof strangers)[number], withdrawnAt: Date | null) =>
    revealsCode(reveal(viewer, facts(row.kind, row.visibility, withdrawnAt), times[row.time]), row.kind);

  it.each(strangers)('$kind, $visibility, $time', (row) => {
    expect(seen('stranger', row, null)).toBe(row.kind === 'ots' && row.expected === 'open');
    expect(seen('stranger', row, startsAt)).toBe(false);
    for (const viewer of trusted) expect(seen(viewer, row, null)).toBe(true);
  });
});

describe('a team is one for everybody to find', () => {
  it.each(strangers)('$kind, $visibility, $time', (row) => {
    const isOver = times[row.time] >= endsAt;
    const seen = (withdrawnAt: Date | null) =>
      isPublicTeam(facts(row.kind, row.visibility, withdrawnAt), times[row.time]);
    expect(seen(null)).toBe(isOver && row.visibility === 'public');
    expect(seen(startsAt)).toBe(false);
  });
});
