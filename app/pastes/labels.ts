import { foldName } from '~/pokedex/name';
import { type LeftOutKind, leftOutKinds } from './paste-problem';
import type { DetailKind, PastedPart } from './pasted-line';

/** `number`: the place of a Pokémon in a table. */
export type Label = DetailKind | 'species' | 'name' | 'moves' | 'number' | LeftOutKind;

const words: [label: Label, words: string][] = [
  ['species', 'pokemon|species|ポケモン|ポケモン名|種族|種族名|mon|poke'],
  ['name', 'name|名前'],
  ['ability', 'ability|abilities|trait|特性|とくせい|夢特性'],
  [
    'item',
    'item|helditem|holditem|holding|道具|どうぐ|持ち物|持物|もちもの|持ちもの|アイテム|所持品|持ち道具',
  ],
  [
    'teraType',
    'teratype|tera|terastal|テラスタイプ|テラスタル|テラスタルタイプ|テラス|テラタイプ|テラ|t|tt|タイプ',
  ],
  ['nature', 'nature|statalignment|性格|せいかく|能力補正|性格補正|ステータス補正|補正|ミント'],
  ['moves', 'moves|move|moveset|attack|attacks|技|わざ|技構成|使用技|覚えている技'],
  ['nickname', 'nickname|nick|ニックネーム|nn'],
  [
    'points',
    'evs|ev|sps|sp|statpoints|努力値|能力ポイント|ポイント|配分|努力値配分|努力値振り|調整|調整先|振り方',
  ],
  [
    'points',
    'h|a|b|c|d|s|hp|atk|def|spa|spd|spe|攻撃|防御|特攻|特防|素早さ|こうげき|ぼうぎょ|とくこう|とくぼう|すばやさ',
  ],
  ['ivs', 'ivs|iv|個体値'],
  ['stats', 'stats|実数値|ステータス|能力値'],
  ['gender', 'gender|sex|性別'],
  ['level', 'level|lv|レベル'],
  ['shiny', 'shiny|色違い|色'],
  ['gigantamax', 'gigantamax|dynamaxlevel|キョダイマックス'],
  ['other', 'happiness|friendship|ball|pokeball|hiddenpower|ot|ボール|なつき度|証|リボン|おや|親|language'],
  ['number', 'no|#|番号|順番|slot|number|匹目'],
];

const labels = new Map<string, Label>(
  words.flatMap(([label, all]) => all.split('|').map((word) => [foldName(word), label] as const)),
);

/** Reads a head of a table or what stands before a colon, in part and with brackets: `Move 1`, 「持ち物（どうぐ）」. */
export function labelOf(text: string): Label | undefined {
  if (text.length > 40) return undefined;
  const bare = text.replace(/\([^()]*\)/g, '').trim();
  return labels.get(foldName(bare)) ?? labels.get(foldName(bare).replace(/\d{1,2}$|^\d{1,2}/, ''));
}

/** Labels of one letter need a colon. */
export const isLongLabel = (text: string): boolean =>
  foldName(text).length > 1 || /\p{Script=Han}/u.test(text);

export function labelled(label: Label, value: string): PastedPart {
  if (label === 'moves') return { kind: 'moves', values: moveList(value) };
  if (label === 'species' || label === 'name') return { kind: 'head', name: value };
  if (label === 'number') return { kind: 'unread', text: value };
  if (label === 'nature' || !isLeftOut(label)) return { kind: label, value };
  return { kind: 'leftOut', what: label };
}

const isLeftOut = (label: Label): label is LeftOutKind => leftOutKinds.some((kind) => kind === label);

/** Splits moves at signs that stand between them. Alternatives are told apart later. */
export const moveList = (text: string): string[] =>
  text
    .split(/[/,、;|→+]/)
    .map((move) => move.trim())
    .filter((move) => move !== '');

export interface Labelled {
  label: Label;
  value: string;
}

const inner = /[,/、|;・()\t]/g;

/** The label that ends at a colon: all since the last sign, or the last words of it. */
function labelBefore(text: string): { label: Label; length: number } | undefined {
  const sign = [...text.matchAll(inner)].at(-1)?.index ?? -1;
  for (const chunk of [text, text.slice(sign + 1)]) {
    let rest = chunk.trimStart();
    for (let words = 0; words < 4 && rest !== ''; words++) {
      const label = labelOf(rest.trim());
      if (label) return { label, length: rest.length };
      const blank = rest.search(/\s\S/);
      rest = blank < 0 ? '' : rest.slice(blank + 1);
    }
  }
  return undefined;
}

/** Splits `Ability: Rough Skin / Tera: Steel` into its labels; `start` is what stands before the first. */
export function splitLabels(text: string): { start: string; labelled: Labelled[] } {
  const found: Labelled[] = [];
  let start = '';
  let from = 0;
  for (const { index } of text.matchAll(/[:=]/g)) {
    const before = text.slice(from, index).slice(-60);
    const label = labelBefore(before);
    if (!label) continue;
    const value = text.slice(from, index - label.length);
    const last = found.at(-1);
    if (last) last.value = trimSigns(value);
    else start = trimSigns(value);
    found.push({ label: label.label, value: '' });
    from = index + 1;
  }
  const last = found.at(-1);
  if (last) last.value = trimSigns(text.slice(from));
  return { start: found.length > 0 ? start : text, labelled: found };
}

const trimSigns = (text: string) => {
  const cut = text.trim().replace(/^[,/、|;・=:]+/, '');
  const bare = cut.replace(/(?<![\s,/、|;・(])[\s,/、|;・(]+$/, '').trim();
  // A bracket that was opened before the value.
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1).trim() : bare;
};

/** `特性 いかく`, `Ability - Rough Skin`: a label and its value without a colon. */
export function looseLabel(text: string): Labelled | undefined {
  for (const pattern of [twoWords, oneWord]) {
    const [, word = '', value = ''] = pattern.exec(text) ?? [];
    const label = isLongLabel(word) ? labelOf(word) : undefined;
    if (label) return { label, value: value.trim() };
  }
  return undefined;
}

const twoWords = /^(\p{L}{2,8} \p{L}{2,9})(?:\s?\d)?(?:\s*[-–—→・…>/|]+\s*|\s+)(\S.*)$/u;
const oneWord = /^(\p{L}{2,8}|技)(?:\s?\d)?(?:\s*[-–—→・…>/|]+\s*|\s+)(\S.*)$/u;
