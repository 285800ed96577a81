import { plainText } from '~/text/text';

/** A part of a line that may be a name, without bullet and number. */
export interface Cell {
  text: string;
  /** As it stands there. */
  whole: string;
  /** From 1. */
  line: number;
  /** That stands before it: in the Pokédex, or in the list. */
  num?: number;
  /** On its line, from 0. */
  place: number;
  /** Nothing else is on its line. */
  isAlone: boolean;
}

const digits = '[0-9０-９]';
const bullet = /^(?:[・•●○◯■□◆◇▼▲▶►★☆※✓✔►»]\s*|[-–—*＊+]\s+)+/;
// "No. 0003 …", "#3 …", "3. …", "3) …", "0003 …" and "0003…": no name begins so, 「１０まんボルト」 has two digits.
const numbered = new RegExp(
  `^(?:(?:No|№|[#＃]|図鑑番号|全国図鑑)[.．:：]?\\s*(${digits}{1,4})|(${digits}{3,4})|(${digits}{1,4})(?=\\s|[.．)）:：]|$))(?:[-－]${digits}{1,2})?[.．)）:：]?\\s*`,
  'i',
);
const numberBehind = new RegExp(
  `(?<!\\s)\\s+(?:[（(]?(?:No\\.?|[#＃])\\s*|[（(]\\s*)?${digits}{1,4}[)）]?$`,
  'i',
);
const numberOf = (text: string) => Number(text.normalize('NFKC'));

export const withoutBullet = (text: string): string => text.replace(bullet, '');

/** Takes the number off a line. */
export function withoutNumber(plain: string): { text: string; num?: number } {
  const found = numbered.exec(plain);
  if (!found) return { text: plain.replace(numberBehind, '') };
  const num = numberOf(found[1] ?? found[2] ?? found[3] ?? '');
  return { text: withoutBullet(plain.slice(found[0].length)), num };
}

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Parts of a line between tabs, commas, slashes and wide gaps, none of which a name has. Brackets are kept together. */
export function partsOf(line: string): string[] {
  const parts = split(line, true);
  return parts.map((part) => plainText(part)).filter(Boolean);
}

const separator = /[\t、，,､|｜;；/／\u3000]/;

function split(line: string, byBrackets: boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    if (byBrackets && /[（(［[]/.test(letter)) depth++;
    else if (byBrackets && /[)）］\]]/.test(letter)) depth = Math.max(0, depth - 1);
    const isGap = /\s/.test(letter) && /\s/.test(line.charAt(at + 1));
    if (depth > 0 || !(separator.test(letter) || isGap)) continue;
    parts.push(line.slice(from, at));
    from = at + 1;
  }
  // A bracket that is never closed holds nothing together.
  if (depth > 0) return split(line, false);
  return [...parts, line.slice(from)];
}
