import { describe, expect, it } from 'vitest';
import { areOneTeam, joinReadings, whatItGave } from '~/readings/join-readings';
import type { ReadingResult, ReadMember, ReadValue } from '~/readings/reading';

const value = (key: string | null, more: Partial<ReadValue> = {}): ReadValue => ({
  key,
  confidence: 0.97,
  uncertain: key === null,
  raw: key ?? '',
  ...more,
});
const unsure = (key: string) => value(key, { uncertain: true });
const none = value(null);
const moves = ['earthquake', 'protect', 'rockslide', 'dragonclaw'].map((key) => value(key));
const onMoves = (species: ReadValue | string, change: Partial<ReadMember> = {}): ReadMember => ({
  species: typeof species === 'string' ? value(species) : species,
  ability: value('roughskin'),
  item: value('lifeorb'),
  moves,
  ...change,
});
const onStats = (species: ReadValue | string, alignment: ReadValue | string): ReadMember => ({
  species: typeof species === 'string' ? value(species) : species,
  ability: none,
  item: none,
  moves: [],
  alignment: typeof alignment === 'string' ? value(alignment) : alignment,
});
const reading = (...members: ReadMember[]): ReadingResult => ({
  language: 'ja',
  engineVersion: 't',
  members,
});

const six = ['garchomp', 'charizard', 'pelipper', 'kingambit', 'sneasler', 'sinistcha'];
const tabOfMoves = reading(...six.map((key) => onMoves(key)));
const tabOfStats = reading(...six.map((key, at) => onStats(key, at % 2 ? 'jolly' : 'modest')));
const joined = (a: ReadingResult, b: ReadingResult) => joinReadings([a, b])?.members ?? [];

describe('two images of one team', () => {
  it('are one reading in either order', () => {
    for (const members of [joined(tabOfMoves, tabOfStats), joined(tabOfStats, tabOfMoves)]) {
      expect(members.map(({ species }) => species.key)).toEqual(six);
      expect(members[0]).toMatchObject({ ability: { key: 'roughskin' }, alignment: value('modest') });
      expect(members[1]?.alignment).toEqual(value('jolly'));
    }
  });

  it('belong together by name, wherever a name stands', () => {
    const turned = reading(...[...tabOfStats.members].reverse());
    expect(joined(tabOfMoves, turned)[1]?.alignment).toEqual(value('jolly'));
  });

  it.each<[string, ReadMember, ReadMember, Partial<ReadMember>]>([
    [
      'by place where one has no name, and that is asked',
      onMoves(none),
      onStats('garchomp', 'jolly'),
      { species: unsure('garchomp'), alignment: value('jolly', { uncertain: true }) },
    ],
    [
      'by place under a nickname, and that is asked',
      onMoves(value('garchomp', { uncertain: true, raw: 'ポチ' })),
      onStats(none, 'jolly'),
      { species: value('garchomp', { uncertain: true, raw: 'ポチ' }), alignment: unsure('jolly') },
    ],
    [
      'the form is what ability, item and moves say',
      onMoves('ogerponwellspring'),
      onStats(value('ogerpon', { uncertain: true, choices: ['ogerpon', 'ogerponwellspring'] }), 'jolly'),
      { species: value('ogerponwellspring'), alignment: value('jolly') },
    ],
    [
      'a name that is sure on one of them is sure',
      onMoves(unsure('garchomp')),
      onStats('garchomp', 'jolly'),
      { species: value('garchomp') },
    ],
    [
      'what could not be read stays a hole',
      onMoves('garchomp', { item: none }),
      onStats('garchomp', none),
      { item: none, alignment: none },
    ],
  ])('%s', (_, onFirst, onSecond, expected) => {
    const first = reading(onFirst, ...tabOfMoves.members.slice(1));
    const second = reading(onSecond, ...tabOfStats.members.slice(1));
    expect(joined(first, second)[0]).toMatchObject(expected);
  });

  it('of the same tab: what both say is sure, what they say otherwise is asked', () => {
    const first = reading(onMoves('garchomp', { item: unsure('lifeorb'), ability: value('sandveil') }));
    const second = reading(onMoves('garchomp'));
    expect(joined(first, second)[0]).toMatchObject({
      item: value('lifeorb'),
      ability: { key: 'sandveil', uncertain: true },
    });
  });

  it('a name that is asked pairs in its own place alone: under a nickname it may be a guess', () => {
    const [first, second, ...rest] = tabOfMoves.members as [ReadMember, ReadMember, ...ReadMember[]];
    const guessed = value('charizard', { uncertain: true, confidence: 0.5, raw: 'ポチ' });
    const members = joined(
      reading({ ...first, species: guessed }, { ...second, species: none }, ...rest),
      tabOfStats,
    );
    expect(members[0]).toMatchObject({ species: { uncertain: true }, alignment: { uncertain: true } });
    expect(members[1]).toMatchObject({ species: unsure('charizard'), alignment: unsure('jolly') });
  });

  it('with places that do not tell: nothing is guessed', () => {
    const [a, b, ...rest] = tabOfStats.members as [ReadMember, ReadMember, ...ReadMember[]];
    const shuffled = reading(b, a, ...rest.slice(0, 3), onStats(none, 'bold'));
    const holed = reading(...tabOfMoves.members.slice(0, 5), onMoves(none));
    expect(joined(holed, shuffled)[5]?.alignment).toBeUndefined();
  });
});

describe('images of two teams', () => {
  const others = ['incineroar', 'rillaboom', 'amoonguss', 'farigiraf', 'garchomp', 'torkoal'];
  const another = reading(...others.map((key) => onStats(key, 'bold')));

  it('are not joined: the first alone is taken', () => {
    expect(areOneTeam(tabOfMoves, another)).toBe(false);
    expect(joinReadings([tabOfMoves, another])).toBe(tabOfMoves);
    expect(joinReadings([another, tabOfMoves])).toBe(another);
  });

  it('are one that differ by a slip alone', () => {
    const slipped = reading(...tabOfStats.members.slice(0, 5), onStats('torkoal', 'bold'));
    expect(areOneTeam(tabOfMoves, slipped)).toBe(true);
    expect(joined(tabOfMoves, slipped)[5]?.alignment).toBeUndefined();
  });
});

it('one image alone is enough, and none is nothing', () => {
  expect(joinReadings([tabOfStats])).toBe(tabOfStats);
  expect(joinReadings([])).toBeUndefined();
});

it('says what each image gave', () => {
  const zero = { species: 0, ability: 0, item: 0, moves: 0, statAlignment: 0 };
  expect(whatItGave(tabOfMoves)).toEqual({ ...zero, species: 6, ability: 6, item: 6, moves: 24 });
  expect(whatItGave(tabOfStats)).toEqual({ ...zero, species: 6, statAlignment: 6 });
});
