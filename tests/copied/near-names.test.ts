import { describe, expect, it } from 'vitest';
import { nearNames } from '~/copied/near-names';

const names = [
  'Taro Yamada',
  'ハルカ',
  'ハルト',
  'José María',
  'Kenta',
  'Kenta2',
  'Kento',
  '山田太郎',
  'X',
  '☆',
];
const ids = [
  'Abc1De',
  'Fgh2Ij',
  'Klm3No',
  'Pqr4St',
  'Qz4Vw9k',
  'Uvw5Xy',
  'Zab6Cd',
  'Efg7Hi',
  'Jkl8Mn',
  'Opq9Rs',
];
const people = names.map((name, at) => ({ name, id: ids[at] ?? '' }));
const namesOf = ({ name, id }: (typeof people)[number]) => [name, id];
const near = nearNames(people, namesOf);

describe('who may be meant by a name that nobody has', () => {
  it.each([
    ['Yamada, Taro', ['Taro Yamada']],
    ['Jose Maria', ['José María']],
    ['JOSEMARIA', ['José María']],
    ['はるかだよ', ['ハルカ']],
    ['ハルナ', ['ハルカ', 'ハルト']],
    ['TeamA | Kenta', ['Kenta']],
    ['kentaa', ['Kenta', 'Kenta2', 'Kento']],
    ['山田 太朗', ['山田太郎']],
    ['qz4vw9', ['Kenta']],
    ['Nozomi', []],
    ['', []],
    ['★', []],
    ['x', ['X']],
  ])('%s', (name, expected) => {
    const found = near(name).map((person) => person.name);
    expect(found.slice(0, 1)).toEqual(expected.slice(0, 1));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('five at most', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ name: `Haruka ${at}`, id: `T${at}` }));
    expect(nearNames(many, namesOf)('Haruka')).toHaveLength(5);
  });
});
