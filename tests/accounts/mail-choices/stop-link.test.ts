import { describe, expect, it } from 'vitest';
import { readStopToken, stopToken } from '~/accounts/mail-choices/stop-link.server';
import { mailTopics, topicGroups } from '~/accounts/mail-choices/topics';
import { newId } from '~/db/ids';

const secret = 'a secret of the tests, and of nobody else';
const userId = newId();
const token = stopToken(secret, { userId, topic: 'results' });
const [, , signature = ''] = token.split('.');

describe('the link that stops one kind of mail', () => {
  it.each(mailTopics)('stands for its account and for %s alone', (topic) => {
    expect(readStopToken(secret, stopToken(secret, { userId, topic }))).toEqual({ userId, topic });
  });

  it('is the same tomorrow, and fits an address as it stands', () => {
    expect(stopToken(secret, { userId, topic: 'results' })).toBe(token);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['another account', `${newId()}.results.${signature}`],
    ['another kind', `${userId}.deadline.${signature}`],
    ['a kind that there is not', `${userId}.toString.${signature}`],
    ['no kind', `${userId}..${signature}`],
    ['no signature', `${userId}.results.`],
    ['half of the signature', token.slice(0, -10)],
    ['more behind it', `${token}.x`],
    ['other letters', `${userId}.results.${signature.toUpperCase()}`],
    ['an id that is none', `' or 1=1.results.${signature}`],
    ['letters beyond ASCII', `${userId}.results.${'署'.repeat(43)}`],
    ['nothing', ''],
    ['dots', '...'],
  ])('is none with %s', (_, changed) => {
    expect(readStopToken(secret, changed)).toBeUndefined();
  });

  it('is none under another secret', () => {
    expect(readStopToken(`${secret}!`, token)).toBeUndefined();
  });
});

it('the page offers each kind once', () => {
  expect(topicGroups.flatMap(({ topics }) => [...topics]).sort()).toEqual([...mailTopics].sort());
});
