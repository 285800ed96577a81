import { describe, expect, test } from 'vitest';
import { emptySlots, filledField, fillOver } from '~/pastes/filled-slots';

const member = (slot: number, species: string, item = '') => ({
  [`members[${slot}].species`]: species,
  [`members[${slot}].item`]: item,
});
const team = (...six: string[]) =>
  Object.assign({}, ...six.map((species, slot) => member(slot, species, 'x')));
const blank: Record<string, string> = Object.assign(
  {},
  ...[0, 1, 2, 3, 4, 5].map((slot) => member(slot, '')),
);
const pasteInto = (fields: Record<string, string>, fills: Record<string, string>) => {
  const over = fillOver(fields, fills);
  return { ...over, fields: { ...fields, ...over.fills } };
};

describe('a paste over a paste', () => {
  const six = pasteInto(blank, team('a', 'b', 'c', 'd', 'e', 'f'));

  test('that is shorter empties what the first one filled in', () => {
    const { fields, kept } = pasteInto(six.fields, team('g', 'h', 'i', 'j'));
    expect(kept).toEqual([]);
    expect(fields).toMatchObject({ ...team('g', 'h', 'i', 'j'), ...member(4, ''), ...member(5, '') });
  });

  test('keeps a Pokémon that was changed since, and says so', () => {
    const changed = { ...six.fields, ...member(5, 'f', 'typed') };
    const { fields, kept } = pasteInto(changed, team('g', 'h', 'i', 'j'));
    expect(kept).toEqual([6]);
    expect(fields).toMatchObject({ ...member(4, ''), ...member(5, 'f', 'typed') });
    expect(pasteInto(fields, team('k')).kept).toEqual([6]);
  });

  test('keeps what was typed before any paste, which one button empties', () => {
    const { fields, kept } = pasteInto({ ...blank, ...member(4, 'typed') }, team('a', 'b'));
    expect(kept).toEqual([5]);
    expect({ ...fields, ...emptySlots(fields, kept) }).toMatchObject(member(4, ''));
  });

  test('in which nothing was found changes nothing', () => {
    expect(fillOver(six.fields, {})).toEqual({ fills: {}, kept: [] });
  });

  test('works in a form that shows less than the text has', () => {
    const species = Object.fromEntries(Object.entries(blank).filter(([name]) => name.endsWith('species')));
    const first = fillOver(species, team('a', 'b', 'c'));
    const shown = {
      ...species,
      'members[0].species': 'a',
      'members[1].species': 'b',
      'members[2].species': 'c',
    };
    const second = fillOver({ ...shown, [filledField]: first.fills[filledField] ?? '' }, team('d'));
    expect(second.fills).toMatchObject({ 'members[1].species': '', 'members[2].species': '' });
    expect(second.kept).toEqual([]);
  });
});

test('a field that was tampered with empties nothing', () => {
  const fields = { ...blank, ...member(4, 'typed'), [filledField]: '.'.repeat(60) };
  expect(fillOver(fields, team('a')).kept).toEqual([5]);
});
