import { describe, expect, it } from 'vitest';
import type { TeamMember } from '~/pokedex/member';
import type { ReadingResult, ReadMember, ReadValue } from '~/readings/reading';
import { mergeReading } from '~/sheets/reading/merge-reading';

const value = (key: string | null): ReadValue => ({ key, confidence: 0.98, uncertain: false, raw: '' });
const unsure = (key: string): ReadValue => ({ ...value(key), confidence: 0.6, uncertain: true });
const read = (species: string | null, change: Partial<ReadMember> = {}): ReadMember => ({
  species: value(species),
  ability: value('roughskin'),
  item: value('lifeorb'),
  moves: ['earthquake', 'dragonclaw', 'protect', 'swordsdance'].map(value),
  ...change,
});
const result = (...members: ReadMember[]): ReadingResult => ({
  language: 'ja',
  members,
  engineVersion: 'test',
});
const merge = (member: TeamMember, ...members: ReadMember[]) => mergeReading([member], result(...members))[0];

describe('a reading fills the blanks of a sheet', () => {
  it.each<[string, TeamMember, ReadMember, object]>([
    [
      'all of a bare species',
      { species: 'garchomp' },
      read('garchomp'),
      {
        ability: 'roughskin',
        item: 'lifeorb',
        moves: ['earthquake', 'dragonclaw', 'protect', 'swordsdance'],
        read: {
          ability: 'sure',
          item: 'sure',
          moves: { earthquake: 'sure', dragonclaw: 'sure', protect: 'sure', swordsdance: 'sure' },
        },
      },
    ],
    [
      'not what a person wrote',
      {
        species: 'garchomp',
        ability: 'sandveil',
        item: 'sitrusberry',
        moves: ['protect'],
        teraType: 'steel',
      },
      read('garchomp', { moves: [value('earthquake'), value('protect'), value(null), value(null)] }),
      {
        ability: 'sandveil',
        item: 'sitrusberry',
        teraType: 'steel',
        moves: ['protect', 'earthquake'],
        read: { moves: { earthquake: 'sure' } },
      },
    ],
    [
      'no moves beside ones that the image contradicts',
      { species: 'garchomp', ability: 'sandveil', item: 'sitrusberry', moves: ['rockslide'] },
      read('garchomp'),
      { moves: ['rockslide'], read: {} },
    ],
    [
      'no fifth move',
      { species: 'garchomp', ability: 'a', item: 'b', moves: ['w', 'x', 'y', 'z'] },
      read('garchomp'),
      { moves: ['w', 'x', 'y', 'z'], read: {} },
    ],
    [
      'and says what is uncertain',
      { species: 'garchomp', moves: ['a', 'b', 'c', 'd'] },
      read('garchomp', { ability: unsure('sandveil') }),
      { ability: 'sandveil', item: 'lifeorb', read: { ability: 'unsure', item: 'sure' } },
    ],
    [
      'nothing that could not be read',
      { species: 'garchomp' },
      read('garchomp', { ability: value(null), item: value(null), moves: [value(null)] }),
      { species: 'garchomp', moves: [], read: { moves: {} } },
    ],
    [
      'by base species, since the screen shows no form',
      { species: 'urshifurapidstrike' },
      read('urshifu', { moves: [] }),
      { species: 'urshifurapidstrike', ability: 'roughskin', read: { ability: 'sure' } },
    ],
    ['nothing of another species', { species: 'garchomp' }, read('incineroar'), { read: {} }],
    ['nothing of an unknown one', { species: 'garchomp' }, read(null), { read: {} }],
  ])('%s', (_, member, found, expected) => {
    expect(merge(member, read('amoonguss'), found)).toMatchObject(expected);
  });

  it('leaves a sheet as it is without a reading', () => {
    expect(mergeReading([{ species: 'garchomp' }], undefined)).toEqual([{ species: 'garchomp', read: {} }]);
  });

  it('gives each read member to one slot, exact forms first', () => {
    const merged = mergeReading(
      [{ species: 'ogerpon' }, { species: 'ogerponwellspring' }, { species: 'ogerpon' }],
      result(
        read('ogerponwellspring', { item: value('wellspringmask') }),
        read('ogerpon', { item: value('lifeorb') }),
      ),
    );
    expect(merged.map(({ item }) => item)).toEqual(['lifeorb', 'wellspringmask', undefined]);
  });
});
