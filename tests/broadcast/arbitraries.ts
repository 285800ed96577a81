import fc from 'fast-check';
import { isNumbered, roundPresets } from '~/broadcast/round';
import { arrangements, bestOfs, languageModes, type Scene, sceneKinds } from '~/broadcast/scene';
import { sceneOf } from '~/broadcast/scene-schema.server';
import { worldId } from '../world';

const words = fc.constantFrom('', 'ハルカ', 'Leon K.', '休憩', '@caster', 'が', '𩸽');
const games = fc.integer({ min: 0, max: 3 });
const id = fc.option(fc.constantFrom(worldId('one'), worldId('two')));
const side = fc.record({
  player: words,
  score: fc.integer({ min: 0, max: 3 }),
  teamSheetId: id,
  color: fc.option(fc.constantFrom('#cc3344', '#3366cc')),
  battle: fc.option(
    fc.constantFrom(
      { came: [0, 3], down: [3], tera: 0, mega: null },
      { came: [1, 2, 4, 5], down: [], tera: null, mega: 4 },
    ),
  ),
  region: fc.constantFrom('', '関西'),
  handle: fc.constantFrom('', '@haruka_vgc'),
  record: fc.constantFrom('', '3-1'),
  seed: fc.option(fc.integer({ min: 1, max: 999 })),
});
const round = fc.oneof(
  fc.constantFrom(...roundPresets).map((preset) => (isNumbered(preset) ? { preset, number: 3 } : { preset })),
  fc.constant({ ja: '特別試合', en: 'Show match' }),
);
const fields = {
  kind: fc.constantFrom(...sceneKinds),
  tournamentId: id,
  round: fc.option(round),
  bestOf: fc.constantFrom(...bestOfs),
  sides: fc.tuple(side, side),
  casters: fc.array(fc.record({ name: fc.constantFrom('ツキノ', 'Mia'), handle: words }), { maxLength: 4 }),
  ticker: fc.array(fc.constantFrom('休憩', 'Hello'), { maxLength: 8 }),
  tickerEn: fc.array(fc.constantFrom('', 'Break'), { maxLength: 8 }),
  countdownEndsAt: fc.option(fc.integer({ min: 0, max: 3e12 }).map((at) => new Date(at).toISOString())),
  language: fc.constantFrom(...languageModes),
  arrangement: fc.constantFrom(...arrangements),
  upNext: fc.array(fc.record({ players: fc.tuple(words, words), round: fc.option(round) }), {
    maxLength: 16,
  }),
  bracket: fc.option(
    fc.record({
      players: fc.array(words, { minLength: 8, maxLength: 8 }),
      scores: fc.array(fc.option(fc.tuple(games, games)), { minLength: 7, maxLength: 7 }),
    }),
  ),
};

export const anyScene: fc.Arbitrary<Scene> = fc
  .record(fields)
  .map((given) => sceneOf(given))
  .filter((scene) => scene !== undefined);

/** Right ones, wrong ones, and things that are none. */
export const anyCommand: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('edit'), changes: fc.record(fields, { requiredKeys: [] }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('score'),
      side: fc.constantFrom(1, 2, 3),
      by: fc.constantFrom(1, -1, 2, 0.5),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom({ type: 'swap' }, { type: 'nextMatch' }) },
  fc.record({ type: fc.constantFrom('edit', 'score', 'x'), changes: fc.anything(), side: fc.anything() }),
  fc.anything(),
);
