import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mastodonServer, mastodonShare } from '~/posts/mastodon';

describe('a Mastodon server', () => {
  it.each([
    ['mstdn.jp', 'mstdn.jp'],
    [' Mastodon.Social ', 'mastodon.social'],
    ['https://mstdn.jp/@someone', 'mstdn.jp'],
    ['@haruka@mstdn.jp', 'mstdn.jp'],
    ['haruka@mstdn.jp', 'mstdn.jp'],
    ['ｍｓｔｄｎ．ｊｐ', 'mstdn.jp'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    ['', undefined],
    ['mastodon', undefined],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['[::1]', undefined],
    ['mstdn.jp:8443', undefined],
    ['javascript:alert(1)', undefined],
    ['ftp://mstdn.jp', undefined],
    ['a b.jp', undefined],
    ['-a.jp', undefined],
    ['mstdn.jp"><script>', undefined],
  ])('%j is %s', (text, expected) => {
    expect(mastodonServer(text)).toBe(expected);
  });

  it('leads to that server and nowhere else, whatever is typed', () => {
    for (let turn = 0; turn < 3000; turn++) {
      const tail = turn % 3 === 0 ? '.jp' : turn % 3 === 1 ? '@mstdn.jp' : '';
      const server = mastodonServer(randomBytes(randomInt(12)).toString('latin1') + tail);
      if (server === undefined) continue;
      const url = new URL(mastodonShare(server, 'a&url=b #c'));
      expect([url.protocol, url.hostname, url.pathname, url.searchParams.get('text')]).toEqual([
        'https:',
        server,
        '/share',
        'a&url=b #c',
      ]);
    }
  });
});
