import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import '~/locales/detect.server';
import { segmentsOf } from '~/card/path';
import { drawCard } from '~/posts/pictures/draw-card';
import { readSlice } from './outlines';

const six = [
  'garchomp',
  'urshifurapidstrike',
  'ogerponwellspring',
  'fluttermane',
  'calyrexshadow',
  'amoonguss',
];

const about = { title: '優勝した構築', author: 'ハルカ', tournament: undefined };

describe('the card of a post', () => {
  it('is a PNG with the sheet on it, dark letters on white', async () => {
    const card = PNG.sync.read(
      Buffer.from(await drawCard({ ...about, species: six, rule: 'double', finalRank: 1 }, readSlice)),
    );
    expect([card.width, card.height]).toEqual([1200, 630]);
    const colorAt = (x: number, y: number) => [
      ...card.data.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3),
    ];
    expect(colorAt(600, 170)).toEqual([255, 255, 255]);
    expect(colorAt(5, 5)).toEqual([8, 62, 65]);
    // Where the name of the first one stands.
    let dark = 0;
    for (let y = 190; y < 228; y++)
      for (let x = 195; x < 420; x++) if ((colorAt(x, y)[0] ?? 255) < 90) dark++;
    expect(dark).toBeGreaterThan(1200);
    expect(dark).toBeLessThan(6000);
  });

  it('draws paths, and refuses what it does not know', () => {
    expect(segmentsOf('M0 0h2v2H0z')).toEqual([
      [0, 0, 2, 0],
      [2, 0, 2, 2],
      [2, 2, 0, 2],
      [0, 2, 0, 0],
    ]);
    const circle = segmentsOf('M5 0a5 5 0 0 1 0 10a5 5 0 0 1 0-10z');
    expect(circle.every(([x, y]) => Math.abs(Math.hypot(x - 5, y - 5) - 5) < 1e-6)).toBe(true);
    expect(() => segmentsOf('M0 0T1 1')).toThrow('T');
    expect(() => segmentsOf('M0 0z1')).toThrow();
  });
});
