import { expect, test } from 'vitest';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import type { FormValues } from '~/sheets/reading/proposals';
import { proposeMembers } from '~/sheets/reading/propose-members';
import { reapplyProposals } from '~/sheets/reading/reapply-proposals';

const value = (key: string | null): ReadValue => ({ key, uncertain: false, confidence: 1, raw: key ?? '' });
const read = (species: string | null, item: string | null, moves: string[] = [], alignment?: string) => ({
  species: value(species),
  ability: value(null),
  item: value(item),
  moves: moves.map(value),
  ...(alignment && { alignment: value(alignment) }),
});
const shows = ['ability', 'item', 'moves', 'statAlignment'] as const;
type Members = ReturnType<typeof read>[];

/** The form after images whose readings come one after another; `typed` is typed after the first. */
function after(readings: Members[], typed: FormValues = {}) {
  let values: Record<string, string> = {};
  let filled: Record<string, string> = {};
  let unmatched: string[] = [];
  for (const [at, members] of readings.entries()) {
    const result = { language: 'ja', engineVersion: '1', members } satisfies ReadingResult;
    const applied = reapplyProposals(values, filled, proposeMembers(result, 'ja'), shows);
    const changes = { ...applied.emptied, ...applied.fills };
    filled = { ...filled, ...changes };
    values = { ...values, ...changes, ...(at === 0 && typed) };
    unmatched = applied.unmatched;
  }
  const held = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
  return { held, unmatched };
}

const garchomp = read('garchomp', 'lifeorb', ['earthquake', 'protect', 'dragonclaw']);

test('a name that the next image does not tell is not taken from the one before', () => {
  const { held } = after([
    [garchomp, read('pikachu', 'lightball')],
    [read('rillaboom', null), read(null, 'leftovers', ['fakeout'])],
  ]);
  expect(held).toEqual({
    'members[0].species': 'ゴリランダー',
    'members[1].item': 'たべのこし',
    'members[1].moves[0]': 'ねこだまし',
  });
});

test('what the player changed stays, and its Pokémon gets what the second image adds', () => {
  const withAlignment = { ...garchomp, alignment: value('jolly') };
  const { held, unmatched } = after([[garchomp], [withAlignment]], { 'members[0].item': 'オボンのみ' });
  expect(unmatched).toEqual([]);
  expect(held).toMatchObject({
    'members[0].species': 'ガブリアス',
    'members[0].item': 'オボンのみ',
    'members[0].moves[0]': 'じしん',
    'members[0].statAlignment': 'jolly',
  });
});

test('a Pokémon that the player named keeps its name', () => {
  const { held } = after([[garchomp], [read('rillaboom', 'leftovers')]], {
    'members[0].species': 'ガバイト',
  });
  expect(held).toMatchObject({ 'members[0].species': 'ガバイト', 'members[1].species': 'ゴリランダー' });
});

test('of the same Pokémon, moves are of one image, and other details stay', () => {
  const fewer = read('garchomp', null, ['earthquake', 'dragonclaw']);
  const { held } = after([[{ ...garchomp, alignment: value('jolly') }], [fewer]]);
  expect(held).toEqual({
    'members[0].species': 'ガブリアス',
    'members[0].item': 'いのちのたま',
    'members[0].statAlignment': 'jolly',
    'members[0].moves[0]': 'じしん',
    'members[0].moves[1]': 'ドラゴンクロー',
  });
});
