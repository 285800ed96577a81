import { describe, expect, it } from 'vitest';
import { lineOf } from '~/readings/engine/join-lines';
import { likelyLines } from '~/readings/engine/likely-lines';
import type { Component } from '~/readings/engine/text-line';

const part = (left: number, top: number, width: number, height: number): Component => ({
  left,
  top,
  right: left + width - 1,
  bottom: top + height - 1,
  label: left,
  pixels: (width * height) / 3,
  faint: false,
  contrast: 150,
  ink: [255, 255, 255],
  red: 0,
  green: 0,
  blue: 0,
});
const word = (x: number, y: number, height: number, letters = 6) =>
  Array.from({ length: letters }, (_, i) => part(x + i * 14, y, 11, height));
const screen = Array.from({ length: 12 }, (_, n) =>
  lineOf(word(100 + (n % 2) * 400, 50 + n * 40, 18), 'light'),
);

describe('lines that are worth reading', () => {
  it('are those of about the usual height', () => {
    const tall = lineOf(word(700, 100, 44), 'light');
    const low = lineOf(word(700, 300, 8), 'light');
    expect(likelyLines([...screen, tall, low])).toHaveLength(screen.length);
  });
  it('a page’s, longer than any name, are not', () => {
    const longest = lineOf(word(200, 600, 18, 24), 'light');
    const pages = lineOf(word(200, 650, 18, 60), 'light');
    const likely = likelyLines([...screen, longest, pages]);
    expect(likely).toContainEqual(longest);
    expect(likely).not.toContainEqual(pages);
  });
  it('one that a stroke has swollen is cut to its letters', () => {
    const stroke = part(690, 380, 9, 60);
    const [first] = likelyLines([lineOf([stroke, ...word(704, 400, 18)], 'light'), ...screen]).filter(
      ({ x }) => x > 600,
    );
    expect(first?.height).toBeLessThanOrEqual(22);
    expect(first?.y).toBeGreaterThanOrEqual(396);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeGreaterThanOrEqual(418);
  });
  it('one in larger letters stays whole', () => {
    const headline = lineOf(word(700, 100, 28), 'light');
    expect(likelyLines([...screen, headline])).toContainEqual(headline);
  });
});
