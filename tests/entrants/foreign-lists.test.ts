import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entrantFields } from '~/entrants/entrant';
import { layOut } from '~/entrants/pasted/lay-out';
import { readEntrants } from '~/entrants/pasted/read-entrants';
import { plainEnds } from '~/text/read-csv';
import { foreignLists } from './foreign-lists';

describe('a list that somebody copied', () => {
  it.each(foreignLists)('is read of $title', ({ text, people, told = [], fault, isUnsure }) => {
    const read = readEntrants(text);
    const rows = read.rows.map(({ values }) =>
      entrantFields
        .filter((field) => values[field])
        .map((field) => (field === 'name' ? values.name : `${field}:${values[field]}`))
        .join(' '),
    );
    expect([rows, read.fault?.reason]).toEqual([people, fault]);
    const open = read.columns.filter(({ meaning }) => meaning === 'unknown' || fault);
    const said = JSON.stringify([read.problems, read.notes, open]);
    expect(told.filter((each) => !said.includes(each))).toEqual([]);
    if (told.length === 0 && !fault) expect(read.problems).toEqual([]);
    expect(read.isUnsure).toBe(isUnsure);
  });
});

// What lists are made of, in any order.
const bits = fc.oneof(
  fc.constantFrom(
    ...[
      '名前',
      'ハルカ',
      'Mio',
      'ID',
      'A1b2',
      '参加者一覧',
      '計6名',
      'エントリー済み',
      'タイムスタンプ',
      '本名',
      '#1234',
    ],
    ...[
      ',',
      '\t',
      '\n',
      '\n',
      '\n\n',
      ';',
      '|',
      '、',
      '，',
      ' / ',
      ' - ',
      '：',
      ' ',
      '　',
      '"',
      '(',
      ')',
      '（',
      '）',
      '【',
    ],
    ...[
      '1. ',
      '2. ',
      '3 ',
      '・',
      '- ',
      '=1',
      '@x_y',
      '＠x_y',
      '<@223456789012345601>',
      'a@example.com',
      '|---|---|',
    ],
    ...[
      '2026/11/20 12:00',
      '19:05',
      ' — 今日 19:05',
      '1.2E+17',
      '\u200b',
      '\ufeff',
      '?田',
      'Discord: ',
      '以上',
      '6/128',
      '9',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const texts = fc.array(bits, { maxLength: 40 }).map((some) => some.join(''));
const repeated = fc
  .tuple(
    fc.array(bits, { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 2, max: 6 }),
    fc.array(bits, { maxLength: 8 }),
  )
  .map(([line, times, more]) => `${`${line.join('')}\n`.repeat(times)}${more.join('')}`);

// Numbers that count and words that name an ID are read, not kept.
const tokensOf = (text: string) =>
  (text.replace(/[①-⓿㉑-㊿❶-➓]/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (token) =>
      !/^\d{1,4}$/.test(token.normalize('NFKC')) && !/^(?:discord|x|id|twitter|tonamel|名|sep)$/i.test(token),
  );

describe('any text', () => {
  it('is in a cell, a head or what is left over, to the last word', () => {
    fc.assert(
      fc.property(fc.oneof(texts, repeated), (given) => {
        const text = plainEnds(given);
        const list = layOut(text);
        if ('fault' in list) return;
        const left = new Set(list.aside.map(({ line }) => line));
        const isInLine = list.aside.length > 0 && !text.trim().includes('\n');
        const kept = [...(list.head ?? []), ...list.lines.flatMap(({ cells }) => cells)];
        const aside = isInLine
          ? list.aside.map((each) => each.text)
          : text.split('\n').filter((_, at) => left.has(at + 1));
        const all = [...kept, ...aside, ...list.aside.map((each) => each.text)].join('\n');
        expect(tokensOf(text).filter((token) => !all.includes(token))).toEqual([]);
      }),
      { seed: 11, numRuns: 3000 },
    );
  });

  it('has each line in a row or a problem, and each cell in a column', () => {
    fc.assert(
      fc.property(fc.oneof(texts, repeated), (given) => {
        const list = layOut(plainEnds(given));
        const { rows, problems, columns, fault } = readEntrants(given);
        if ('fault' in list || (fault && columns.length === 0)) return;
        expect(columns.length).toBe(
          list.head?.length ?? Math.max(...list.lines.map(({ cells }) => cells.length)),
        );
        if (fault) return;
        const told = [...rows, ...problems].map(({ line }) => line).sort((a, b) => a - b);
        expect(told).toEqual([...list.lines, ...list.aside].map(({ line }) => line).sort((a, b) => a - b));
      }),
      { seed: 12, numRuns: 2000 },
    );
  });
});
