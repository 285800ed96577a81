import { lazy } from '~/memory/lazy';

const segmenter = lazy(() => new Intl.Segmenter('ja', { granularity: 'grapheme' }));

/** Counts grapheme clusters: 𩸽, が (also as two code points) and an emoji of a family are one each. */
const wordSegmenter = lazy(() => new Intl.Segmenter('ja', { granularity: 'word' }));

/** Grapheme clusters: 𩸽, が (also as two code points) and an emoji of a family are one each. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter().segment(text), ({ segment }) => segment);

/** Parts between which a line may break, in Japanese too: blanks and marks stay at the end of the word before them. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of wordSegmenter().segment(text)) {
    const before = words.at(-1);
    const isBound = !isWordLike && !/^[（(「『【［[]/.test(segment);
    if (before !== undefined && (isBound || /[（(「『【［[]$/.test(before)))
      words[words.length - 1] = before + segment;
    else words.push(segment);
  }
  return words;
}

export const countCharacters = (text: string): number => graphemesOf(text).length;

export const firstCharacters = (text: string, max: number): string =>
  graphemesOf(text).slice(0, max).join('');

// UTF-16 units per character: more stacked marks attack the page's layout; an emoji of four people needs more than 8.
const maxUnits = 8;
const maxEmojiUnits = 24;
const isEmoji = (character: string) =>
  character.length <= maxEmojiUnits && /^\p{Extended_Pictographic}/u.test(character);

export function isLonger(text: string, max: number): boolean {
  if (text.length > max * maxEmojiUnits) return true;
  const characters = graphemesOf(text);
  const units = characters.reduce((sum, character) => sum + (isEmoji(character) ? 1 : character.length), 0);
  return characters.length > max || units > max * maxUnits;
}

/** One line as stored: no control or direction characters or lone surrogates, single blanks, trimmed. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .trim();

/** Whether nothing would show: joiners, lone marks and Hangul fillers are blank. */
export const isInvisible = (text: string) =>
  text.replace(/\s|\u200c|\u200d|\u115f|\u1160|\u3164|\uffa0|\u2800|\p{M}/gu, '') === '';

export const plainLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => plainText(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export function foldText(text: string): string {
  // Fast path: thousands of IDs are folded at once, and nearly all are plain ASCII.
  if (/^[!-~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]+/g, inHiragana)
    .replace(/\s+/g, ' ')
    .trim();
}

function inHiragana(katakana: string): string {
  let hiragana = '';
  for (let at = 0; at < katakana.length; at++)
    hiragana += String.fromCharCode(katakana.charCodeAt(at) - 0x60);
  return hiragana;
}

export const searchTextOf = (...names: string[]): string => foldText(names.join(' '));
