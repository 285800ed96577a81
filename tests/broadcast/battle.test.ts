import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Battle, type BattleMark, isPossible, marks, withMark } from '~/broadcast/battle';
import { blankDesk, type Desk, type DeskCommand, operate } from '~/broadcast/desk';
import { forgetAtDesk } from '~/broadcast/forget';
import { noFacts, type OnAirTeam, sceneOnAir } from '~/broadcast/on-air';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';
import { apply, type SceneCommand } from '~/broadcast/scene-command.server';
import { sceneOf } from '~/broadcast/scene-schema.server';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { sceneFrom } from '~/broadcast-desk/typed-scene.server';
import { worldId } from '../world';

const battle = (came: number[], change: Partial<Battle> = {}): Battle => ({
  came,
  down: [],
  tera: null,
  mega: null,
  ...change,
});

describe('a mark', () => {
  it.each<[string, Battle | null, BattleMark, number, boolean | undefined, Battle | null | undefined]>([
    ['the first who comes', null, 'came', 3, true, battle([3])],
    ['who comes twice', battle([3]), 'came', 3, true, battle([3])],
    ['in the order of the six', battle([3]), 'came', 1, true, battle([1, 3])],
    ['a fifth', battle([0, 1, 2, 3]), 'came', 4, true, undefined],
    ['a fifth who is down', battle([0, 1, 2, 3]), 'down', 4, true, undefined],
    ['a fifth with a Tera', battle([0, 1, 2, 3]), 'tera', 4, undefined, undefined],
    ['down, who has come so', null, 'down', 2, true, battle([2], { down: [2] })],
    ['down no more, but here', battle([2], { down: [2] }), 'down', 2, false, battle([2])],
    ['here no more, with all else', battle([1, 2], { down: [2], tera: 2 }), 'came', 2, false, battle([1])],
    ['nobody at all', battle([2], { mega: 2 }), 'came', 2, undefined, null],
    ['another Tera', battle([1, 2], { tera: 1 }), 'tera', 2, true, battle([1, 2], { tera: 2 })],
    ['no Tera', battle([1], { tera: 1 }), 'tera', 1, undefined, battle([1])],
    ['no Tera of who has none', battle([1, 2], { tera: 1 }), 'tera', 2, false, battle([1, 2], { tera: 1 })],
    ['not down who never came', battle([1]), 'down', 2, false, battle([1])],
    ['nothing off nothing', null, 'mega', 2, false, null],
  ])('is of %s', (_, before, mark, slot, isOn, after) => {
    expect(withMark(before, mark, slot, isOn)).toEqual(after);
  });

  it('leaves what is possible, whatever is tapped', () => {
    const tap = fc.tuple(fc.constantFrom(...marks), fc.integer({ min: 0, max: 5 }), fc.option(fc.boolean()));
    fc.assert(
      fc.property(fc.array(tap), (taps) => {
        let now: Battle | null = null;
        for (const [mark, slot, isOn] of taps) {
          const next: Battle | null | undefined = withMark(now, mark, slot, isOn ?? undefined);
          if (next !== undefined) now = next;
          expect(now === null || isPossible(now)).toBe(true);
        }
      }),
    );
  });
});

const sheet = worldId('haruka');
const fought: Scene = {
  ...blankScene,
  kind: 'match',
  tournamentId: worldId('running'),
  sides: [
    { ...blankSide, player: 'ハルカ', teamSheetId: sheet, battle: battle([0, 2], { down: [2], tera: 0 }) },
    { ...blankSide, player: 'アカリ', teamSheetId: worldId('akari'), battle: battle([5]) },
  ],
};
const battles = ({ sides }: Scene) => sides.map((side) => side.battle);
const edit = (changes: object): SceneCommand => ({ type: 'edit', changes });

describe('what was marked', () => {
  it.each<[string, SceneCommand, 'both' | 'second' | 'none']>([
    ['stays with another kind', edit({ kind: 'teams' }), 'both'],
    ['stays with another color', edit({ sides: [{ color: '#d6336c' }, {}] }), 'both'],
    ['stays with the same players', edit({ sides: [{ player: 'ハルカ', teamSheetId: sheet }, {}] }), 'both'],
    ['is over with a game', { type: 'score', side: 2, by: 1 }, 'none'],
    ['is over with a set score', edit({ sides: [{ score: 1 }, {}] }), 'none'],
    ['is over with a new player', edit({ sides: [{ player: 'Leon', teamSheetId: null }, {}] }), 'none'],
    ['is over for whose team is gone', edit({ sides: [{ teamSheetId: null }, {}] }), 'second'],
    ['is over for who leaves', { type: 'seat', side: 1, player: '', team: null }, 'second'],
    ['is over with the next match', { type: 'nextMatch' }, 'none'],
  ])('%s', (_, command, left) => {
    const answer = apply(fought, command);
    if (answer.error !== undefined) throw new Error(answer.error);
    const [first, second] = battles(fought);
    expect(battles(answer.scene)).toEqual([left === 'both' ? first : null, left === 'none' ? null : second]);
  });

  it('changes seats with its player', () => {
    expect(apply(fought, { type: 'swap' })).toMatchObject({
      scene: { sides: [{ battle: battle([5]) }, { battle: { came: [0, 2] } }] },
    });
  });

  it('is none of a guest, and no fifth', () => {
    const guest: Scene = { ...fought, sides: [{ ...blankSide, player: 'ゲスト' }, fought.sides[1]] };
    const mark = (scene: Scene, slot: number) =>
      apply(scene, { type: 'mark', mark: 'came', side: 1, slot, on: true });
    expect(mark(guest, 0)).toEqual({ error: 'wrongValue', path: 'sides.0.battle' });
    expect(mark(fought, 6)).toEqual({ error: 'wrongCommand' });
    const four: Scene = {
      ...fought,
      sides: [{ ...fought.sides[0], battle: battle([0, 1, 2, 3]) }, fought.sides[1]],
    };
    expect(mark(four, 4)).toEqual({ error: 'tooManyCame', path: 'sides.0.battle' });
  });

  it.each([
    [{ came: [0, 1, 2, 3, 4], down: [], tera: null, mega: null }],
    [{ came: [0], down: [1], tera: null, mega: null }],
    [{ came: [0], down: [], tera: 1, mega: null }],
    [{ came: [0, 0], down: [], tera: null, mega: null }],
    [{ came: [6], down: [], tera: null, mega: null }],
    [{ came: [], down: [] }],
  ])('is never %j', (wrong) => {
    expect(
      sceneOf({ ...fought, sides: [{ ...fought.sides[0], battle: wrong }, fought.sides[1]] }),
    ).toBeUndefined();
  });

  it('is of a side that was stored before there was this', () => {
    const {
      battle: _battle,
      region: _region,
      handle: _handle,
      record: _record,
      seed: _seed,
      ...old
    } = blankSide;
    expect(sceneOf({ ...blankScene, sides: [old, old] })).toEqual(blankScene);
  });

  it('goes when its player is forgotten, with all that was said of them', () => {
    const told: Scene = {
      ...fought,
      sides: [{ ...fought.sides[0], region: '関西', handle: '@h', record: '3-1', seed: 2 }, fought.sides[1]],
    };
    const of = (instead?: string) =>
      forgetAtDesk(
        { ...blankDesk, draft: told },
        {
          sheets: [
            { id: sheet, tournamentId: worldId('running'), name: 'ハルカ', ...(instead && { instead }) },
          ],
        },
      ).draft.sides[0];
    expect(of()).toEqual(blankSide);
    expect(of('匿名')).toMatchObject({ player: '匿名', teamSheetId: sheet, region: '', handle: '', seed: 2 });
  });
});

describe('on the desk', () => {
  const done = (desk: Desk, command: DeskCommand): Desk => {
    const answer = operate(desk, command, '');
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.desk;
  };
  const mark = (slot: number): DeskCommand => ({
    type: 'live',
    command: { type: 'mark', mark: 'came', side: 2, slot, on: true },
  });
  const both: Desk = { ...blankDesk, live: fought, draft: fought };

  it('is undone as all else, and followed by the draft', () => {
    const marked = done(both, mark(4));
    expect([marked.live, marked.draft].map((scene) => scene?.sides[1].battle?.came)).toEqual([
      [4, 5],
      [4, 5],
    ]);
    const undone = done(marked, { type: 'undo' });
    expect([undone.live, undone.draft]).toEqual([fought, fought]);
  });

  it('reaches a draft of the same players in another kind, and lets a take that is typed go on', () => {
    const teams = { ...both, draft: { ...fought, kind: 'teams' as const } };
    const marked = done(teams, mark(4));
    expect(marked.draft).toMatchObject({ kind: 'teams', sides: [{}, { battle: { came: [4, 5] } }] });
    const typed = { ...teams.draft, ticker: ['x'] };
    const taken = done(marked, { type: 'take', seen: teams.draft, scene: typed });
    expect(taken.live).toMatchObject({ ticker: ['x'], sides: [{}, { battle: { came: [4, 5] } }] });
  });

  it('leaves a draft of other players alone', () => {
    const other = { ...fought, sides: [fought.sides[0], { ...blankSide, player: 'Leon' }] as const };
    expect(done({ ...both, draft: other }, mark(4)).draft).toEqual(other);
  });
});

describe('on air', () => {
  const member = (key: string) => ({ species: { key, ja: key, en: key }, types: [] });
  const shown = (change: Partial<OnAirTeam>) => {
    const team: OnAirTeam = { level: 'species', members: [member('a'), member('b'), member('c')], ...change };
    return sceneOnAir(fought, { ...noFacts, teams: new Map([[sheet, team]]) }).sides;
  };

  it('is told of a team that is shown alone', () => {
    const [first, second] = shown({ uses: ['tera'] });
    expect(first.battle).toEqual({ came: [0, 2], down: [2], tera: 0 });
    expect(second).not.toHaveProperty('battle');
    expect(sceneOnAir(fought, noFacts).sides[0]).not.toHaveProperty('battle');
  });

  it('has no Tera where the regulation has none, and nobody who is not among the six', () => {
    expect(shown({})[0].battle).toEqual({ came: [0, 2], down: [2] });
    expect(shown({ members: [member('a')] })[0].battle).toEqual({ came: [0], down: [] });
  });
});

describe('what is said of a player', () => {
  const about = { region: '関西', handle: '@h', record: '3-1', seed: 12 };
  const seen: Scene = { ...fought, sides: [{ ...fought.sides[0], ...about }, fought.sides[1]] };
  const typed = (change: Record<string, string>) =>
    sceneFrom({ ...deskValuesOf(seen), ...change }, seen, [], 'Asia/Tokyo', new Date());

  it.each([
    ['a full-width seed', { seed1: '３' }, { seed: 3 }],
    ['nothing', { region1: ' ', seed1: '' }, { region: '', seed: null }],
    ['a record', { record1: ' 4-1 ' }, { record: '4-1' }],
    [
      'another player, of whom nothing was typed',
      { player1: 'Leon' },
      { region: '', handle: '', record: '', seed: null },
    ],
    [
      'another player, of whom something was',
      { player1: 'Leon', region1: '東京' },
      { region: '東京', handle: '' },
    ],
  ])('takes %s over', (_, change, expected) => {
    expect(typed(change)).toMatchObject({ scene: { sides: [expected, {}] } });
  });

  it.each([
    ['region1', 'あ'.repeat(17), 'region'],
    ['handle1', 'a'.repeat(31), 'handle'],
    ['record1', '1'.repeat(13), 'record'],
    ['seed1', '0', 'seed'],
    ['seed1', '1000', 'seed'],
    ['seed1', '1e2.5', 'seed'],
    ['seed1', '一', 'seed'],
  ])('is wrong in %s with %s', (name, value, problem) => {
    expect(typed({ [name]: value }).problems).toEqual({ [name]: problem });
  });

  it('is of nobody who comes by a script', () => {
    const answer = apply(seen, { type: 'seat', side: 1, player: 'Leon', team: null });
    expect(answer).toMatchObject({
      scene: { sides: [{ region: '', handle: '', record: '', seed: null }, {}] },
    });
    const team = { id: worldId('souta'), tournamentId: worldId('running'), record: '2-0', seed: 7 };
    expect(apply(seen, { type: 'seat', side: 1, player: 'ソウタ', team })).toMatchObject({
      scene: { sides: [{ region: '', record: '2-0', seed: 7 }, {}] },
    });
  });
});
