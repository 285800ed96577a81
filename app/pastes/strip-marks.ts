import { withoutInvisible } from '~/copied/marks';
import { labelOf } from './labels';

const circled = /[\u2460-\u2473\u2776-\u277f\u2780-\u2789\u278a-\u2793]/g;
const numberOf = (sign: string) => {
  const code = sign.charCodeAt(0);
  if (code < 0x2500) return code - 0x245f;
  return ((code - 0x2776) % 10) + 1;
};

/** One line as it is read: compatible letters, no invisible ones; a circled number becomes `(1)`. */
export const plainLine = (line: string): string =>
  withoutInvisible(line)
    .replace(circled, (sign) => `(${numberOf(sign)}) `)
    .replace(/(\d)\ufe0f?\u20e3/g, '($1) ')
    .replace(/[\ufe0f\u200c\u200d]/g, '')
    .normalize('NFKC')
    .trim();

const bullet =
  /^(?:[>*•・◦▪▫●○■□◆◇▼▽▲△▶▷►★☆◎※✓✔➤→·‣⁃∙–—→⇒-]+|#{1,6}(?=\s)|\[[ xX]?\](?=\s)|\((?:・|\*)\)|(?![♂♀])[\p{So}\p{Extended_Pictographic}]+)\s*/u;
const number =
  /^(?:\(\d{1,2}\)|\[\d{1,2}\]|<\d{1,2}>|\d{1,2}[.):、](?!\d)|(?:no|slot|ポケモン|pok[eé]mon)[.\s]*\d{1,2}(?!\d)[.):]?|\d(?:匹|体)目[.):]?)\s*/iu;
const endSign = /^(?![♂♀])[\p{So}\p{Extended_Pictographic}\s]$/u;
const brackets = /[【〔《〈『「]([^【】〔〕《》〈〉『』「」]*)[】〕》〉』」]/g;

/** A line without the signs of a list, quotes and emphasis, at any depth. */
export interface Stripped {
  text: string;
  /** Whether a sign of a list stood before it. */
  bullet: boolean;
}

export function stripMarks(line: string): Stripped {
  let text = line
    .replace(/\*\*|__|~~|`+|\|\|/g, '')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replace(brackets, (_, inner: string) => {
      if (/^\d{1,2}$/.test(inner)) return `(${inner}) `;
      return labelOf(inner) ? ` ${inner}: ` : ` ${inner} `;
    })
    .trim();
  let isListed = false;
  for (let depth = 0; depth < 8; depth++) {
    const mark = bullet.exec(text) ?? number.exec(text);
    if (!mark) break;
    isListed ||= /^[^>\d([]/.test(mark[0]);
    text = text.slice(mark[0].length);
  }
  text = withoutEndSigns(text)
    .replace(/^["“”]+|["“”]+$/g, '')
    .replace(/^\[([^[\]]+)\]\s*/, (_, inner: string) => (labelOf(inner) ? `${inner}: ` : `${inner} `))
    .replace(/^<([^<>]+)>\s*/, (whole, inner: string) => (labelOf(inner) ? `${inner}: ` : whole));
  return { text: text.trim(), bullet: isListed };
}

function withoutEndSigns(text: string): string {
  const letters = [...text];
  while (endSign.test(letters.at(-1) ?? '')) letters.pop();
  return letters.join('');
}

/** Whether a line has signs only, or opens or closes a block of code. */
export const isBlank = (line: string): boolean =>
  !/[\p{L}\p{N}]/u.test(line) || /^(?:```|~~~)\w*$/.test(line);
