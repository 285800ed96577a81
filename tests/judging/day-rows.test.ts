import { describe, expect, it } from 'vitest';
import { countDay, type DayEntrant, type DaySheet, dayRows, searchDay } from '~/judging/day-rows';

const now = new Date('2026-11-23T04:00:00Z');
const sheet = (id: string, change: Partial<DaySheet> = {}): DaySheet => ({
  ...{ id, displayName: id, tonamelId: `T${id}`, discordId: `d.${id}`, revision: 1 },
  ...{ unlockedUntil: null, checkedRevision: null, notes: 0 },
  ...{ isAgainstRules: false, isReadingAsked: false, ...change },
});
const entrant = (name: string, change: Partial<DayEntrant> = {}): DayEntrant => ({
  ...{ id: `e-${name}`, name, tonamelId: '', discordId: '', teamSheetId: null, otherSheetIds: [] },
  ...{ seat: '', droppedAt: null, checkedInAt: null, sheetId: undefined, state: 'missing', ...change },
});

describe('the rows of the day', () => {
  const sheets = [
    sheet('haruka', {
      unlockedUntil: new Date(now.getTime() + 1),
      isAgainstRules: true,
      isReadingAsked: true,
    }),
    sheet('kenta', { checkedRevision: 1, notes: 2 }),
    sheet('kenta2', { tonamelId: 'Tkenta', revision: 3, checkedRevision: 2, unlockedUntil: now }),
  ];
  const entrants = [
    entrant('ハルカ', { sheetId: 'haruka', state: 'submitted', seat: '12', checkedInAt: now }),
    entrant('ミナト', { seat: '3' }),
    entrant('アカリ', { droppedAt: now }),
    entrant('ケンタ', { sheetId: 'kenta', state: 'submitted' }),
    entrant('ユイ', { state: 'doubtful' }),
  ];
  const rows = dayRows({ entrants, sheets }, now);

  it('are the list in its order, then whoever is not on it', () => {
    expect(rows.map(({ name }) => name)).toEqual(['ハルカ', 'ミナト', 'アカリ', 'ケンタ', 'ユイ', 'kenta2']);
  });

  it.each([
    ['ユイ', ['asked']],
    ['ハルカ', ['rules', 'reading', 'unlocked']],
    ['ミナト', ['missing']],
    ['アカリ', []],
    ['ケンタ', ['duplicate', 'checked', 'noted']],
    ['kenta2', ['duplicate', 'offRoster', 'changed']],
  ])('%s: %j', (name, marks) => {
    expect(rows.find((row) => row.name === name)?.marks).toEqual(marks);
  });

  it('count each mark, and each that needs a look once', () => {
    expect(countDay(rows)).toEqual({
      ...{ missing: 1, asked: 1, duplicate: 2, offRoster: 1, unlocked: 1, changed: 1, checked: 1, noted: 1 },
      ...{ rules: 1, reading: 1, look: 4 },
    });
  });

  it.each([
    ['look', ['ハルカ', 'ケンタ', 'ユイ', 'kenta2']],
    ['reading', ['ハルカ']],
    ['checked', ['ケンタ']],
  ] as const)('are filtered by %s', (show, names) => {
    expect(searchDay(rows, { search: '', show }).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['はるか', ['ハルカ']],
    ['12', ['ハルカ']],
    ['tkenta', ['ケンタ', 'kenta2']],
    ['D.KENTA', ['ケンタ', 'kenta2']],
    ['', ['ハルカ', 'ミナト', 'アカリ', 'ケンタ', 'ユイ', 'kenta2']],
    ['誰か', []],
  ])('are found by %j', (search, names) => {
    expect(searchDay(rows, { search }).map(({ name }) => name)).toEqual(names);
  });

  it('without a list are the sheets, of whom nobody is missing', () => {
    const alone = dayRows({ entrants: [], sheets }, now);
    expect(alone.map(({ marks }) => marks.includes('offRoster') || marks.includes('missing'))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
