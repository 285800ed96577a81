import { describe, expect, it } from 'vitest';
import { nameOfRound } from '~/broadcast/round';
import { blankScene, blankSide, max } from '~/broadcast/scene';
import { changesSchema } from '~/broadcast/scene-schema.server';
import { choicesOf, publishedMatches, upNextOf } from '~/broadcast-desk/published/published-matches.server';
import { roundOnAir } from '~/broadcast-desk/published/round-on-air';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { anyMatch, publishedRounds, won } from './published-rounds';

loadStrings('ja', ja);
loadStrings('en', en);

const listed = (rounds: Parameters<typeof publishedMatches>[0]) =>
  choicesOf(publishedMatches(rounds, [])).map(({ players, round }) => `${players.join('-')} ${round.ja}`);
const team = (id: string, displayName: string) => ({ id, displayName, saidName: '', tonamelId: '' });

describe('the round of a published match', () => {
  const match = (change: Parameters<typeof anyMatch>[1]) => ({ ...anyMatch('swiss', change) });
  it.each([
    ['a Swiss round', 'swiss', { round: 3 }, 3, '予選 3回戦', 'Swiss Round 3'],
    ['a Swiss round past the presets', 'swiss', { round: 21 }, 21, '予選21回戦', 'Round 21'],
    ['a match of a block', 'blocks', { round: 2, block: 1 }, 5, 'Bブロック 第2試合', 'Block B, match 2'],
    [
      'a deciding match',
      'blocks',
      { round: 6, block: 26, isDecider: true },
      6,
      'AAブロック 決定戦',
      'Block AA, decider',
    ],
    ['a final', 'bracket', { round: 3 }, 3, '決勝', 'Finals'],
    ['a match for third place', 'bracket', { round: 3, place: 1 }, 3, '3位決定戦', '3rd Place Match'],
    ['a semifinal', 'bracket', { round: 2, place: 1 }, 3, '準決勝', 'Semifinals'],
    ['a quarterfinal', 'bracket', { round: 1 }, 3, 'ベスト8', 'Top 8'],
    ['a round of 16', 'bracket', { round: 1 }, 4, 'ベスト16', 'Top 16'],
    ['a round of 32', 'bracket', { round: 1 }, 5, 'ベスト32', 'Top 32'],
    ['a round of 64', 'bracket', { round: 1 }, 6, 'ベスト64', 'Top 64'],
  ] as const)('is that of %s', (_, stage, change, rounds, ja, en) => {
    const round = roundOnAir({ ...match(change), stage }, rounds);
    expect(nameOfRound(round)).toEqual({ ja, en });
    expect(changesSchema().safeParse({ round }).success).toBe(true);
  });
});

describe('open matches', () => {
  it('are those of the last Swiss round, in its order', () => {
    const rounds = publishedRounds({
      stages: [['swiss']],
      matches: [
        anyMatch('swiss', { entrantA: 'x', entrantB: 'y' }),
        anyMatch('swiss', { round: 2, place: 0, entrantA: 'a', entrantB: 'b' }),
        anyMatch('swiss', { round: 2, place: 1, entrantA: 'c', entrantB: 'd', ...won('a', 2, 0) }),
        anyMatch('swiss', {
          round: 2,
          place: 2,
          entrantA: 'e',
          entrantB: null,
          isBye: true,
          ...won('a', null, null),
        }),
        anyMatch('swiss', { round: 2, place: 3, entrantA: 'f', entrantB: 'g' }),
      ],
    });
    expect(listed(rounds)).toEqual(['A-B 予選 2回戦', 'F-G 予選 2回戦']);
  });

  it('of a bracket have both players, and third place comes before the final', () => {
    const rounds = publishedRounds({
      stages: [['swiss'], ['bracket', { bestOf: 1 }]],
      matches: [
        anyMatch('swiss', { entrantA: 'x', entrantB: 'y' }),
        anyMatch('bracket', { entrantA: 'a', entrantB: 'b', ...won('a', 1, 0) }),
        anyMatch('bracket', { place: 1, entrantA: 'c', entrantB: 'd', ...won('a', 1, 0) }),
        anyMatch('bracket', { round: 2, place: 0, entrantA: 'a', entrantB: 'c' }),
        anyMatch('bracket', { round: 2, place: 1, entrantA: 'b', entrantB: 'd' }),
      ],
    });
    expect(listed(rounds)).toEqual(['B-D 3位決定戦', 'A-C 決勝']);
    expect(publishedMatches(rounds, []).map(({ bestOf }) => bestOf)).toEqual([1, 1]);
  });

  it('are of the stage before if the last one is over', () => {
    const rounds = publishedRounds({
      stages: [['swiss'], ['bracket']],
      matches: [
        anyMatch('swiss', { entrantA: 'x', entrantB: 'y' }),
        anyMatch('bracket', { entrantA: 'a', entrantB: 'b', ...won('b', 0, 2) }),
      ],
    });
    expect(listed(rounds)).toEqual(['X-Y 予選 1回戦']);
  });

  it('of blocks are the next at each table', () => {
    const settings = {
      ...{ blocks: [['a', 'b', 'c']], seed: 's', apart: [], isMoved: false },
      ...({ drop: 'lose', tie: 'lot', late: 'wait', advance: 1 } as const),
    };
    const rounds = publishedRounds({
      stages: [['blocks', { bestOf: 3, blocks: settings }]],
      matches: [
        anyMatch('blocks', {
          round: 1,
          block: 0,
          seat: '1',
          entrantA: 'a',
          entrantB: 'b',
          ...won('a', 2, 1),
        }),
        anyMatch('blocks', { round: 2, block: 0, seat: '1', entrantA: 'a', entrantB: 'c' }),
        anyMatch('blocks', { round: 3, block: 0, seat: '1', entrantA: 'b', entrantB: 'c' }),
      ],
    });
    expect(listed(rounds)).toEqual(['A-C Aブロック 第2試合']);
    expect(publishedMatches(rounds, [])[0]?.sides.map(({ record }) => record)).toEqual(['1-0', undefined]);
  });
});

describe('a player of a published match', () => {
  const sideOf = (person: Parameters<typeof publishedRounds>[0]['people'], teams = [team('sheet', 'サナ')]) =>
    publishedMatches(
      publishedRounds({ stages: [['swiss']], matches: [anyMatch('swiss')], people: person }),
      teams,
    )[0]?.sides[0];

  it.each<[string, Parameters<typeof sideOf>[0], object]>([
    [
      'as on their sheet',
      { a: { teamSheetId: 'sheet', seed: 7 } },
      { player: 'サナ', teamSheetId: 'sheet', seed: 7 },
    ],
    [
      'without a sheet that is gone',
      { a: { teamSheetId: 'gone', name: 'さな' } },
      { player: 'さな', teamSheetId: null },
    ],
    ['without a seed that no scene takes', { a: { seed: 1000 } }, { player: 'A', teamSheetId: null }],
    ['unnamed once their name is gone', { a: { name: '—' } }, { player: '', teamSheetId: null }],
    [
      'by the first 16 characters',
      { a: { name: 'あ'.repeat(20) } },
      { player: 'あ'.repeat(16), teamSheetId: null },
    ],
  ])('is shown %s', (_, people, expected) => expect(sideOf(people)).toEqual(expected));

  it('has a name that a scene takes, whatever is on the list', () => {
    for (const name of ['👨‍👩‍👧‍👦'.repeat(20), `a${'\u0301'.repeat(300)}`, '\u202e'.repeat(20)])
      expect(changesSchema().safeParse({ sides: [sideOf({ a: { name } }), {}] }).success, name).toBe(true);
  });

  it('is no one of a sheet whose name is gone', () => {
    const side = sideOf({ a: { teamSheetId: 'sheet' } }, [team('sheet', '—')]);
    expect(side).toEqual({ player: 'A', teamSheetId: null });
  });
});

it('fills the list of matches to come up to its limit, without those on air in any order', () => {
  const matches = Array.from({ length: 30 }, (_, place) =>
    anyMatch('swiss', { place, entrantA: `a${place}`, entrantB: `b${place}` }),
  );
  const open = publishedMatches(publishedRounds({ stages: [['swiss']], matches }), []);
  const seated = (...players: string[]) => ({
    ...blankScene,
    sides: [
      { ...blankSide, player: players[0] ?? '' },
      { ...blankSide, player: players[1] ?? '' },
    ] as const,
  });
  const upNext = upNextOf(open, [null, seated('B0', 'A0'), seated('A1', 'B2')]);
  expect(upNext).toHaveLength(max.upNext);
  expect(upNext[0]).toEqual({ players: ['A1', 'B1'], round: { preset: 'swiss', number: 1 } });
});
