import { describe, expect, it } from 'vitest';
import { type Bracket, type BracketScore, matchesOf, treeOf } from '~/broadcast/bracket';
import { blankDesk } from '~/broadcast/desk';
import { forgetAtDesk } from '~/broadcast/forget';
import { blankScene, type Scene } from '~/broadcast/scene';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { bracketFrom, bracketValuesOf, readScore } from '~/broadcast-desk/lists/bracket-values';
import { sceneFrom } from '~/broadcast-desk/typed-scene.server';
import { worldId } from '../world';

const players = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const none: (BracketScore | null)[] = Array(7).fill(null);
const bracketOf = (scores: Record<number, BracketScore>, named = players): Bracket => ({
  players: named,
  scores: none.map((_, at) => scores[at] ?? null),
});
const pairs = (bracket: Bracket) => matchesOf(bracket).map(({ players }) => players.join(''));

describe('a bracket', () => {
  it.each<[string, Bracket, string[]]>([
    ['nothing is played', bracketOf({}), ['AB', 'CD', 'EF', 'GH', '', '', '']],
    ['one match is', bracketOf({ 1: [0, 2] }), ['AB', 'CD', 'EF', 'GH', 'D', '', '']],
    ['a match stands level', bracketOf({ 0: [1, 1] }), ['AB', 'CD', 'EF', 'GH', '', '', '']],
    [
      'all are played',
      bracketOf({ 0: [2, 1], 1: [0, 2], 2: [2, 0], 3: [1, 2], 4: [2, 0], 5: [0, 2], 6: [1, 2] }),
      ['AB', 'CD', 'EF', 'GH', 'AD', 'EH', 'AH'],
    ],
    [
      'a score stands before its players are known',
      bracketOf({ 0: [2, 0], 4: [2, 0], 6: [2, 0] }),
      ['AB', 'CD', 'EF', 'GH', 'A', '', ''],
    ],
    [
      'somebody is not known',
      bracketOf({}, ['A', '', 'C', 'D', 'E', 'F', 'G', 'H']),
      ['A', 'CD', 'EF', 'GH', '', '', ''],
    ],
    [
      'two have a bye',
      bracketOf({ 0: [1, 0], 1: [1, 2], 3: [0, 1] }, ['A', '', 'C', 'D', 'E', 'F', '', 'H']),
      ['A', 'CD', 'EF', 'H', 'AD', 'H', ''],
    ],
    [
      'two play alone',
      bracketOf({ 0: [1, 0], 2: [1, 0], 4: [1, 0], 5: [1, 0], 6: [2, 1] }, ['A', '', '', '', 'E']),
      ['A', '', 'E', '', 'A', 'E', 'AE'],
    ],
  ])('goes on as far as the scores say when %s', (_, bracket, expected) => {
    expect(pairs(bracket)).toEqual(expected);
  });

  it('shows no score where a player is missing, and never leads that one on', () => {
    const named = ['A', '', 'C', 'D', 'E', 'F', 'G', 'H'];
    const [bye] = matchesOf(bracketOf({ 0: [1, 0] }, named));
    expect(bye).toEqual({ players: ['A', ''], score: null, winner: 0 });
    const [first] = matchesOf(bracketOf({ 0: [0, 2] }, named));
    expect(first).toEqual({ players: ['A', ''], score: null, winner: null });
  });

  it('keeps the first two of a table apart until the final', () => {
    expect(treeOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });
});

describe('a score of the bracket', () => {
  it.each<[string, BracketScore | null | undefined]>([
    ['2-1', [2, 1]],
    ['２－０', [2, 0]],
    [' 2 : 1 ', [2, 1]],
    ['3–2', [3, 2]],
    ['', null],
    ['　', null],
    ['2', undefined],
    ['4-0', undefined],
    ['2-1-0', undefined],
    ['-1-2', undefined],
    ['<b>', undefined],
  ])('“%s” is %j', (typed, score) => expect(readScore(typed)).toEqual(score));

  it('comes back out of its field', () => {
    const bracket = bracketOf({ 0: [2, 1], 6: [0, 2] });
    expect(bracketFrom(bracketValuesOf(bracket))).toEqual({ bracket });
  });
});

describe('the bracket on the desk', () => {
  const typed = (change: Record<string, string>, seen: Scene = blankScene) =>
    sceneFrom({ ...deskValuesOf(seen), ...change }, seen, [], 'Asia/Tokyo', new Date());

  it('is none while nobody is named', () => {
    expect(typed({ bracketScore1: '2-0' })).toMatchObject({ scene: { bracket: null }, problems: {} });
  });

  it('names the field that is wrong, and keeps the rest', () => {
    expect(typed({ bracketName3: 'あ'.repeat(17) }).problems).toEqual({ bracketName3: 'player' });
    const { scene, problems } = typed({ bracketName1: 'A', bracketScore5: '9-9', ticker: 'x' });
    expect(problems).toEqual({ bracketScore5: 'bracketScore' });
    expect(scene.ticker).toEqual(['x']);
  });
});

it('forgets who is gone in the bracket and among the matches to come', () => {
  const tournamentId = worldId('running');
  const draft: Scene = {
    ...blankScene,
    tournamentId,
    bracket: bracketOf({}),
    upNext: [
      { players: ['A', 'B'], round: null },
      { players: ['A', ''], round: null },
    ],
  };
  const forgotten = (instead?: string, tournament = tournamentId) =>
    forgetAtDesk(
      { ...blankDesk, draft },
      { sheets: [{ id: worldId('a'), tournamentId: tournament, name: 'A', ...(instead && { instead }) }] },
    ).draft;
  expect(forgotten().bracket?.players).toEqual(['', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  expect(forgotten().upNext.map(({ players }) => players)).toEqual([['', 'B']]);
  expect(forgotten('プレイヤー').bracket?.players[0]).toBe('プレイヤー');
  expect(forgotten(undefined, worldId('open'))).toEqual(draft);
});
