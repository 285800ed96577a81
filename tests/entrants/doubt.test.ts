import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntrants } from '~/entrants/pasted/read-entrants';

const plain = ['ゆずぽん', 'そばつゆ', 'カモノハシ', 'くるみ割り', 'ミナモ', 'とわいらいと'];
const lines = (of: (name: string, at: number) => string) => plain.map(of).join('\n');
const isUnsure = (text: string) => readEntrants(text).isUnsure ?? false;

describe('a text that nobody foresaw', () => {
  it.each([
    ['most names wear the same sign', lines((name) => `∴${name}`)],
    ['something stands behind most names', lines((name, at) => `${name}→本体${at}`)],
    [
      'names are counted in a way of their own',
      lines((name, at) => `${'いろはにほへ'.charAt(at)}組; ${name}`),
    ],
    ['a count differs', `ことしの会\n参加者 9人\n${lines((name) => name)}`],
    ['words of a letter stand around the names', `みどり会\nしろ\n\n${lines((n) => n)}\n\nそれでは\nあおい`],
    ['a table has two columns of words', lines((name, at) => `${name}\tあか${at}いろ\tx`)],
    ['sentences are between the names', `${lines((name, at) => `${name}\n${at}番のりです！`)}`],
    ['program text', `[\n${lines((name, at) => `{"name": "${name}", "discord": "id${at}"},`)}\n]`],
    ['a word repeats', lines((_, at) => `Sat\n${at}-${at}:x`)],
    [
      'it is a letter',
      `Hi Brindle,\n${'here are our people '.repeat(6)}\n${plain.join(', ')} and Fig.\n\nBest,\nOttilie`,
    ],
    ['a line is cut within brackets', 'あ[い\nう]え\nお[か\nき]く'],
  ])('is not taken for certain: %s', (_, text) => {
    expect(isUnsure(text)).toBe(true);
  });

  it('marks the lines that are unlike the others', () => {
    const { notes } = readEntrants(`${lines((name) => `・${name}`)}\n★ひなた\n\n`);
    expect(notes).toEqual([{ line: 7, text: '★ひなた', reason: 'unlike' }]);
  });

  it('marks a block that stands apart from the names', () => {
    const { notes, isUnsure } = readEntrants(`${lines((name) => name)}\n\nみどり会\nひなた`);
    expect(notes.map(({ line, reason }) => [line, reason])).toEqual([
      [8, 'unlike'],
      [9, 'unlike'],
    ]);
    expect(isUnsure).toBe(true);
  });
});

const name = fc.stringMatching(/^[ぁ-んァ-ン]{2,8}$|^[A-Z][a-z]{2,9}$/).filter((text) => {
  const { notes, rows } = readEntrants(text);
  return notes.length === 0 && rows.length === 1;
});
const people = fc.uniqueArray(name, { minLength: 3, maxLength: 20 });
const shapes: Record<string, (names: readonly string[]) => string> = {
  'a name on each line': (names) => names.join('\n'),
  'numbers before them': (names) => names.map((each, at) => `${at + 1}. ${each}`).join('\n'),
  'bullets under a title': (names) =>
    `参加者一覧（${names.length}名）\n\n${names.map((each) => `・${each}`).join('\n')}`,
  'a table': (names) => `名前,Discord\n${names.map((each, at) => `${each},user_${at}`).join('\n')}`,
  'handles beside them': (names) => names.map((each, at) => `${each} (@user_${at})`).join('\n'),
};

describe('a list of one shape', () => {
  it.each(Object.entries(shapes))('is taken without a question: %s', (_, write) => {
    fc.assert(
      fc.property(people, (names) => {
        const { rows, notes, isUnsure } = readEntrants(write(names));
        expect([rows.length, notes, isUnsure]).toEqual([names.length, [], undefined]);
      }),
      { seed: 7, numRuns: 60 },
    );
  });
});
