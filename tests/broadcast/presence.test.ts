import { expect, it } from 'vitest';
import { type Person, type Presence, peopleAt, withPerson } from '~/broadcast/presence';

const [a, b, c]: [Person, Person, Person] = [
  { id: 'a', name: 'アオイ' },
  { id: 'b', name: 'Ben' },
  { id: 'c', name: 'チカ' },
];
const minute = 60_000;
const asked = (...all: [Person, number][]) =>
  all.reduce<Presence>((presence, [person, at]) => withPerson(presence, person, at), new Map());

it.each<[string, Presence, Person[], number, Person[]]>([
  ['nobody', asked(), [], 0, []],
  ['who asked', asked([a, 0], [b, 5]), [], minute, [a, b]],
  ['nobody after a minute', asked([a, 0]), [], minute + 1, []],
  ['who asked again', asked([a, 0], [b, 0], [a, minute]), [], minute + 1, [a]],
  ['who is connected, however long', asked([a, 0]), [b], 2 * minute, [b]],
  ['everybody once, first who asked', asked([a, 0], [b, 0]), [c, b, c], 0, [a, b, c]],
  ['by the newer name', asked([a, 0]), [{ ...a, name: 'A' }], 0, [{ ...a, name: 'A' }]],
])('at the desk is %s', (_, presence, connected, now, people) => {
  expect(peopleAt(presence, connected, now)).toEqual(people);
});

it('forgets who has gone when somebody comes', () => {
  expect([...asked([a, 0], [b, minute + 1]).keys()]).toEqual(['b']);
});
