import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Feed, type FeedEntry, writeFeed } from '~/feeds/atom';
import { allOf, expectAtom, linkOf, readXml, textOf } from './read-xml';

const entry: FeedEntry = {
  id: 'opensv',
  title: '第12回 ムーンライト杯',
  url: 'https://sixsheet.test/ja/tournaments/opensv',
  author: 'ムーンライト杯 運営',
  publishedAt: new Date('2026-10-01T00:00:00Z'),
  updatedAt: new Date('2026-11-02T03:04:05Z'),
  summary: '開始：2026年11月29日 10:00 日本時間\nルール：ダブル',
  categories: [{ term: 'sv', label: 'スカーレット・バイオレット' }],
};
const feed: Feed = {
  name: 'tournaments',
  title: '大会の新着',
  locale: 'ja',
  self: 'https://sixsheet.test/ja/tournaments/feed.xml',
  page: 'https://sixsheet.test/ja/tournaments',
  entries: [entry],
};

describe('a feed', () => {
  it('says each of its entries, in its language', () => {
    const read = readXml(
      writeFeed({ ...feed, entries: [entry, { ...entry, id: 'other', picture: entry.url }] }),
    );
    expectAtom(read);
    expect(read.attributes['xml:lang']).toBe('ja');
    expect(linkOf(read, 'self')).toBe(feed.self);
    expect(textOf(read, 'updated')).toBe('2026-11-02T03:04:05.000Z');
    const [first, second] = allOf(read, 'entry');
    expect(first && [textOf(first, 'title'), textOf(first, 'summary'), linkOf(first, 'alternate')]).toEqual([
      entry.title,
      entry.summary,
      entry.url,
    ]);
    expect(first && allOf(first, 'category')[0]?.attributes).toEqual({
      term: 'sv',
      label: 'スカーレット・バイオレット',
    });
    expect(second && linkOf(second, 'enclosure')).toBe(entry.url);
  });

  it('is a feed also while there is nothing to say', () => {
    expectAtom(readXml(writeFeed({ ...feed, entries: [] })));
  });

  it('knows an entry again by an id that is its own in each language', () => {
    const idIn = (more: Partial<Feed>) => {
      const [first] = allOf(readXml(writeFeed({ ...feed, ...more })), 'entry');
      return first && textOf(first, 'id');
    };
    expect(idIn({ title: 'other' })).toBe(idIn({}));
    expect(new Set([idIn({}), idIn({ locale: 'en' }), idIn({ name: 'posts' })]).size).toBe(3);
  });

  it('is XML whatever people call their tournaments, and says it unchanged', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom(
        ']]>',
        '<!--',
        '<?x ?>',
        '&lt;b&gt;',
        '\u0000\u0007',
        '\uffff',
        '\ud800',
        'true',
        '0',
        '&#0;',
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, author, label) => {
        const text = writeFeed({
          ...feed,
          entries: [{ ...entry, title, author, summary: title, categories: [{ term: 'x', label }] }],
        });
        const read = readXml(new TextDecoder().decode(new TextEncoder().encode(text)));
        expectAtom(read);
      }),
      { numRuns: 400 },
    );
    const [plain] = allOf(
      readXml(writeFeed({ ...feed, entries: [{ ...entry, title: `<b>"A" & 'B'</b> ]]> &amp; true` }] })),
      'entry',
    );
    expect(plain && textOf(plain, 'title')).toBe(`<b>"A" & 'B'</b> ]]> &amp; true`);
  });
});
