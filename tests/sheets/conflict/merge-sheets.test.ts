import { describe, expect, it } from 'vitest';
import { isUnit, mergeSheets, takeUnits } from '~/sheets/conflict/merge-sheets';
import { fieldsOf, type TypedSheet, withFields } from '~/sheets/typed-sheet';
import { base, differing, moved, swapped } from './two-sheets';

type Fields = Record<string, string>;
const item = 'members[0].item';
const move = (at: number) => `members[0].moves[${at}]`;
const other = 'Pikachu';

describe('two changes of one sheet', () => {
  it.each<[string, Fields, Fields, Fields, string[]]>([
    [
      'of different fields are both kept',
      { [item]: 'Leftovers' },
      { displayName: 'H' },
      { [item]: 'Leftovers', displayName: 'H' },
      [],
    ],
    [
      'of two details of one Pokémon',
      { [item]: 'Leftovers' },
      { 'members[0].ability': 'Sand Veil' },
      { [item]: 'Leftovers', 'members[0].ability': 'Sand Veil' },
      [],
    ],
    ['of one field, alike', { [item]: 'Leftovers' }, { [item]: 'Leftovers' }, { [item]: 'Leftovers' }, []],
    [
      'of one field, differently, leave a choice',
      { [item]: 'Leftovers' },
      { [item]: 'Lum Berry' },
      { [item]: 'Leftovers' },
      [item],
    ],
    ['of one field by nobody but the other', {}, { [item]: 'Lum Berry' }, { [item]: 'Lum Berry' }, []],
    [
      'of two moves',
      { [move(0)]: 'Surf' },
      { [move(2)]: 'Toxic' },
      { [move(0)]: 'Surf', [move(2)]: 'Toxic' },
      [],
    ],
    [
      'of one move',
      { [move(0)]: 'Surf' },
      { [move(0)]: 'Toxic' },
      { [move(0)]: 'Surf' },
      ['members[0].moves'],
    ],
    [
      'that name one move in two places',
      { [move(0)]: 'Surf' },
      { [move(2)]: 'Surf' },
      { [move(0)]: 'Surf' },
      ['members[0].moves'],
    ],
    [
      'of moves, where the other took one away',
      { [item]: 'Leftovers' },
      { [move(3)]: '' },
      { [item]: 'Leftovers', [move(3)]: '' },
      [],
    ],
    [
      'of two moves, one of them alike',
      { [move(0)]: 'Surf', [move(1)]: 'Toxic' },
      { [move(0)]: 'Surf', [move(2)]: 'Ice Beam' },
      { [move(0)]: 'Surf', [move(1)]: 'Toxic', [move(2)]: 'Ice Beam' },
      [],
    ],
    [
      'of moves, where each took one away',
      { [move(2)]: '' },
      { [move(3)]: '' },
      { [move(2)]: '', [move(3)]: '' },
      [],
    ],
    [
      'of a Pokémon, into the same one with other details',
      { 'members[0].species': 'Pikachu', [item]: 'Leftovers' },
      { 'members[0].species': 'Pikachu', [item]: 'Lum Berry' },
      { 'members[0].species': 'Pikachu', [item]: 'Leftovers' },
      ['members[0]'],
    ],
    [
      'of a Pokémon, and of its item',
      { 'members[0].species': 'Pikachu' },
      { [item]: 'Lum Berry' },
      { 'members[0].species': 'Pikachu' },
      ['members[0]'],
    ],
    [
      'of a Pokémon, into two others',
      { 'members[0].species': 'Pikachu' },
      { 'members[0].species': 'Raichu' },
      { 'members[0].species': 'Pikachu' },
      ['members[0]'],
    ],
    [
      'of two Pokémon',
      { 'members[0].species': 'Pikachu' },
      { 'members[5].species': 'Raichu' },
      { 'members[0].species': 'Pikachu', 'members[5].species': 'Raichu' },
      [],
    ],
    ['of the image by both', { readingId: 'a' }, { readingId: 'b' }, { readingId: 'a' }, ['images']],
    [
      'of the image, and of its use',
      { isPublic: 'on' },
      { readingId: 'b', improvesReading: 'on' },
      { isPublic: 'on', readingId: 'b', improvesReading: 'on' },
      [],
    ],
    ['of an ID by both', { tonamelId: 'A' }, { tonamelId: 'B' }, { tonamelId: 'A' }, ['tonamelId']],
  ])('%s', (_, mine, theirs, merged, open) => {
    const result = mergeSheets(base, withFields(base, mine), withFields(base, theirs));
    expect(differing(base, result.sheet)).toEqual(merged);
    expect(result.open).toEqual(open);
    expect(open.every(isUnit)).toBe(true);
  });

  it('leaves moves in the order of whoever changed more than that', () => {
    const movesOf = ({ members: [first] }: TypedSheet) => first?.moves ?? [];
    const [a = '', b = '', c = '', d = ''] = movesOf(base);
    const inOrder = (...moves: string[]) =>
      withFields(base, Object.fromEntries(moves.map((each, at) => [move(at), each])));
    const merged = (mine: TypedSheet, theirs: TypedSheet) => {
      const { sheet, open } = mergeSheets(base, mine, theirs);
      return [movesOf(sheet), open];
    };
    expect(merged(inOrder(b, a, c, d), inOrder(d, c, b, a))).toEqual([[b, a, c, d], []]);
    expect(merged(inOrder(b, a, 'Surf', d), inOrder(d, c, b, a))).toEqual([[b, a, 'Surf', d], []]);
    expect(merged(inOrder(b, a, c, d), inOrder(d, 'Surf', b, a))).toEqual([[d, 'Surf', b, a], []]);
  });

  it('follows a Pokémon to its new place', () => {
    const byOther = withFields(base, { [item]: 'Lum Berry', 'members[3].item': 'Leftovers' });
    for (const [mine, theirs] of [
      [moved(swapped), byOther],
      [byOther, moved(swapped)],
      [moved(swapped), moved(swapped, byOther)],
    ] as const) {
      expect(mergeSheets(base, mine, theirs)).toEqual({ sheet: moved(swapped, byOther), open: [] });
    }
  });

  it('leaves a choice between the sixes where the order is another too', () => {
    const mine = moved(swapped, withFields(base, { [item]: 'Leftovers' }));
    const theirs = withFields(base, { [item]: 'Lum Berry' });
    expect(mergeSheets(base, mine, theirs)).toEqual({ sheet: mine, open: ['members'] });
    const orders = [moved(swapped), moved([0, 2, 1, 3, 4, 5])] as const;
    expect(mergeSheets(base, ...orders)).toEqual({ sheet: orders[0], open: ['members'] });
  });

  it('leaves every difference open where nobody knows what was changed', () => {
    const mine = withFields(base, { [item]: 'Leftovers', displayName: 'H', [move(1)]: 'Surf' });
    const { sheet, open } = mergeSheets(undefined, mine, base);
    expect(sheet).toEqual(mine);
    expect(open).toEqual(['displayName', item, 'members[0].moves']);
    expect(mergeSheets(undefined, base, base)).toEqual({ sheet: base, open: [] });
  });

  it('never loses what only one side changed, whatever was changed', () => {
    const fields = Object.keys(fieldsOf(base)).filter(
      (field) => !/sure|keepsIds|filled|species|\[[2-5]\]\.[a-z]/.test(field),
    );
    const value = (field: string, side: string) => (/^is|^improves/.test(field) ? 'on' : side);
    for (const one of fields) {
      for (const two of fields.filter((each) => each !== one)) {
        const { sheet, open } = mergeSheets(
          base,
          withFields(base, { [one]: value(one, 'X') }),
          withFields(base, { [two]: value(two, 'Y') }),
        );
        const areImages = [one, two].every((field) => field.endsWith('eadingId'));
        expect(open).toEqual(areImages ? ['images'] : []);
        const all = { [one]: value(one, 'X'), ...(!areImages && { [two]: value(two, 'Y') }) };
        expect(differing(base, sheet)).toEqual(all);
      }
    }
  });
});

describe('what is chosen', () => {
  it('stands in the sheet, with all that goes along', () => {
    const mine = withFields(base, { 'members[0].species': other, displayName: 'M' });
    const theirs = withFields(base, { [item]: 'Lum Berry', displayName: 'T' });
    expect(takeUnits(mine, theirs, ['members[0]'])).toEqual({ ...theirs, displayName: 'M' });
    expect(takeUnits(mine, theirs, ['members', 'displayName'])).toEqual(theirs);
    expect(takeUnits(mine, theirs, [])).toEqual(mine);
  });

  it('takes an image with the consent to use it', () => {
    const theirs = withFields(base, { readingId: 'b', improvesReading: 'on', displayName: 'T' });
    expect(differing(base, takeUnits(base, theirs, ['images']))).toEqual({
      readingId: 'b',
      improvesReading: 'on',
    });
    expect(differing(base, takeUnits(base, theirs, ['displayName']))).toEqual({ displayName: 'T' });
  });

  it('keeps what its player said of a name', () => {
    const theirs = { ...withFields(base, { [item]: 'New Berry' }), sure: { [item]: 'New Berry' } };
    expect(takeUnits(base, theirs, [item]).sure).toEqual({ [item]: 'New Berry' });
    const called = withFields(base, { displayName: 'New Berry' });
    expect(takeUnits(called, theirs, [item]).sure).toEqual({ [item]: 'New Berry' });
    expect(mergeSheets(base, base, theirs).sheet.sure).toEqual({ [item]: 'New Berry' });
    expect(mergeSheets(base, theirs, moved(swapped)).sheet.sure).toEqual({ 'members[1].item': 'New Berry' });
  });

  it.each([
    'xmembers[0]',
    'members[0].itemx',
    'members[6]',
    'members[0].species',
    'reason',
    '',
    'members[0].moves[1]',
    'sure',
  ])('is no unit: %s', (text) => expect(isUnit(text)).toBe(false));
});
