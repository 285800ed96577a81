import type { Locale } from '~/locales/locale';
import { type Dictionary, plainName } from '~/pokedex/name';
import { isStone } from '~/pokedex/stone';
import { replaceCost, twinOf } from './confusions';

/** A name that a line may be; the screen names all `keys` alike. */
export interface Candidate {
  keys: readonly string[];
  score: number;
  /**
   * Keys of names that this one may be a misreading of: they differ in one letter that the recognizer confuses (Porygon2,
   * Porygon-Z), or end in a figure or a letter more that it may drop (アブソルナイト, アブソルナイトＺ).
   */
  twins?: readonly string[];
}

interface Entry {
  keys: string[];
  letters: Uint16Array;
  twins?: string[];
  stoneLetter?: string;
}

export interface NameIndex {
  entries: Entry[];
  grams: Map<number, number[]>;
  hasStones: boolean;
}

/** Code units to compare: width and case are folded, small kana and voicing marks are kept. */
export function lettersOf(text: string): Uint16Array {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase()
    .replace(/[-‐‑–—―−一|]/g, (mark) => (mark === '|' ? 'l' : 'ー'))
    .replace(/[\s'’‘`´"“”・·.,:;!?()[\]「」_~*^]/g, '');
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
    else
      byName.set(text, {
        keys: [key],
        letters,
        stoneLetter: isStone(name) ? stoneEnd(text)?.letter : undefined,
      });
  }
  const entries = [...byName.values()];
  for (const [name, twin] of twinsAmong(entries)) name.twins = [...(name.twins ?? []), ...twin.keys];
  const grams = new Map<number, number[]>();
  entries.forEach(({ letters }, i) => {
    for (const gram of gramsOf(letters)) {
      const list = grams.get(gram);
      if (list) list.push(i);
      else grams.set(gram, [i]);
    }
  });
  return { entries, grams, hasStones: entries.some(({ stoneLetter }) => stoneLetter !== undefined) };
}

/** Each name with another that it may be a misreading of. */
function* twinsAmong(entries: readonly Entry[]): Generator<[Entry, Entry]> {
  // Names of which all but one letter agree, by what is left without it.
  const seen = new Map<string, Entry[]>();
  const byText = new Map(entries.map((entry) => [String.fromCharCode(...entry.letters), entry]));
  for (const [text, entry] of byText) {
    const { letters } = entry;
    for (let at = 0; at < letters.length; at++) {
      const rest = `${text.slice(0, at)}\0${text.slice(at + 1)}`;
      const others = seen.get(rest) ?? [];
      for (const other of others) {
        if (replaceCost(letters[at]!, other.letters[at]!) >= 1) continue;
        yield [entry, other];
        yield [other, entry];
      }
      seen.set(rest, [...others, entry]);
    }
    const shorter = /[0-9xyz]$/.test(text) ? byText.get(text.slice(0, -1)) : undefined;
    if (shorter) yield [shorter, entry];
  }
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

/** Whether another name has all of it and more, as Wild Charge has Charge. */
export function isInLonger({ entries }: NameIndex, { keys }: Candidate): boolean {
  const textOf = (entry: Entry) => String.fromCharCode(...entry.letters);
  const own = entries.find((entry) => entry.keys[0] === keys[0]);
  return own !== undefined && entries.some((entry) => entry !== own && textOf(entry).includes(textOf(own)));
}

const compared = 24;

export function matchName(index: NameIndex, read: Uint16Array, max = 4): Candidate[] {
  if (read.length === 0) return [];
  const shared = new Float32Array(index.entries.length);
  for (const gram of gramsOf(read)) {
    const list = index.grams.get(gram);
    // A bigram says more than a letter, a rare one more than a common one.
    if (list) for (const i of list) shared[i]! += (gram > 65535 ? 2 : 1) + 4 / (list.length + 4);
  }
  for (let i = 0; i < shared.length; i++) shared[i]! /= index.entries[i]!.letters.length + read.length;
  const end = index.hasStones ? stoneEnd(String.fromCharCode(...read)) : undefined;
  const found: Candidate[] = [];
  for (const i of highest(shared, compared)) {
    const entry = index.entries[i]!;
    const length = Math.max(entry.letters.length, Math.min(read.length, entry.letters.length + 4));
    const wrong = distance(read, entry.letters);
    if (end && !mayBeRead(end, entry, wrong)) continue;
    const nearness = Math.max(0, 1 - wrong / length);
    // Below certainScore (certainty.ts).
    const score = end?.unclear && entry.stoneLetter === '' ? Math.min(0.85, nearness) : nearness;
    found.push({ keys: entry.keys, score, ...(entry.twins && { twins: entry.twins }) });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, max);
}

interface StoneEnd {
  letter: string;
  unclear: boolean;
}

function stoneEnd(text: string): StoneEnd | undefined {
  const behind = /^.+(?:ナイト|ite)(.{0,4})$/.exec(text)?.[1];
  if (behind === undefined) return undefined;
  const first = behind.charCodeAt(0);
  const letter = [...'xyz'].find((one) => behind && replaceCost(first, one.charCodeAt(0)) < 1) ?? '';
  return { letter, unclear: letter === '' && behind.length === 1 };
}

/** Stones differ by a letter or two: another letter or a mostly wrong Pokémon is another stone. */
function mayBeRead(end: StoneEnd, { letters, stoneLetter }: Entry, wrong: number): boolean {
  if (stoneLetter === undefined) return wrong <= letters.length / 2;
  const stem = letters.length - 3 - stoneLetter.length;
  return (end.letter === '' || end.letter === stoneLetter) && wrong <= stem / 2;
}

/** Indices of the `max` highest figures above 0, highest first. Sorting all leaves megabytes of garbage. */
function highest(figures: Float32Array, max: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]!;
    if (figure <= (places.length < max ? 0 : figures[places[max - 1]!]!)) continue;
    let at = Math.min(places.length, max - 1);
    for (; at > 0 && figures[places[at - 1]!]! < figure; at--) places[at] = places[at - 1]!;
    places[at] = i;
  }
  return places;
}

let previous = new Float32Array(128);
let current = new Float32Array(128);

/** Edit distance, weighted by OCR confusions; signs around a name (icon, gender, level) are cheap. */
function distance(read: Uint16Array, name: Uint16Array): number {
  const n = Math.min(name.length, 120);
  const m = Math.min(read.length, 120);
  for (let j = 0; j <= n; j++) previous[j] = j;
  let best = previous[n]! + endCost(m);
  for (let i = 1; i <= m; i++) {
    const letter = read[i - 1]!;
    current[0] = endCost(i);
    for (let j = 1; j <= n; j++) {
      const replaced = previous[j - 1]! + replaceCost(letter, name[j - 1]!);
      const dropped = previous[j]! + (letter === 12540 ? 0.6 : 1);
      const missed = current[j - 1]! + (name[j - 1] === 12540 ? 0.6 : 1);
      current[j] = Math.min(replaced, dropped, missed);
    }
    [previous, current] = [current, previous];
    const whole = previous[n]! + endCost(m - i);
    if (whole < best) best = whole;
  }
  return best;
}

const endCost = (letters: number) => (letters <= 4 ? letters * 0.3 : 1.2 + (letters - 4) * 0.1);
