import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOfPreset, nameOfRound, type Round, roundPresets } from '~/broadcast/round';
import { blankScene, blankSide, type Scene, winnerOf, winsNeeded } from '~/broadcast/scene';
import { apply, type SceneCommand } from '~/broadcast/scene-command.server';
import { sceneOf } from '~/broadcast/scene-schema.server';
import { worldId } from '../world';
import { anyCommand, anyScene } from './arbitraries';

const match: Scene = {
  ...blankScene,
  kind: 'match',
  sides: [
    { ...blankSide, player: 'ハルカ', score: 1, teamSheetId: worldId('haruka'), color: '#cc3344' },
    { ...blankSide, player: 'Leon', score: 0, teamSheetId: null, color: '#3366cc' },
  ],
};
const edit = (changes: unknown) => ({ type: 'edit', changes }) as SceneCommand;
const family = '👨‍👩‍👧‍👦';

describe('apply', () => {
  it.each<[string, SceneCommand, Partial<Scene>]>([
    ['a kind', edit({ kind: 'winner' }), { kind: 'winner' }],
    ['a preset round', edit({ round: { preset: 'top8' } }), { round: { preset: 'top8' } }],
    [
      'a round of a bracket, by number',
      edit({ round: { preset: 'round', number: 3 } }),
      { round: { preset: 'round', number: 3 } },
    ],
    [
      'a Swiss round, by number',
      edit({ round: { preset: 'swiss', number: 3 } }),
      { round: { preset: 'swiss', number: 3 } },
    ],
    [
      'own words, tidied',
      edit({ round: { ja: '  特別\u0000試合 ', en: '' } }),
      { round: { ja: '特別試合', en: '' } },
    ],
    ['no round', edit({ round: null }), { round: null }],
    [
      'casters without the blank ones',
      edit({
        casters: [
          { name: '', handle: '' },
          { name: 'ツキノ', handle: '@tsukino' },
        ],
      }),
      { casters: [{ name: 'ツキノ', handle: '@tsukino' }] },
    ],
    [
      'a countdown, in UTC',
      edit({ countdownEndsAt: '2026-11-22T10:00:00+09:00' }),
      { countdownEndsAt: '2026-11-22T01:00:00.000Z' },
    ],
    ['nothing at all', edit({}), {}],
  ])('takes over %s', (_, command, changed) => {
    expect(apply(match, command)).toEqual({ scene: { ...match, ...changed } });
  });

  it.each<[string, unknown, object]>([
    ['an unknown kind', edit({ kind: 'dance' }), { error: 'wrongValue', path: 'kind' }],
    ['an unknown field', edit({ volume: 11 }), { error: 'wrongValue', path: undefined }],
    ['no changes', edit(null), { error: 'wrongValue', path: undefined }],
    [
      'a name of 17 letters',
      edit({ sides: [{ player: 'あ'.repeat(17) }, {}] }),
      { error: 'wrongValue', path: 'sides.0.player' },
    ],
    [
      'a name of 16 characters that are families',
      edit({ sides: [{ player: family.repeat(16) }, {}] }),
      { error: 'wrongValue', path: 'sides.0.player' },
    ],
    [
      'an unknown field of a side',
      edit({ sides: [{}, { rank: 1 }] }),
      { error: 'wrongValue', path: 'sides' },
    ],
    ['round 21', edit({ round: { preset: 'round', number: 21 } }), { error: 'wrongValue', path: 'round' }],
    [
      'a Swiss round without its number',
      edit({ round: { preset: 'swiss' } }),
      { error: 'wrongValue', path: 'round' },
    ],
    [
      'a preset that is none, with words',
      edit({ round: { preset: 'last', ja: '特別試合', en: '' } }),
      { error: 'wrongValue', path: 'round' },
    ],
    [
      'a color in words',
      edit({ sides: [{}, { color: 'red' }] }),
      { error: 'wrongValue', path: 'sides.1.color' },
    ],
    ['three sides', edit({ sides: [{}, {}, {}] }), { error: 'wrongValue', path: 'sides' }],
    [
      'five casters',
      edit({ casters: Array(5).fill({ name: 'a', handle: '' }) }),
      { error: 'wrongValue', path: 'casters' },
    ],
    ['round 0', edit({ round: { preset: 'round', number: 0 } }), { error: 'wrongValue', path: 'round' }],
    ['a round without words', edit({ round: { ja: ' ', en: '' } }), { error: 'wrongValue', path: 'round' }],
    [
      'an instant that is none',
      edit({ countdownEndsAt: 'soon' }),
      { error: 'wrongValue', path: 'countdownEndsAt' },
    ],
    ['best of 2', edit({ bestOf: 2 }), { error: 'wrongValue', path: 'bestOf' }],
    [
      'a score beyond the match',
      edit({ sides: [{ score: 3 }, {}] }),
      { error: 'scoreImpossible', path: 'sides.0.score' },
    ],
    [
      'two winners',
      edit({ sides: [{ score: 2 }, { score: 2 }] }),
      { error: 'scoreImpossible', path: 'sides.1.score' },
    ],
    [
      'a shorter match than was played',
      edit({ bestOf: 1, sides: [{}, { score: 1 }] }),
      { error: 'scoreImpossible', path: 'sides.1.score' },
    ],
    [
      'a score below zero',
      { type: 'score', side: 2, by: -1 },
      { error: 'scoreImpossible', path: 'sides.1.score' },
    ],
    ['a third side', { type: 'score', side: 3, by: 1 }, { error: 'wrongCommand' }],
    ['half a game', { type: 'score', side: 1, by: 0.5 }, { error: 'wrongCommand' }],
    ['an unknown command', { type: 'explode' }, { error: 'wrongCommand' }],
    ['no command', undefined, { error: 'wrongCommand' }],
  ])('refuses %s', (_, command, answer) => {
    expect(apply(match, command as SceneCommand)).toEqual(answer);
  });

  it('counts letters as people do', () => {
    const named = apply(match, edit({ sides: [{ player: family.repeat(3) + 'か\u3099'.repeat(13) }, {}] }));
    expect(named).toMatchObject({
      scene: { sides: [{ player: `${family.repeat(3)}${'が'.repeat(13)}` }, {}] },
    });
  });

  it('lets the two change seats, not colors', () => {
    expect(apply(match, { type: 'swap' })).toEqual({
      scene: {
        ...match,
        sides: [
          { ...match.sides[1], color: '#cc3344' },
          { ...match.sides[0], color: '#3366cc' },
        ],
      },
    });
  });

  it('clears the players for the next match and keeps the show', () => {
    const answer = apply({ ...match, ticker: ['Hello'] }, { type: 'nextMatch' });
    expect(answer).toMatchObject({
      scene: { kind: 'versus', ticker: ['Hello'], sides: [{ player: '', score: 0 }, {}] },
    });
  });

  it('knows who has won', () => {
    expect(winnerOf(match)).toBeUndefined();
    expect(winnerOf({ ...match, bestOf: 1 })).toBe(1);
  });
});

describe('a round', () => {
  it.each<[Round, string, string]>([
    [{ preset: 'swiss', number: 3 }, '予選 3回戦', 'Swiss Round 3'],
    [{ preset: 'round', number: 3 }, '3回戦', 'Round 3'],
    [{ preset: 'top8' }, 'ベスト8', 'Top 8'],
    [{ ja: '特別試合', en: '' }, '特別試合', '特別試合'],
  ])('%j is called what players call it', (round, ja, en) => {
    expect(nameOfRound(round)).toEqual({ ja, en });
  });

  it('is offered under names that all differ', () => {
    for (const locale of ['ja', 'en'] as const)
      expect(new Set(roundPresets.map((preset) => nameOfPreset(preset)[locale])).size).toBe(
        roundPresets.length,
      );
  });
});

describe('whatever comes', () => {
  it('leaves a scene that is whole and can be read again', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 25 }), (commands) => {
        let scene = blankScene;
        for (const command of commands) {
          const before = structuredClone(scene);
          const answer = apply(scene, command as SceneCommand);
          expect(scene).toEqual(before);
          if (answer.error !== undefined) continue;
          scene = answer.scene;
          expect(sceneOf(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
          const [first, second] = scene.sides;
          expect(Math.max(first.score, second.score)).toBeLessThanOrEqual(winsNeeded(scene.bestOf));
          expect(Math.min(first.score, second.score)).toBeLessThan(winsNeeded(scene.bestOf));
        }
      }),
    );
  });

  it('is no scene unless all of it is right', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(sceneOf(given)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(anyScene, fc.constantFrom(...Object.keys(blankScene)), (scene, field) => {
        expect(sceneOf(scene)).toEqual(scene);
        // A scene that was stored earlier lacks these.
        const later: Record<string, unknown> = {
          arrangement: 'frame',
          tickerEn: [],
          upNext: [],
          bracket: null,
        };
        const without = field in later ? { ...scene, [field]: later[field] } : undefined;
        expect(sceneOf({ ...scene, [field]: undefined })).toEqual(without);
        expect(sceneOf({ ...scene, more: 1 })).toBeUndefined();
      }),
    );
  });

  it('comes back after two swaps', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const once = apply(scene, { type: 'swap' });
        expect(once.error === undefined && apply(once.scene, { type: 'swap' })).toEqual({ scene });
      }),
    );
  });
});
