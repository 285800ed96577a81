import { expect, it } from 'vitest';
import { parseCursor, parsePostQuery, parseShown, postsPath } from '~/posts/post-query';
import { resolveList } from '~/posts/species-list';
import { sameSix } from '~/posts/verify-result';
import { textParts } from '~/ui/linked-text/text-parts';

const id = 'a'.repeat(26);

it.each([
  ['', '/posts'],
  ['order=newest&rule=all&species=&ranked=1', '/posts'],
  ['order=favorite&species=ガブリアス&rule=double', '/posts?order=favorite&species=garchomp&rule=double'],
  ['species=garchomp&species=Garchomp&species=urshifu*', '/posts?species=garchomp&species=urshifu*'],
  [
    'species=garchomp&species=eevee&species=sylveon&species=pelipper',
    '/posts?species=garchomp&species=eevee&species=sylveon',
  ],
  [`after=17-${id}`, `/posts?after=17-${id}`],
  [`order=favorite&after=17-${id}`, '/posts?order=favorite'],
  [`order=favorite&after=3-17-${id}`, `/posts?order=favorite&after=3-17-${id}`],
  ['after=%00', '/posts'],
])('%s is written %s', (search, path) => {
  const written = postsPath(parsePostQuery(new URLSearchParams(search)));
  expect(decodeURIComponent(written).replaceAll('%2A', '*')).toBe(path);
});

it.each(['', '-', `x-${id}`, `99999999999999999-${id}`, `1-${id}x`, "1-' or 1=1 --"])(
  '%j is no cursor',
  (text) => {
    expect(parseCursor(text, 'newest')).toBeUndefined();
  },
);

it.each([
  ['ウーラオス', { list: 'urshifu*' }],
  ['Urshifu', { list: 'urshifu*' }],
  ['ウーラオス（いちげきのかた）', { list: 'urshifu' }],
  ['ウーラオス（れんげきのかた）', { list: 'urshifurapidstrike' }],
  ['がぶりあす', { list: 'garchomp' }],
  ['ガブリアヌ', { near: ['garchomp'] }],
  ['メガガブリアス', { list: 'garchomp' }],
  ['constructor', { near: [] }],
])('%s stands for %j', (text, list) => {
  expect(resolveList(text)).toEqual(list);
});

it('finds the links of a text, and nothing but http(s)', () => {
  expect(textParts('記事（https://a.example/b?c=1）と\njavascript:alert(1) http://x.example.')).toEqual([
    { text: '記事（' },
    { text: 'https://a.example/b?c=1', url: 'https://a.example/b?c=1' },
    { text: '）と\njavascript:alert(1) ' },
    { text: 'http://x.example', url: 'http://x.example/' },
    { text: '.' },
  ]);
});

it.each([
  ['（https://a.example/wiki/Hall_(East)）。', ['https://a.example/wiki/Hall_(East)']],
  ['(https://a.example/b)', ['https://a.example/b']],
  ['https://ja.wikipedia.org/wiki/ポケモン_(企業)', ['https://ja.wikipedia.org/wiki/ポケモン_(企業)']],
  ['（https://ja.wikipedia.org/wiki/ポケモン_(企業)）。', ['https://ja.wikipedia.org/wiki/ポケモン_(企業)']],
  ['(https://a.example/wiki/株式会社ポケモン_(企業))', ['https://a.example/wiki/株式会社ポケモン_(企業)']],
  ['https://a.example/b(詳しくはこちら)', ['https://a.example/b']],
  ['https://a.example/b_(企業', ['https://a.example/b_']],
  [
    'https://a.example/entryからどうぞ！→https://b.example/2026！',
    ['https://a.example/entry', 'https://b.example/2026'],
  ],
  [
    'https://a.example/a、https://a.example/b?x=1&y=2，https://a.example/c',
    ['https://a.example/a', 'https://a.example/b?x=1&y=2', 'https://a.example/c'],
  ],
  ['https://a.example/wiki/ポケモン を見て', ['https://a.example/wiki/ポケモン']],
])('ends a link where its sentence goes on: %s', (text, links) => {
  expect(textParts(text).flatMap(({ text: link, url }) => (url ? [link] : []))).toEqual(links);
});

it('compares six in any order', () => {
  expect(sameSix(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameSix(['a', 'a'], ['a', 'b'])).toBe(false);
});

it.each([
  ['', undefined],
  ['shown=24', 24],
  ['shown=13', 13],
  ['shown=1', 1],
  ['shown=0', undefined],
  ['shown=-24', undefined],
  ['shown=1e3', undefined],
  ['shown=999999', 120],
  ['shown=9999999', undefined],
])('%j shows %s posts', (search, expected) => {
  expect(parseShown(new URLSearchParams(search))).toBe(expected);
});
