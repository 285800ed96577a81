import type { Locale } from '~/locales/locale';
import { type Dictionary, plainName } from '~/pokedex/name';

/** A name that a line may be: `keys` are all things that the screen names alike. */
export interface Candidate {
  keys: readonly string[];
  /** 0 to 1: 1 is the same. */
  score: number;
}

interface Entry {
  keys: string[];
  letters: Uint16Array;
}

/** The names of one kind in one language, made ready for comparing. */
export interface NameIndex {
  entries: Entry[];
  /** Letters and pairs of letters → entries that have them. */
  grams: Map<number, number[]>;
}

/** One letter as it is compared: width and case are gone, but small kana and voicing marks are kept. */
export function lettersOf(text: string): Uint16Array {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase()
    .replace(/[-‐‑–—―−一|]/g, (mark) => (mark === '|' ? 'l' : 'ー'))
    .replace(/[\s'’‘`´"“”・·.,:;!?()[\]「」_~*^]/g, '');
  // In English a hyphen is as good as nothing.
  const bare = /[ぁ-ヺ]/.test(plain) ? plain : plain.replace(/ー/g, '');
  return Uint16Array.from(bare, (letter) => letter.charCodeAt(0));
}

export function indexNames(dictionary: Dictionary, locale: Locale, keys: Iterable<string>): NameIndex {
  const byName = new Map<string, Entry>();
  for (const key of keys) {
    const name = dictionary[key];
    if (!name) continue;
    const letters = lettersOf(plainName(name[locale]));
    const text = String.fromCharCode(...letters);
    const entry = byName.get(text);
    if (entry) entry.keys.push(key);
    else byName.set(text, { keys: [key], letters });
  }
  const entries = [...byName.values()];
  const grams = new Map<number, number[]>();
  entries.forEach(({ letters }, i) => {
    for (const gram of gramsOf(letters)) {
      const list = grams.get(gram);
      if (list) list.push(i);
      else grams.set(gram, [i]);
    }
  });
  return { entries, grams };
}

function gramsOf(letters: Uint16Array): Set<number> {
  const grams = new Set<number>();
  for (let i = 0; i < letters.length; i++) {
    const letter = twinOf(letters[i]!);
    grams.add(letter);
    if (i > 0) grams.add(twinOf(letters[i - 1]!) * 65536 + letter);
  }
  return grams;
}

const compared = 24;

/** The names most like what was read, best first. */
export function matchName(index: NameIndex, read: Uint16Array, most = 4): Candidate[] {
  if (read.length === 0) return [];
  const shared = new Float32Array(index.entries.length);
  for (const gram of gramsOf(read)) {
    const list = index.grams.get(gram);
    // A pair says more than a letter does, a rare letter more than a common one.
    if (list) for (const i of list) shared[i]! += (gram > 65535 ? 2 : 1) + 4 / (list.length + 4);
  }
  const promising: number[] = [];
  for (let i = 0; i < shared.length; i++) {
    if (shared[i]! > 0) promising.push(i);
  }
  const rank = (i: number) => shared[i]! / (index.entries[i]!.letters.length + read.length);
  promising.sort((a, b) => rank(b) - rank(a));
  const found: Candidate[] = [];
  for (const i of promising.slice(0, compared)) {
    const { keys, letters } = index.entries[i]!;
    const length = Math.max(letters.length, Math.min(read.length, letters.length + 4));
    found.push({ keys, score: Math.max(0, 1 - distance(read, letters) / length) });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, most);
}

const previous = new Float32Array(128);
const current = new Float32Array(128);

/**
 * Edit distance by what the engine confuses. What is read before and behind the name (an icon, a gender sign, the
 * level) costs little.
 */
export function distance(read: Uint16Array, name: Uint16Array): number {
  const n = Math.min(name.length, 120);
  const m = Math.min(read.length, 120);
  for (let j = 0; j <= n; j++) previous[j] = j;
  let best = previous[n]! + endCost(m);
  for (let i = 1; i <= m; i++) {
    const letter = read[i - 1]!;
    // Letters before the name: a few are cheap.
    current[0] = endCost(i);
    for (let j = 1; j <= n; j++) {
      const replaced = previous[j - 1]! + replaceCost(letter, name[j - 1]!);
      const dropped = previous[j]! + (letter === 12540 ? 0.6 : 1);
      const missed = current[j - 1]! + (name[j - 1] === 12540 ? 0.6 : 1);
      current[j] = Math.min(replaced, dropped, missed);
    }
    previous.set(current.subarray(0, n + 1));
    const whole = previous[n]! + endCost(m - i);
    if (whole < best) best = whole;
  }
  return best;
}

const endCost = (letters: number) => (letters <= 4 ? letters * 0.3 : 1.2 + (letters - 4) * 0.1);

const twins = new Map<number, number>();
const costs = new Map<number, number>();

function confuse(group: string, cost: number) {
  for (const a of group) for (const b of group) if (a !== b) setCost(a, b, cost);
}
function setCost(a: string, b: string, cost: number) {
  const key = a.charCodeAt(0) * 65536 + b.charCodeAt(0);
  costs.set(key, Math.min(cost, costs.get(key) ?? 1));
}
const both = (a: string, b: string, cost: number) => {
  setCost(a, b, cost);
  setCost(b, a, cost);
};

// Hiragana and katakana that look alike, and any other pair of the same sound.
for (let code = 0x3041; code <= 0x3096; code++) {
  const [hiragana, katakana] = [String.fromCharCode(code), String.fromCharCode(code + 0x60)];
  both(hiragana, katakana, 'へべぺりかきせにもやらうこべ'.includes(hiragana) ? 0.1 : 0.35);
}
for (const [large, small] of [
  'あぁ',
  'いぃ',
  'うぅ',
  'えぇ',
  'おぉ',
  'つっ',
  'やゃ',
  'ゆゅ',
  'よょ',
  'わゎ',
  'アァ',
  'イィ',
  'ウゥ',
  'エェ',
  'オォ',
  'ツッ',
  'ヤャ',
  'ユュ',
  'ヨョ',
  'ワヮ',
].map((pair) => [...pair] as [string, string])) {
  both(large, small, 0.15);
}
for (const row of [
  'かが',
  'きぎ',
  'くぐ',
  'けげ',
  'こご',
  'さざ',
  'しじ',
  'すず',
  'せぜ',
  'そぞ',
  'ただ',
  'ちぢ',
  'つづ',
  'てで',
  'とど',
  'はばぱ',
  'ひびぴ',
  'ふぶぷ',
  'へべぺ',
  'ほぼぽ',
  'うゔ',
]) {
  confuse(row, 0.3);
  confuse([...row].map((kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60)).join(''), 0.3);
}
confuse('ぱば', 0.25);
for (const group of [
  'シツ',
  'ンソ',
  'ソリ',
  'クタ',
  'タワ',
  'クワ',
  'ワウ',
  'フワ',
  'ヌス',
  'スヌ',
  'アマ',
  'ヤマ',
  'コユ',
  'ユエ',
  'ロコ',
  'ロ口',
  'ニ二',
  'ハ八',
  'カ力',
  'テデ',
  'ラフ',
  'ノソ',
  'ナチ',
  'チテ',
  'ルレ',
  'メナ',
  'ぬね',
  'ねれ',
  'れわ',
  'ねわ',
  'さき',
  'さち',
  'るろ',
  'はほ',
  'まほ',
  'めぬ',
  'あお',
  'いり',
  'けは',
  'らち',
  'たな',
  'シミ',
  'ミニ',
  'ヘー',
  'ノー',
  'トー',
  'ドト',
  'ッシ',
  'ッツ',
  'ンシ',
  'ンツ',
  'ソツ',
  'ォオ',
  'キギ',
  'ギキ',
  'ーニ',
  'オホ',
  'モセ',
  'サセ',
  'セヤ',
  'カガ',
  'ガカ',
  'ケク',
  'くへ',
  'しじ',
  'とど',
  'こに',
  'てこ',
  'うち',
  'うつ',
  'すむ',
  'おむ',
  'よま',
  'きを',
  'えん',
]) {
  confuse(group, 0.45);
}
for (const group of [
  'il1j',
  'o0',
  'q0o',
  'ce',
  'uv',
  'vy',
  'nh',
  'bh',
  '5s',
  '8b',
  'g9',
  '2z',
  'ft',
  'rt',
  'co',
  'ao',
  'ea',
  'mn',
  'wv',
  'il!',
  'tl',
  'fl',
  'ti',
])
  confuse(group, 0.4);
both('i', 'l', 0.15);
both('1', 'l', 0.15);
both('o', '0', 0.1);

function twinOf(letter: number): number {
  let twin = twins.get(letter);
  if (twin === undefined) {
    const text = String.fromCharCode(letter).normalize('NFD').charAt(0);
    const code = text.charCodeAt(0);
    const hiragana = code >= 0x30a1 && code <= 0x30f6 ? code - 0x60 : code;
    const large: Record<string, string> = {
      ぁ: 'あ',
      ぃ: 'い',
      ぅ: 'う',
      ぇ: 'え',
      ぉ: 'お',
      っ: 'つ',
      ゃ: 'や',
      ゅ: 'ゆ',
      ょ: 'よ',
    };
    twin = (large[String.fromCharCode(hiragana)] ?? String.fromCharCode(hiragana)).charCodeAt(0);
    twins.set(letter, twin);
  }
  return twin;
}

function replaceCost(a: number, b: number): number {
  return a === b ? 0 : (costs.get(a * 65536 + b) ?? 1);
}
