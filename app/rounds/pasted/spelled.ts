import { remembered } from '~/memory/remembered';
import { foldText } from '~/text/text';

/** A line as clusters: a letter with its marks. */
export interface Spelled {
  text: string;
  /** The text with full-width letters, digits and signs made half-width, each at its place. */
  flat: string;
  /** Where each cluster begins in the text, and the end of the text. */
  starts: number[];
  /** Folded clusters; '' for blanks but tabs. */
  folded: string[];
  /** Whether a name or a word may begin or end before each cluster, and at the end. */
  cuts: boolean[];
  /** Cluster that begins at a place of the text. */
  clusterAt: (place: number) => number;
}

const cluster = /.[\p{M}\p{Cf}ﾞﾟ]*/gsu;
const word = /[\p{L}\p{N}\p{M}]/u;

/** Names share their letters, and folding one takes longer than finding it. */
const foldCluster = remembered((text) =>
  text === '\t' || (text.length === 1 && text > ' ' && text <= '~')
    ? text.toLowerCase()
    : foldText(text).replace(/\ufe0e|\ufe0f|\p{Cf}/gu, ''),
);

export const foldedClusters = (text: string): string[] =>
  (text.normalize('NFC').match(cluster) ?? []).map(foldCluster);

const hasWordLetter = remembered((folded) => word.test(folded));

export const isWordLetter = (folded: string | undefined): boolean =>
  folded !== undefined && hasWordLetter(folded);

const halfWidth = (text: string) =>
  text
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

const cjk = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]';
/** Words that stand between or behind names without blanks. */
const gluedWords: readonly RegExp[] = [
  /さん|選手|さま|様|くん|君|ちゃん|氏|殿|先生/g,
  /対戦相手|対(?![戦象応策面抗称決])/g,
  /(?<![a-z])(?:vs\.?|v\.s\.)(?![a-z])/gi,
  new RegExp(`(?<=${cjk})[xv](?=${cjk})`, 'giu'),
  /第?\d{1,4}\s?(?:番?卓|番?テーブル|番席|試合目?|回戦)|(?:卓|テーブル|試合)\s?(?:番号)?\s?\d{1,4}/g,
  /(?<![a-z])[a-z]?-?\d{0,3}卓/gi,
  /\d{1,2}勝\d{1,2}敗(?:\d{1,2}(?:引き?)?分け?)?/g,
  /(?<!\d)\d\s?[-–—−ー:]\s?\d(?!\d)/g,
  /(?:[①-⑳㉑-㉟㊱-㊿❶-❿]|\d\ufe0f?\u20e3)卓?/g,
  /[のが](?=\s?[勝負])/g,
  /不戦勝|不戦敗|不戦|勝ち|負け|勝利|敗北|引き?分け?|(?<![a-z])(?:bye|win|lose)(?![a-z])/gi,
];
/** Signs that join the letters around them to one word, as in `haru_k`, `haru.k`, `haru#1234`. */
const joiners =
  /(?<=[\p{L}\p{N}])[_'’]+(?=[\p{L}\p{N}])|(?<=[a-z])\.(?=[a-z\d])|(?<=[\p{L}\p{N}_.])#(?=\d{4}(?!\d))/giu;

export function spelled(text: string): Spelled {
  const flat = halfWidth(text);
  const starts: number[] = [];
  const folded: string[] = [];
  const clusters = new Map<number, number>();
  for (const { 0: letters, index } of text.matchAll(cluster)) {
    clusters.set(index, starts.length);
    starts.push(index);
    folded.push(foldCluster(letters));
  }
  clusters.set(text.length, starts.length);
  starts.push(text.length);
  const cuts = starts.map((_, at) => !isWordLetter(folded[at - 1]) || !isWordLetter(folded[at]));
  const mark = (place: number, isCut: boolean) => {
    const at = clusters.get(place);
    if (at !== undefined) cuts[at] = isCut;
  };
  for (const { 0: sign, index } of flat.matchAll(joiners)) {
    mark(index, false);
    for (let at = 1; at <= sign.length; at++) mark(index + at, false);
  }
  for (const words of gluedWords)
    for (const { 0: found, index } of flat.matchAll(words)) {
      mark(index, true);
      mark(index + found.length, true);
    }
  return { text, flat, starts, folded, cuts, clusterAt: (place) => clusters.get(place) ?? -1 };
}
