export type ListedKind = 'species' | 'items' | 'moves' | 'abilities';

export interface Section {
  /** Undefined before the first heading and under headings without a kind. */
  kind?: ListedKind;
  /** The rows are banned: 「使用できないポケモン」. */
  isOut: boolean;
}

// The first match wins: 「ポケモンの持ち物」 is about items.
const nouns: readonly (readonly [ListedKind, RegExp])[] = [
  [
    'items',
    /持ち物|持物|もちもの|アイテム|道具|どうぐ|メガストーン|きのみ|\bmega ?stones?\b|\b(?:held )?items?\b|\bberr(?:y|ies)\b/gi,
  ],
  ['moves', /わざ|技|\bmoves?\b/gi],
  ['abilities', /特性|とくせい|\babilit(?:y|ies)\b/gi],
  ['species', /ポケモン|\bpok[eé]mon\b/gi],
];
const out =
  /でき(?:な|ません)|使え(?:な|ません)|不可|禁止|除外|使用不|\b(?:not|cannot|can[’']t|banned|ineligible|prohibited|no longer|unusable)\b/i;

const japaneseFillers =
  /使用|可能|不可|禁止|除外|でき(?:なくなる|ない|る|ません|ます)|使え(?:なくなる|ない|る|ません|ます)|出場|参加|登場|登録|追加|新しく|新たに|新規|新登場|新|される|された|した|する|なった|なる|すべて|全部|全|一覧|リスト|ページ|について|対象|種類|種|匹|個|件|数|名前|名|および|または|バトル|対戦|ランクバトル|大会|今回|から|[のをがはにでとな表]/g;
const englishFillers = new Set(
  'usable eligible allowed permitted available legal banned ineligible prohibited unusable not cannot can be used use for in of on the all new newly added list lists and or name names number following that to battle battles ranked season are is you these no longer held mega stones stone a with by from this regulation s full roster here'.split(
    ' ',
  ),
);

/** @returns undefined for a text that is not just a heading: 「わざマシン」, "Item Urn" */
export function readHeading(text: string): Section | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[【】《》〈〉「」『』<>[\](){}:*=_~|]/g, ' ')
    .replace(/\d+/g, ' ')
    .trim();
  if (plain.length === 0 || plain.length > 80) return undefined;
  const [kind, other] = nouns.flatMap(([each, noun]) => (plain.search(noun) >= 0 ? [each] : []));
  if (!kind) return undefined;
  // 「使用できるポケモンと持ち物」 is about both.
  const isBoth = other !== undefined && /[と、・,/&]|\b(?:and|or)\b/i.test(plain);
  const rest = nouns
    .reduce((left, [, noun]) => left.replace(noun, ' '), plain)
    .replace(japaneseFillers, ' ')
    .replace(/[・、,./&+\-–—−'’!?。★☆■●◆▼]/g, ' ');
  const words = rest.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => englishFillers.has(word))
    ? { kind: isBoth ? undefined : kind, isOut: out.test(plain) }
    : undefined;
}
