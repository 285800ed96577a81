import { describe, expect, test } from 'vitest';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import { pastedValues } from '~/sheets/pasted-values';
import { applyProposals, type FormValues } from '~/sheets/reading/proposals';
import { proposeMembers } from '~/sheets/reading/propose-members';

const value = (key: string | null, uncertain = false): ReadValue => ({
  key,
  uncertain,
  confidence: uncertain ? 0.5 : 1,
  raw: key ?? '',
});
const read = (species: string | null, ...moves: string[]) => ({
  species: value(species),
  ability: value('roughskin', true),
  item: value(null),
  moves: moves.map((move) => value(move)),
});
const proposed = (...members: ReturnType<typeof read>[]) =>
  proposeMembers({ language: 'ja', engineVersion: '1', members } satisfies ReadingResult, 'ja');
const shows = ['ability', 'item', 'moves', 'statAlignment'] as const;
const garchomp = read('garchomp', 'earthquake', 'protect');

describe('what a reading adds to a form', () => {
  test.each<[string, FormValues, ReturnType<typeof read>[], Record<string, string>, string[]]>([
    [
      'an empty form is filled in the order of the image',
      {},
      [garchomp, read('rillaboom')],
      {
        'members[0].species': 'ガブリアス',
        'members[0].ability': 'さめはだ',
        'members[0].moves[0]': 'じしん',
        'members[0].moves[1]': 'まもる',
        'members[1].species': 'ゴリランダー',
        'members[1].ability': 'さめはだ',
      },
      [],
    ],
    [
      'a written species takes its own details, wherever it stands and in whatever way it is written',
      { 'members[3].species': ' ｶﾞﾌﾞﾘｱｽ ' },
      [garchomp],
      { 'members[3].ability': 'さめはだ', 'members[3].moves[0]': 'じしん', 'members[3].moves[1]': 'まもる' },
      [],
    ],
    [
      'what is written stays, right or wrong',
      {
        'members[0].species': 'garchomp',
        'members[0].ability': 'すながくれ',
        'members[0].moves[0]': 'げきりん',
      },
      [garchomp],
      {},
      [],
    ],
    [
      'moves that agree with the image are completed',
      { 'members[0].species': 'Garchomp', 'members[0].ability': 'x', 'members[0].moves[2]': 'Protect' },
      [garchomp],
      { 'members[0].moves[0]': 'じしん' },
      [],
    ],
    [
      'a form which the screen does not tell stays as it is written',
      { 'members[0].species': 'ランドロス（れいじゅうフォルム）', 'members[0].ability': 'x' },
      [read('landorus')],
      {},
      [],
    ],
    [
      'six others leave no room, and that is said',
      Object.fromEntries([0, 1, 2, 3, 4, 5].map((slot) => [`members[${slot}].species`, 'ピカチュウ'])),
      [garchomp],
      {},
      ['ガブリアス'],
    ],
    [
      'a slot without species but with details is somebody’s work',
      Object.fromEntries([0, 1, 2, 3, 4, 5].map((slot) => [`members[${slot}].item`, 'オボンのみ'])),
      [garchomp],
      {},
      ['ガブリアス'],
    ],
    [
      'blanks are not writing',
      { 'members[0].species': '  ', 'members[0].item': '' },
      [read('pikachu')],
      { 'members[0].species': 'ピカチュウ', 'members[0].ability': 'さめはだ' },
      [],
    ],
  ])('%s', (_, values, members, fills, unmatched) => {
    const applied = applyProposals(values, proposed(...members), shows);
    expect(applied.fills).toEqual(fills);
    expect(applied.unmatched).toEqual(unmatched);
    expect(Object.keys(applied.marks)).toEqual(Object.keys(fills));
  });

  test('what is uncertain is marked so', () => {
    const { marks } = applyProposals({}, proposed(garchomp), shows);
    expect(marks['members[0].species']).toMatchObject({ isSure: true });
    expect(marks['members[0].ability']).toMatchObject({ isSure: false, raw: 'roughskin' });
  });

  test('a form that could be another is uncertain', () => {
    const member = {
      ...garchomp,
      species: { ...value('ogerpon'), choices: ['ogerpon', 'ogerponwellspring'] },
    };
    const { marks } = applyProposals({}, proposed(member), shows);
    expect(marks['members[0].species']).toMatchObject({
      isSure: false,
      choices: ['オーガポン（みどりのめん）', 'オーガポン（いどのめん）'],
    });
  });

  test('a name that was chosen among those it may be keeps the doubts about its details', () => {
    const member = { ...garchomp, species: { ...value('latios', true), choices: ['latios', 'latias'] } };
    const { fills } = applyProposals({}, proposed(member), shows);
    const chosen = { ...fills, 'members[0].species': 'ラティアス' };
    const again = applyProposals(chosen, proposed(member), shows);
    expect(again).toMatchObject({ fills: {}, unmatched: [] });
    expect(Object.keys(again.marks)).toEqual(['members[0].ability']);
  });

  test('a card that was not read leaves its place blank', () => {
    const six = proposed(garchomp, read(null), read('rillaboom'), read('pikachu'));
    const { fills } = applyProposals({}, six, shows);
    const names = [0, 1, 2, 3].map((slot) => fills[`members[${slot}].species`]);
    expect(names).toEqual(['ガブリアス', undefined, 'ゴリランダー', 'ピカチュウ']);
  });

  test('a Stat Alignment goes into its list, where the sheet shows it', () => {
    const jolly = [{ ...garchomp, alignment: value('jolly', true) }];
    const members = proposeMembers({ language: 'ja', engineVersion: '1', members: jolly }, 'ja');
    const field = 'members[0].statAlignment';
    const applied = applyProposals({}, members, shows);
    expect([applied.fills[field], applied.marks[field]?.isSure]).toEqual(['jolly', false]);
    expect(applyProposals({}, members, ['ability', 'item', 'moves', 'teraType']).fills).not.toHaveProperty(
      field,
    );
    expect(applyProposals({ [field]: 'modest' }, members, shows).fills).not.toHaveProperty(field);
  });

  test('twice the same reading adds nothing more', () => {
    const members = proposed(garchomp, read('rillaboom', 'fakeout'));
    const { fills } = applyProposals({}, members, shows);
    // What was not sure stays marked, since nobody has changed it.
    const again = applyProposals(fills, members, shows);
    expect(again).toMatchObject({ fills: {}, unmatched: [] });
    expect(Object.keys(again.marks)).toEqual(['members[0].ability', 'members[1].ability']);
    expect(Object.values(again.marks).some(({ isSure }) => isSure)).toBe(false);
  });
});

test('a pasted member replaces its whole slot, in the viewer’s language', () => {
  const values = pastedValues(
    [
      { species: 'garchomp', item: 'lifeorb', teraType: 'steel', moves: ['earthquake'] },
      { speciesText: 'ガブリアヌ' },
    ],
    'en',
  );
  expect(values).toMatchObject({
    'members[0].species': 'Garchomp',
    'members[0].ability': '',
    'members[0].item': 'Life Orb',
    'members[0].teraType': 'steel',
    'members[0].moves[0]': 'Earthquake',
    'members[0].moves[3]': '',
    'members[1].species': 'ガブリアヌ',
  });
  expect(values).not.toHaveProperty('members[2].species');
});
