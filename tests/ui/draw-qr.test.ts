import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrAddress, teamUrl } from '~/sheets/team-url';
import { drawQr } from '~/ui/qr/draw-qr';

/** Paints the path's modules as an image, four pixels each, white around. */
function paint({ size, path }: ReturnType<typeof drawQr>) {
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column++) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { pixels, width };
}

const url = 'https://sixsheet.example/teams/harukaaaaaaaaaaaaaaaaaaaaa';
const { codes } = JSON.parse(readFileSync('docs/sheet-qr.vectors.json', 'utf8'));
const digitsOf = (title: string): string =>
  codes.find((each: { title: string }) => each.title === title).digits;
const [full, named, closed] = [
  digitsOf('six in full, of Scarlet/Violet'),
  digitsOf('the same with a name'),
  digitsOf('the same, closed'),
];

it.each([url, qrAddress(url), qrAddress(url, full), qrAddress(url, named), 'あ'.repeat(60)])(
  'is read back by another decoder: %s',
  (text) => {
    const { pixels, width } = paint(drawQr(text));
    expect(jsQR(pixels, width, width)?.data).toBe(text);
  },
);

it.each([
  ['', 'http://192.168.0.5:8787/en/teams/x/qr?a=b', 'http://192.168.0.5:8787/teams/abc'],
  ['https://six.example', 'http://127.0.0.1:8787/', 'https://six.example/teams/abc'],
])('leads to the team without a language prefix (PUBLIC_URL %o)', (publicUrl, requestUrl, expected) => {
  expect(teamUrl(publicUrl, requestUrl, 'abc')).toBe(expected);
});

// A version has 17 modules a side, and four more each; around it is the quiet zone.
const versionOf = (text: string) => (drawQr(text).size - 8 - 17) / 4;

it.each([
  // The URL as it is; in capitals; with six in full; with six of a closed sheet; with six in full and a short name.
  ['sixsheet.example', 4, 3, 6, 5, 7],
  ['sixsheet.app', 4, 3, 6, 4, 7],
  ['sixsheet.examples', 4, 3, 6, 5, 7],
  ['vgc.sixsheet.example', 4, 3, 7, 5, 7],
  ['sixsheet.community.workers.dev', 5, 4, 7, 5, 8],
])('is small: %s', (host, small, capitals, six, closedSix, withName) => {
  const here = url.replace('sixsheet.example', host);
  expect(
    [here, qrAddress(here), qrAddress(here, full), qrAddress(here, closed), qrAddress(here, named)].map(
      versionOf,
    ),
  ).toEqual([small, capitals, six, closedSix, withName]);
});
