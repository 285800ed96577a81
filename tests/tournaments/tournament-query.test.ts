import { describe, expect, it } from 'vitest';
import { parseTournamentQuery, tournamentsPath } from '~/tournaments/tournament-query';

const parse = (query: string) => parseTournamentQuery(new URLSearchParams(query));

describe('the query of the list', () => {
  it.each([
    ['', { search: '', page: 1 }],
    [
      'q=%20moon%20&rule=double&format=online&when=past&page=3',
      { search: 'moon', rule: 'double', format: 'online', when: 'past', page: 3 },
    ],
    ['rule=DROP&format=&when=never&page=-1', { search: '', page: 1 }],
    ['page=0', { search: '', page: 1 }],
    ['page=1e9', { search: '', page: 1 }],
    ['page=9999', { search: '', page: 1000 }],
    ['page=99999999999999999999', { search: '', page: 1 }],
    ['rule=double&rule=single', { search: '', rule: 'double', page: 1 }],
    [`q=${'𩸽'.repeat(80)}`, { search: '𩸽'.repeat(60), page: 1 }],
    ['rule=constructor&when=__proto__', { search: '', page: 1 }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual(expected);
  });

  it.each([
    ['', '/tournaments'],
    ['page=4', '/tournaments'],
    ['rule=&q=&when=past&page=1', '/tournaments?when=past'],
    ['when=past&q=a%26b&page=2', '/tournaments?q=a%26b&when=past&page=2'],
  ])('%s is written as %s', (query, path) => {
    expect(tournamentsPath(parse(query))).toBe(path);
  });
});
