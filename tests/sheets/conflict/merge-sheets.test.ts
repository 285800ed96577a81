import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnit, mergeSheets, takeUnits } from '~/sheets/conflict/merge-sheets';
import { typedSheetOf } from '~/sheets/name-typed';
import { fieldsOf, type TypedSheet, withFields } from '~/sheets/typed-sheet';
import { harukaTeam } from '../../world-sheets';

const base = typedSheetOf(
  {
    displayName: 'ハルカ',
    saidName: '',
    discordId: 'haruka',
    twitterId: '',
    tonamelId: 'Hrk4Tm',
    members: harukaTeam,
    isPublic: false,
    readingId: null,
    secondReadingId: null,
    improvesReading: false,
  },
  'en',
);
type Fields = Record<string, string>;
const item = 'members[0].item';
const move = (at: number) => `members[0].moves[${at}]`;
const moved = (order: readonly number[], sheet: TypedSheet = base) => ({
  ...sheet,
  members: order.map((at) => sheet.members[at] as TypedSheet['members'][number]),
});
const swapped = [1, 0, 2, 3, 4, 5];
const other = 'Pikachu';

/** What differs from `sheet`, as it stands in `of`. */
const differing = (sheet: TypedSheet, of: TypedSheet) =>
  Object.fromEntries(
    Object.entries(fieldsOf(of)).filter(([field, value]) => fieldsOf(sheet)[field] !== value),
  );

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

describe('any two changes of one sheet', () => {
  const fields = Object.keys(fieldsOf(base)).filter((field) => !/sure|keepsIds|filled/.test(field));
  const value = (field: string) =>
    /^is|^improves/.test(field)
      ? fc.constantFrom('on', '')
      : fc.constantFrom('', 'Pikachu', 'Surf', 'Leftovers');
  const edit = fc.constantFrom(...fields).chain((field) => fc.tuple(fc.constant(field), value(field)));
  const order = fc.oneof(
    { weight: 3, arbitrary: fc.constant([0, 1, 2, 3, 4, 5]) },
    fc.constantFrom(swapped, [0, 1, 3, 2, 4, 5], [5, 0, 1, 2, 3, 4]),
  );
  const change = fc
    .tuple(fc.array(edit, { maxLength: 4 }), order)
    .map(([edits, places]) => moved(places, withFields(base, Object.fromEntries(edits))));

  it('leave what only one of them changed, and nothing to choose', () => {
    fc.assert(
      fc.property(change, (one) => {
        for (const [mine, theirs] of [
          [one, base],
          [base, one],
          [one, one],
        ] as const)
          expect(mergeSheets(base, mine, theirs)).toEqual({ sheet: one, open: [] });
      }),
      { numRuns: 100 },
    );
  });

  it('leave the same to choose for both, who come to one sheet once they have chosen', () => {
    fc.assert(
      fc.property(change, change, (mine, theirs) => {
        const [one, other] = [mergeSheets(base, mine, theirs), mergeSheets(base, theirs, mine)];
        expect(other.open.toSorted()).toEqual(one.open.toSorted());
        expect(one.open.every(isUnit)).toBe(true);
        expect(takeUnits(one.sheet, other.sheet, one.open).members).toEqual(other.sheet.members);
        // Nothing stands there that nobody wrote.
        const written = new Set([mine, theirs].flatMap((sheet) => Object.values(fieldsOf(sheet))));
        for (const text of Object.values(fieldsOf(one.sheet))) expect(written).toContain(text);
      }),
      { numRuns: 300 },
    );
  });

  it('leave all but the order to choose where nobody knows what was changed', () => {
    const inOneOrder = (sheet: TypedSheet) => sheet.members.map((member) => JSON.stringify(member)).sort();
    fc.assert(
      fc.property(change, change, (mine, theirs) => {
        const { sheet, open } = mergeSheets(undefined, mine, theirs);
        expect(sheet).toEqual(mine);
        const chosen = takeUnits(sheet, theirs, open);
        expect(inOneOrder(chosen)).toEqual(inOneOrder(theirs));
        expect({ ...chosen, members: [] }).toEqual({ ...theirs, members: [] });
      }),
      { numRuns: 100 },
    );
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

  it('keeps what its player said of a name', () => {
    const theirs = { ...withFields(base, { [item]: 'New Berry' }), sure: { [item]: 'New Berry' } };
    expect(takeUnits(base, theirs, [item]).sure).toEqual({ [item]: 'New Berry' });
    expect(mergeSheets(base, base, theirs).sheet.sure).toEqual({ [item]: 'New Berry' });
    expect(mergeSheets(base, theirs, moved(swapped)).sheet.sure).toEqual({ 'members[1].item': 'New Berry' });
  });

  it.each(['members[6]', 'members[0].species', 'reason', '', 'members[0].moves[1]', 'sure'])(
    'is no unit: %s',
    (text) => expect(isUnit(text)).toBe(false),
  );
});
