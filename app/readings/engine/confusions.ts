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

// Hiragana and katakana of one sound; those that look alike cost less.
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

/** Canonical letter of all that look alike or differ by a mark only, by which candidates are chosen. */
export function twinOf(letter: number): number {
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

/** Cost of reading one letter for the other: 0 for the same, 1 for nothing alike. */
export function replaceCost(a: number, b: number): number {
  return a === b ? 0 : (costs.get(a * 65536 + b) ?? 1);
}
