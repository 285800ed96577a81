import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsOf, packBits } from '~/sheets/sheet-code/bits';
import { bytesOf, digitsOf } from '~/sheets/sheet-code/digits';
import { maxCodeBytes, tagBytes } from '~/sheets/sheet-code/layout';
import { readSheetCode } from '~/sheets/sheet-code/read-sheet-code';
import { abilityTables, tables } from '~/sheets/sheet-code/tables';
import { type CodedSheet, writePayload } from '~/sheets/sheet-code/write-payload';

const sheet: CodedSheet = {
  game: 'sv',
  isClosed: true,
  day: 20_000,
  name: '',
  members: [{ species: 'abra' }],
};
const tagged = (payload: Iterable<number>) =>
  digitsOf(Uint8Array.from([...payload, ...Array(tagBytes).fill(7)]));
const read = (change: Partial<CodedSheet>) => readSheetCode(tagged(writePayload({ ...sheet, ...change })));

describe('bits', () => {
  const field = fc
    .integer({ min: 1, max: 16 })
    .chain((width) => fc.tuple(fc.nat(2 ** width - 1), fc.constant(width)));

  it('come back as they were packed, and as zeros after the end', () => {
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const bytes = packBits(fields);
        expect(bytes.length).toBe(Math.ceil(fields.reduce((sum, [, width]) => sum + width, 0) / 8));
        const take = bitsOf(bytes);
        expect(fields.map(([, width]) => take(width))).toEqual(fields.map(([value]) => value));
        expect([take(7), take(16)]).toEqual([0, 0]);
      }),
    );
  });

  it.each([-1, 0.5, 4, 5, Number.NaN])('do not take %d in two', (value) => {
    expect(() => packBits([[value, 2]])).toThrow(RangeError);
  });
});

describe('digits', () => {
  it('come back as the bytes they were', () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: maxCodeBytes }).filter(([first]) => first !== 0);
    fc.assert(
      fc.property(bytes, (given) => {
        expect(bytesOf(digitsOf(given))).toEqual(given);
      }),
    );
    // An open sheet, a name and a tag.
    const longest = new Uint8Array(54 + 64 + 8).fill(255);
    expect(bytesOf(digitsOf(longest))).toEqual(longest);
  });

  it.each(['', '0', '01', '-1', '1.5', '1 ', '１', '0x10', '1'.repeat(305), '9'.repeat(100_000)])(
    'are none: %.12s',
    (text) => expect(bytesOf(text)).toBeUndefined(),
  );
});

describe('a code', () => {
  it('of a version before the first is damaged', () => {
    const [, ...others] = writePayload(sheet);
    expect(read({})).toMatchObject({ isClosed: true });
    expect(readSheetCode(tagged([0b0000_1000, ...others]))).toEqual({ unread: 'damaged' });
  });

  it('with a gap between its Pokémon is damaged', () => {
    const gap = (...species: string[]) => read({ members: species.map((key) => ({ species: key })) });
    expect(gap('abra', 'mew', '')).toMatchObject({ members: [{}, {}] });
    expect(gap('abra', '', 'mew')).toEqual({ unread: 'damaged' });
  });

  it('leaves out blank moves', () => {
    const members = [{ species: 'abra', moves: ['', 'teleport', '', 'protect'] }];
    const moves = [{ key: 'teleport' }, { key: 'protect' }];
    expect(read({ isClosed: false, members })).toMatchObject({ members: [{ details: { moves } }] });
  });

  it('knows no ability of a species that it does not know', () => {
    for (const { keys } of abilityTables().slice(0, 3))
      for (const ability of keys)
        expect(read({ isClosed: false, members: [{ species: 'Foomon', ability }] })).toMatchObject({
          members: [{ species: 'unknown', details: { ability: 'unknown' } }],
        });
    expect(tables().species.places.has('Foomon')).toBe(false);
  });

  const nameOf = (name: string) =>
    readSheetCode(tagged([...writePayload(sheet), ...new TextEncoder().encode(name)]));
  const family = '👩‍👩‍👧‍👦';

  it('has a name of 64 bytes at most', () => {
    const name = '😀'.repeat(16);
    expect(read({ name })).toMatchObject({ name });
    expect(nameOf(name)).toMatchObject({ name });
    const longer = `${family}${family}あああああ`;
    expect(new TextEncoder().encode(longer)).toHaveLength(65);
    expect(read({ name: longer })).toMatchObject({ name: '' });
    expect(nameOf(longer)).toEqual({ unread: 'damaged' });
  });

  it.each(['\ufeffabc', ' abc', '***', '—'])('is damaged with what can be no name: %j', (name) => {
    expect(nameOf(name)).toEqual({ unread: 'damaged' });
    expect(readSheetCode(tagged([...writePayload(sheet), 0xe3, 0x81]))).toEqual({ unread: 'damaged' });
  });
});
