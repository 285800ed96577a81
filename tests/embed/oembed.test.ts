import { describe, expect, it } from 'vitest';
import { embedTargetAt, pixels, printXml } from '~/embed/oembed';
import { frameHtml, sizeOf } from '~/ui/embed/frame';
import { match } from '../door/routes';
import { readXml } from '../feeds/read-xml';

describe('wantedAt', () => {
  it.each([
    ['https://six.test/teams/abc', 'teams abc ja'],
    ['https://six.test/en/Teams/ABC/?names=en#six', 'teams abc en'],
    ['http://six.test/EN/embed/teams/abc', 'teams abc en'],
    ['https://six.test/ja/tournaments/xyz', 'tournaments xyz ja'],
    ['https://six.test/embed/standings/xyz', 'tournaments xyz ja'],
    ['https://six.test:8443/teams/abc', undefined],
    ['https://six.test.evil.example/teams/abc', undefined],
    ['https://six.test@evil.example/teams/abc', undefined],
    ['https://evil.example/?https://six.test/teams/abc', undefined],
    ['javascript://six.test/teams/abc', undefined],
    ['//six.test/teams/abc', undefined],
    ['/teams/abc', undefined],
    ['https://six.test/teams/abc/edit', undefined],
    ['https://six.test/teams/abc%22onload', undefined],
    ['https://six.test/embed/tournaments/xyz', undefined],
    ['https://six.test/posts/abc', undefined],
    ['https://six.test/', undefined],
    ['%', undefined],
  ])('of %s is %s', (address, wanted) => {
    const found = embedTargetAt(address, ['six.test'], match);
    expect(found && `${found.kind} ${found.id} ${found.locale}`).toBe(wanted);
  });
});

it.each([
  [null, undefined],
  ['', undefined],
  ['320', 320],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['12.5', null],
  ['100000', null],
  ['wide', null],
])('pixels of %o are %o', (text, found) => {
  expect(pixels(text)).toBe(found);
});

it('never makes a frame larger than its room', () => {
  const team = { kind: 'teams', id: 'x' } as const;
  expect(sizeOf(team, { width: 50, height: 7 })).toEqual({ width: 50, height: 7 });
  expect(sizeOf(team, { width: 9000 })).toEqual(sizeOf(team));
  const of = (rows: number) => sizeOf({ kind: 'tournaments', id: 'x', rows }).height;
  expect([of(1) < of(8), of(16)]).toEqual([true, of(500)]);
});

it('escapes whatever a name holds, in HTML and in XML', () => {
  const title = `"><script>alert('&amp;')</script>\u0000\u0008]]>`;
  const html = frameHtml({ src: 'https://six.test/a?b&c', title, width: 1, height: 2 });
  expect(html).toMatch(/^<iframe src="https:\/\/six\.test\/a\?b&amp;c" title="&quot;&gt;&lt;script&gt;/);
  expect(html.match(/[<>]/g)?.join('')).toBe('<><>');
  const read = readXml(printXml({ title, html, width: 1 }), '');
  const [said, frame] = read.children;
  expect([read.name, said?.text, frame?.name]).toEqual([
    'oembed',
    `"><script>alert('&amp;')</script>]]>`,
    'html',
  ]);
  expect(frame?.text).toContain('src="https://six.test/a?b&amp;c"');
});
