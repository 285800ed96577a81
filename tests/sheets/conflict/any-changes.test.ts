import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnit, mergeSheets, takeUnits } from '~/sheets/conflict/merge-sheets';
import { fieldsOf, type TypedSheet, withFields } from '~/sheets/typed-sheet';
import { base, moved, swapped } from './two-sheets';

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
