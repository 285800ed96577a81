import { plainText } from '~/text/text';

/** A possible name within a line, without bullet and number. */
export interface ListCell {
  text: string;
  whole: string;
  /** 1-based. */
  line: number;
  /** The number before it, of the Pokédex or of the list. */
  num?: number;
  /** Index on its line, from 0. */
  place: number;
  isAlone: boolean;
}

const digits = '[0-9０-９]';
const bullet = /^(?:[・•●○◯■□◆◇▼▲▶►★☆※✓✔►»]\s*|[-–—*＊+]\s+)+/;
// "No. 0003 …", "#3 …", "3. …", "3) …", "0003 …" and "0003…": no name starts like this, 「１０まんボルト」 has two digits.
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

export function withoutNumber(plain: string): { text: string; num?: number } {
  const match = numbered.exec(plain);
  if (!match) return { text: plain.replace(numberBehind, '') };
  const num = numberOf(match[1] ?? match[2] ?? match[3] ?? '');
  return { text: withoutBullet(plain.slice(match[0].length)), num };
}

export const splitLines = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Splits a line at tabs, commas, slashes and wide gaps, which no name contains. Brackets stay together. */
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
  // An unclosed bracket does not group anything.
  if (depth > 0) return split(line, false);
  return [...parts, line.slice(from)];
}
