import { describe, expect, it } from 'vitest';
import { blankCanvas } from '~/card/canvas';
import { loadLetters } from '~/card/letters';
import { isMega, speciesKeys } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { hasLetter, readSlice } from './outlines';

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;

/** Share of dark pixels, and the last dark column, of a text written at 40 px. */
async function written(text: string, max?: number) {
  const canvas = blankCanvas(1200, 60, white);
  const letters = await loadLetters(readSlice, [text]);
  letters.write(canvas, text, 40, black, { x: 0, y: 44 }, max);
  const columns = Array.from({ length: 1200 }, (_, x) =>
    Array.from({ length: 60 }, (_, y) => canvas.pixels[(y * 1200 + x) * 3] ?? 255).filter((red) => red < 128),
  );
  return {
    width: letters.widthOf(text, 40),
    dark: columns.flat().length,
    right: columns.findLastIndex((column) => column.length > 0),
  };
}

describe('the letters of cards', () => {
  it('are those of every species name, of JIS levels 1 and 2, and of names beyond', () => {
    const names = speciesKeys()
      .filter((key) => !isMega(key))
      .flatMap((key) => [...Object.values(speciesNames[key] ?? {}).join('')]);
    const kanji: string[] = [];
    const decoder = new TextDecoder('euc-jp');
    for (let row = 0xb0; row <= 0xf4; row++)
      for (let cell = 0xa1; cell <= 0xfe; cell++)
        kanji.push(decoder.decode(Uint8Array.of(row, cell)).replace('\ufffd', ''));
    const wanted = new Set([...names, ...kanji.filter(Boolean), ...'𠮷髙﨑翔颯凛éÀŁ★☆♪♀♂①ΩЖｱ～・／']);
    const missing = [...wanted].filter((letter) => !hasLetter(letter)).join('');
    expect(missing).toBe('');
  });

  it.each(['𠮷野家', '髙﨑 翔颯', 'Zoë Łukasz'])('draws %s without a box', async (name) => {
    const { dark, width } = await written(name);
    expect(dark).toBeGreaterThan(900);
    expect(width).toBeGreaterThanOrEqual(3 * 40);
  });

  it('fits sixteen wide letters by smaller ones, and anything longer by an ellipsis', async () => {
    const wide = await written('W'.repeat(16), 400);
    expect(wide.right).toBeLessThanOrEqual(400);
    expect(wide.right).toBeGreaterThan(330);
    const long = await written('長い名前'.repeat(60), 400);
    expect(long.right).toBeLessThanOrEqual(400);
    expect(long.right).toBeGreaterThan(330);
  });

  it('writes half-width kana, and signs that no font has by what they stand for', async () => {
    expect((await written('ﾊﾙｶﾞﾌﾟ')).width).toBe(6 * 20);
    expect(await written('㌔㈱')).toEqual(await written('キロ(株)'));
  });

  it('draws an emoji of several code points as one box, and nothing for an empty text', async () => {
    expect((await written('👨‍👩‍👧‍👦')).width).toBe(40);
    expect((await written('⚡️')).width).toBeLessThanOrEqual(40);
    expect(await written('')).toEqual({ width: 0, dark: 0, right: -1 });
    expect((await written('\u0300\u200d')).dark).toBe(0);
  });

  it('breaks lines between words', async () => {
    const text = '第12回 ムーンライトカップ 本戦トーナメント';
    const letters = await loadLetters(readSlice, [text]);
    expect(letters.linesOf(text, 40, 560, 2)).toEqual(['第12回 ムーンライトカップ', '本戦トーナメント']);
    const joined = await loadLetters(readSlice, ['ムーンライト杯本戦']);
    expect(joined.linesOf('ムーンライト杯本戦', 40, 300, 2)).toEqual(['ムーンライト杯', '本戦']);
    const wide = 'ChampionshipOfTheWholeWideWorld';
    const latin = await loadLetters(readSlice, [wide]);
    const lines = latin.linesOf(wide, 40, 560, 2);
    expect([lines.length, lines.join('')]).toEqual([2, wide]);
    for (const line of lines) expect(latin.widthOf(line, 40)).toBeLessThanOrEqual(560);
  });
});
