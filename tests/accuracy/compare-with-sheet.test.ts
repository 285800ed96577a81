import { describe, expect, it } from 'vitest';
import { compareWithSheet, countOutcomes } from '~/accuracy/compare-with-sheet';
import type { TeamMember } from '~/pokedex/member';
import type { ReadField, ReadingResult, ReadMember, ReadValue } from '~/readings/reading';

const sure = (key: string): ReadValue => ({ key, confidence: 0.98, uncertain: false, raw: key });
const asked = (key: string, ...choices: string[]): ReadValue => ({
  ...sure(key),
  uncertain: true,
  ...(choices.length > 0 ? { choices } : {}),
});
const nothing: ReadValue = { key: null, confidence: 0, uncertain: true, raw: '' };
const moves = ['earthquake', 'dragonclaw', 'protect', 'swordsdance'];

const read = (change: Partial<ReadMember> = {}): ReadMember => ({
  species: sure('garchomp'),
  ability: sure('roughskin'),
  item: sure('lifeorb'),
  moves: moves.map(sure),
  ...change,
});
const left = (change: Partial<TeamMember> = {}): TeamMember => ({
  species: 'garchomp',
  ability: 'roughskin',
  item: 'lifeorb',
  moves,
  ...change,
});
const whimsicott = {
  read: read({ species: sure('whimsicott'), ability: sure('prankster'), item: sure('focussash') }),
  left: left({ species: 'whimsicott', ability: 'prankster', item: 'focussash' }),
};
const result = (...members: ReadMember[]): ReadingResult => ({
  language: 'ja',
  members,
  engineVersion: 'test',
});
const compare = (seen: readonly ReadMember[], members: readonly TeamMember[]) =>
  compareWithSheet(result(...seen), members);
const outcomes = (field: ReadField, seen: ReadMember[], members: TeamMember[]) =>
  compare(seen, members)
    .flat()
    .flatMap((value) => (value.field === field && value.outcome ? [value.outcome] : []));

describe('a value that was read, beside what its player left', () => {
  it.each<[string, ReadValue, string | undefined, string[]]>([
    ['read, and left so', sure('roughskin'), 'roughskin', ['sureRight']],
    ['read, and corrected', sure('sandveil'), 'roughskin', ['sureWrong']],
    ['asked, and left so', asked('roughskin'), 'roughskin', ['askedRight']],
    ['asked, and corrected', asked('sandveil'), 'roughskin', ['askedWrong']],
    ['not read, and typed', nothing, 'roughskin', ['unread']],
    ['left blank, which confirms nothing', sure('roughskin'), undefined, []],
  ])('%s', (_, ability, written, expected) => {
    const members = [left({ ability: written }), whimsicott.left];
    expect(outcomes('ability', [read({ ability }), whimsicott.read], members)).toEqual([
      ...expected,
      'sureRight',
    ]);
  });
});

describe('the species', () => {
  it.each<[string, ReadValue, string, string]>([
    ['the form read', sure('urshifurapidstrike'), 'urshifurapidstrike', 'sureRight'],
    ['a form that plays as the one read', sure('gastrodon'), 'gastrodoneast', 'sureRight'],
    ['a form that was inferred, and is another', sure('ogerpon'), 'ogerponwellspring', 'sureWrong'],
    [
      'one of the forms asked for',
      asked('landorus', 'landorus', 'landorustherian'),
      'landorustherian',
      'askedRight',
    ],
    [
      'one of the species asked for under a nickname',
      asked('amoonguss', 'amoonguss', 'breloom'),
      'breloom',
      'askedRight',
    ],
    ['none of those asked for', asked('amoonguss', 'amoonguss', 'breloom'), 'tangrowth', 'askedWrong'],
    ['another species in its place', sure('porygon2'), 'porygonz', 'sureWrong'],
    ['a species whose name was not read', nothing, 'garchomp', 'unread'],
  ])('%s', (_, species, written, expected) => {
    const seen = [whimsicott.read, read({ species })];
    expect(outcomes('species', seen, [whimsicott.left, left({ species: written })])).toEqual([
      'sureRight',
      expected,
    ]);
  });

  it('that was read wrongly keeps its card, whose other values are compared', () => {
    const seen = [read({ species: sure('porygon2') }), whimsicott.read];
    const sheet = [left({ species: 'porygonz', item: 'leftovers' }), whimsicott.left];
    expect(outcomes('ability', seen, sheet)).toEqual(['sureRight', 'sureRight']);
    expect(outcomes('item', seen, sheet)).toEqual(['sureWrong', 'sureRight']);
  });

  it('is paired wherever it stands, and the one that is left with the one that is left', () => {
    const seen = [read({ species: sure('porygon2') }), whimsicott.read, read()];
    const sheet = [whimsicott.left, left(), left({ species: 'porygonz' })];
    expect(outcomes('species', seen, sheet)).toEqual(['sureRight', 'sureRight', 'sureWrong']);
    expect(outcomes('ability', seen, sheet)).toEqual(['sureRight', 'sureRight', 'sureRight']);
  });

  it('that is not on the image is unread, and so is all of it; one that is not on the sheet does not count', () => {
    expect(outcomes('species', [read()], [left(), whimsicott.left])).toEqual(['sureRight', 'unread']);
    expect(outcomes('item', [read()], [left(), whimsicott.left])).toEqual(['sureRight', 'unread']);
    expect(outcomes('move', [whimsicott.read, read()], [left()])).toHaveLength(4);
  });
});

describe('the moves', () => {
  it.each<[string, ReadValue[], string[], string[]]>([
    ['in another order', moves.map(sure), [...moves].reverse(), Array(4).fill('sureRight')],
    [
      'one of them corrected',
      [...moves.slice(0, 3), 'stoneedge'].map(sure),
      ['protect', 'swordsdance', 'earthquake', 'dragonclaw'],
      ['sureRight', 'sureWrong', 'sureRight', 'sureRight'],
    ],
    [
      'one of them not read',
      [sure('earthquake'), nothing, asked('protect'), sure('swordsdance')],
      moves,
      ['sureRight', 'unread', 'askedRight', 'sureRight'],
    ],
    [
      'of which the sheet names two',
      moves.map(sure),
      ['dragonclaw', 'earthquake'],
      Array(2).fill('sureRight'),
    ],
    ['of which the sheet names none', moves.map(sure), [], []],
    ['all unread', [], moves, Array(4).fill('unread')],
  ])('%s', (_, seen, written, expected) => {
    const sheet = [left({ moves: written }), { species: 'whimsicott' }];
    expect(outcomes('move', [read({ moves: seen }), whimsicott.read], sheet)).toEqual(expected);
  });
});

describe('a screen', () => {
  const stats = (alignment: ReadValue) => read({ ability: nothing, item: nothing, moves: [], alignment });
  const adamant = left({ statAlignment: 'adamant' });

  it('of stats counts names and alignments alone', () => {
    const counted = countOutcomes(compare([stats(sure('adamant')), stats(nothing)], [adamant, adamant]));
    expect(counted).toEqual([
      { field: 'species', outcome: 'sureRight', count: 2 },
      { field: 'statAlignment', outcome: 'sureRight', count: 1 },
      { field: 'statAlignment', outcome: 'unread', count: 1 },
    ]);
  });

  it('of moves counts no alignment', () => {
    expect(outcomes('statAlignment', [read()], [adamant])).toEqual([]);
  });

  it('of names counts names alone', () => {
    const names = read({ ability: nothing, item: nothing, moves: [] });
    expect(countOutcomes(compare([names], [adamant]))).toEqual([
      { field: 'species', outcome: 'sureRight', count: 1 },
    ]);
  });
});

it('counts the six of an image in which no team was found as not read', () => {
  const sheet = [left(), { species: 'whimsicott' }];
  expect(countOutcomes(compare([], sheet))).toEqual([{ field: 'species', outcome: 'unread', count: 2 }]);
});

it('tells what was read beside what was left, also where nothing counts', () => {
  const [first] = compare([read({ item: nothing })], [{ species: 'garchomp', moves: ['protect'] }]);
  expect(first?.map(({ field, read, left, outcome }) => [field, read?.key, left, outcome])).toEqual([
    ['species', 'garchomp', 'garchomp', 'sureRight'],
    ['ability', 'roughskin', undefined, undefined],
    ['move', 'protect', 'protect', 'sureRight'],
    ['move', 'earthquake', undefined, undefined],
    ['move', 'dragonclaw', undefined, undefined],
    ['move', 'swordsdance', undefined, undefined],
  ]);
});
