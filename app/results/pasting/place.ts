import { foldText } from '~/text/text';
import { numberIn, plain } from '../numbers';
import { blanks, type Ending, endingNamed } from './cells';

/** Place of a line; `to` is the last one that it shares, if the text says so: ベスト8 is 5 to 8. */
export interface Place {
  from: number;
  to?: number;
}

const named: Record<string, Place> = {
  ...{
    優勝: { from: 1 },
    winner: { from: 1 },
    champion: { from: 1 },
    '1st place': { from: 1 },
    '🥇': { from: 1 },
    '🏆': { from: 1 },
  },
  ...{
    準優勝: { from: 2 },
    'runner-up': { from: 2 },
    'runner up': { from: 2 },
    finalist: { from: 2 },
    '🥈': { from: 2 },
  },
  ...{
    四強: { from: 3, to: 4 },
    semifinalist: { from: 3, to: 4 },
    semifinalists: { from: 3, to: 4 },
    'semi-finalist': { from: 3, to: 4 },
    'semi-finalists': { from: 3, to: 4 },
    '🥉': { from: 3 },
  },
  ...{
    八強: { from: 5, to: 8 },
    quarterfinalist: { from: 5, to: 8 },
    quarterfinalists: { from: 5, to: 8 },
    'quarter-finalist': { from: 5, to: 8 },
    'quarter-finalists': { from: 5, to: 8 },
  },
};
const kanjiPlace = /^第?([一二三四五六七八九]?十?[一二三四五六七八九]?)位$/;

/** 十二 is 12; up to 99. */
function kanjiNumber(text: string): number {
  const digit = (letter = '') => '一二三四五六七八九'.indexOf(letter) + 1;
  const at = text.indexOf('十');
  if (at < 0) return text.length === 1 ? digit(text) : 0;
  return 10 * (at === 0 ? 1 : digit(text[0])) + (text.length > at + 1 ? digit(text.at(-1)) : 0);
}

const ranged = /^(\d{1,4})(?:st|nd|rd|th|位)?\s*(?:[-~〜～–—ー−]|から)\s*(\d{1,4})(?:st|nd|rd|th|位)?$/;
const bracket = /^(?:べすと|top|best)[\s-]?(\d{1,4})(?:進出|敗退)?$/;
const tieBefore = /^(?:t-?|=|同率?|同着|たい|joint|tied(?:\s+for)?)\s*第?(?=\d)/;
const tieBehind = /(?<=[\dtdh位\s])\(?(?:たい|同率|同着|ties?|tied|joint|t|=|\(\d{1,2}[名人])\)?$/;

/** Places that a round of a bracket leaves: ベスト4 is 3 and 4. */
const roundOf = (size: number): Place | undefined =>
  size >= 4 && size <= 4096 && Number.isInteger(Math.log2(size))
    ? { from: size / 2 + 1, to: size }
    : undefined;

/** Parses `T5`, `5-8`, `3位タイ`, 「3位（同率）」, ベスト4, Top 8, Winner or a medal, besides plain places. */
function sharedPlaceIn(word: string): Place | undefined {
  const known = Object.hasOwn(named, word) ? named[word] : undefined;
  if (known) return known;
  const size = bracket.exec(word)?.[1];
  if (size) return roundOf(Number(size));
  const bare = word.replace(tieBefore, '').replace(tieBehind, '').trim();
  const [, from, to] = ranged.exec(bare) ?? [];
  if (from && to)
    return Number(from) >= 1 && Number(from) < Number(to)
      ? { from: Number(from), to: Number(to) }
      : undefined;
  const rank = bare === word ? 0 : Number(/^(\d{1,4})(?:st|nd|rd|th|位)?$/.exec(bare)?.[1] ?? 0);
  return rank >= 1 ? { from: rank } : undefined;
}

/** Parses `1`, `1位`, `1.`, `2nd`, 優勝, ベスト4, `T5` or `5-8`. @returns null if blank, or the ending that replaces a place */
export function placeIn(cell: string): Place | null | Ending | undefined {
  const word = foldText(cell);
  if (blanks.includes(word)) return null;
  const ending = endingNamed(word);
  if (ending) return ending;
  const digits = plain(cell).replace(kanjiPlace, (_, number: string) => `${kanjiNumber(number)}位`);
  const rank = numberIn(digits.replace(/^第(?=\d)|(?<=\d)[.)]$/g, ''), 'rank');
  return rank ? { from: rank } : sharedPlaceIn(word.replace(/^第(?=\d)/, ''));
}

/** A range that a bracket leaves, such as `3-4` or `9-16`, which would also be a record. */
export const isBracketRange = (cell: string): boolean => {
  const { from, to } = sharedPlaceIn(foldText(cell)) ?? {};
  return from !== undefined && to !== undefined && to === (from - 1) * 2;
};
