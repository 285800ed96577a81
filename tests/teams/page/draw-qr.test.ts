import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { drawQr } from '~/teams/page/draw-qr';
import { teamUrl } from '~/teams/team-url';

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

it.each(['https://sixsheet.example/teams/harukaaaaaaaaaaaaaaaaaaaaa', 'あ'.repeat(60)])(
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
