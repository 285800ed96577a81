import { describe, expect, it } from 'vitest';
import { idsRemovedAfter, inDays, retention } from '~/db/retention';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// The times that the privacy policy and docs/privacy.md promise.
const promised: typeof retention = {
  playerIds: 90 * day,
  readingSamples: 90 * day,
  readingResults: 365 * day,
  unusedImages: day,
  sessions: 30 * day,
  wholeSession: 90 * day,
  mailLinks: { signUp: day, resetPassword: hour, changeEmail: day },
  earlierEmails: 7 * day,
  challenges: 5 * minute,
  attempts: day,
  knownNetworks: 90 * day,
  outbox: 7 * day,
  staffActions: 365 * day,
  staffLog: 365 * day,
  resultSaves: 90 * day,
  matchChanges: 90 * day,
  roleRequests: 365 * day,
  reports: 365 * day,
  groupTokens: 30 * day,
  noticeMails: 7 * day,
  notices: 90 * day,
  webhookDeliveries: 30 * day,
  hourCounts: 31 * day,
  withdrawnTournaments: 30 * day,
  drafts: 7 * day,
  keptPlayers: 180 * day,
  keptForms: hour,
  imageRemovals: 15 * minute,
};

describe('what is kept', () => {
  it('is kept as long as promised', () => {
    expect(retention).toEqual(promised);
  });

  it('of players, IDs go 90 days after the end, to the millisecond', () => {
    const endsAt = new Date('2026-11-21T12:00:00.001Z');
    expect(idsRemovedAfter(endsAt)).toEqual(new Date('2027-02-19T12:00:00.001Z'));
  });

  it('is told in whole days', () => {
    expect([inDays(retention.sessions), inDays(36 * hour), inDays(35 * hour)]).toEqual([30, 2, 1]);
  });
});
