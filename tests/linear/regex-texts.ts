import type { Grown } from './growth';

/** A pattern as far as it matters for texts that it takes long over. */
type Part =
  | { is: 'letters'; letters: readonly string[] }
  | { is: 'row'; parts: readonly Part[] }
  | { is: 'choice'; parts: readonly Part[] }
  | { is: 'repeat'; part: Part; isOpen: boolean };

const usual = [...' a0-\n"\',./x\t:;=<>()[]{}@#_\\A|&%+*?!`~^$あア漢é１ー　「」・（）', '\u0301', '😀', '\r'];
const nothing: Part = { is: 'row', parts: [] };
// More repetitions than this are as good as any number.
const many = 30;

function parse(source: string, flags: string): Part {
  let at = 0;
  const matching = (atom: string, own: readonly string[]): Part => {
    const pattern = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
    return { is: 'letters', letters: [...new Set([...own, ...usual])].filter((each) => pattern.test(each)) };
  };

  function choice(): Part {
    const parts = [row()];
    while (source[at] === '|') {
      at++;
      parts.push(row());
    }
    return parts.length === 1 ? (parts[0] as Part) : { is: 'choice', parts };
  }

  function row(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { is: 'row', parts };
  }

  function repeated(part: Part): Part {
    const [all, least, comma, most] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at)) ?? [];
    if (!all) return part;
    at += all.length;
    if (all[0] === '?') return { is: 'choice', parts: [part, nothing] };
    if (all[0] !== '{') return { is: 'repeat', part, isOpen: true };
    const isOpen = comma === ',' && (most === '' || Number(most) > many);
    return isOpen || Number(least) > many
      ? { is: 'repeat', part, isOpen: true }
      : { is: 'row', parts: Array.from({ length: Number(least) || 1 }, () => part) };
  }

  function atom(): Part {
    const from = at++;
    const sign = source[from] as string;
    if (sign === '(') {
      const head = /^\?(?:<?[=!]|:|<\w+>)/.exec(source.slice(at))?.[0] ?? '';
      at += head.length;
      const inside = choice();
      at++;
      return inside;
    }
    if (sign === '^' || sign === '$') return nothing;
    if (sign === '.') return matching('.', []);
    if (sign === '[') {
      for (let depth = 1; depth > 0; at++) {
        if (source[at] === '\\') at++;
        else if (source[at] === '[') depth += flags.includes('v') ? 1 : 0;
        else if (source[at] === ']') depth--;
      }
      const atom = source.slice(from, at);
      return matching(atom, [...atom.slice(1, -1)]);
    }
    if (sign === '\\') {
      const all = /^\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<\w+>|\d+|.)/i.exec(
        source.slice(from),
      ) ?? [''];
      const [escaped] = all;
      at = from + escaped.length;
      if (/^\\[bBk\d]/.test(escaped)) return nothing;
      const code = /^\\(?:u\{|u|x)([\da-f]+)/i.exec(escaped)?.[1];
      return matching(escaped, code ? [String.fromCodePoint(Number.parseInt(code, 16))] : []);
    }
    const letter = String.fromCodePoint(source.codePointAt(from) as number);
    at = from + letter.length;
    return { is: 'letters', letters: [letter] };
  }
  return choice();
}

/** A text of the pattern; another one for another turn. */
function sample(part: Part, turn: number): string {
  if (part.is === 'letters') return part.letters[turn % Math.max(1, part.letters.length)] ?? '';
  if (part.is === 'row') return part.parts.map((each) => sample(each, turn)).join('');
  if (part.is === 'choice') return sample(part.parts[turn % part.parts.length] as Part, turn);
  return sample(part.part, turn);
}

const turns = [0, 1, 2, 3, 4, 5];

/** What may be repeated to make the pattern try over and over: behind `before`. */
function* pumps(part: Part, before: string): Generator<readonly [before: string, pump: string]> {
  if (part.is === 'row') {
    // A blank is the first of many letters: a second look has something else before.
    for (const turn of [0, 1]) {
      let sofar = before;
      for (const each of part.parts) {
        yield* pumps(each, sofar);
        sofar += sample(each, turn);
      }
    }
  }
  if (part.is === 'choice') for (const each of part.parts) yield* pumps(each, before);
  if (part.is === 'repeat') {
    for (const turn of turns) {
      const pump = sample(part.part, turn);
      yield [before, pump];
      yield ['', before + pump];
    }
    yield ['', before];
    yield* pumps(part.part, before);
  }
}

const repeat = (pump: string, length: number) =>
  pump.repeat(Math.ceil(length / pump.length)).slice(0, length);
// None of them ends what came before as the pattern wants it, as a rule.
const ends = ['', '\u0001', 'x"'];
const plain = [' ', 'a', '0', '-', '\n', '"', "'", 'あ', ' ,', '\r\n', 'a '];

/** Texts that this very pattern may take long over, by its own letters and places of repetition. */
export function textsAgainst({ source, flags }: RegExp): readonly Grown[] {
  const whole = parse(source, flags);
  const made = new Map<string, Grown>();
  const add = (before: string, pump: string) => {
    if (pump === '') return;
    for (const end of ends)
      made.set(JSON.stringify([before, pump, end]), (length) => before + repeat(pump, length) + end);
  };
  for (const pump of plain) add('', pump);
  for (const turn of turns) add('', sample(whole, turn));
  for (const [before, pump] of pumps(whole, '')) {
    add('', pump);
    add(before, pump);
  }
  return [...made.values()];
}
