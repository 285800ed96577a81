import type { InferInsertModel } from 'drizzle-orm';
import { readOutcomes } from '~/accuracy/accuracy';
import type { Aspect } from '~/accuracy/aspects';
import type { readingAspects, readingSamples, readingTallies } from '~/db/schema';
import type { Game } from '~/pokedex/game';
import type { ReadField } from '~/readings/reading';
import { teamOf } from './team-of';
import { worldId } from './world-id';
import { akariReading } from './world-sheets';

const day = 24 * 3_600_000;

/** The demo's one image that a player let us keep; the seed puts it into IMAGES. */
export const sampleKey = `samples/${worldId('sample')}`;

// Sure and wrong, sure and right, asked and right, asked and wrong, not read.
const rows: readonly [Game, ReadField, ...number[]][] = [
  ['sv', 'species', 1, 49, 9, 0, 1],
  ['sv', 'ability', 0, 57, 2, 1, 0],
  ['sv', 'item', 0, 54, 3, 1, 2],
  ['sv', 'move', 2, 229, 6, 1, 2],
  ['champions', 'species', 0, 4, 2, 0, 0],
  ['champions', 'statAlignment', 0, 5, 0, 0, 1],
];

export const makeTallies = (): InferInsertModel<typeof readingTallies>[] =>
  rows.flatMap(([game, field, ...counts]) =>
    readOutcomes.flatMap((outcome, at) => {
      const count = counts[at] ?? 0;
      return count > 0 ? [{ engineVersion: akariReading.engineVersion, game, field, outcome, count }] : [];
    }),
  );

const byAspect: readonly [Aspect, ReadField, ...number[]][] = [
  ['screen.moves', 'species', 1, 37, 4, 0, 0],
  ['screen.moves', 'item', 0, 38, 2, 1, 1],
  ['screen.moves', 'move', 2, 157, 6, 1, 2],
  ['language.ja', 'species', 1, 25, 4, 0, 0],
  ['language.ja', 'move', 2, 107, 6, 1, 2],
  ['language.en', 'species', 0, 12, 0, 0, 0],
  ['language.en', 'move', 0, 50, 0, 0, 0],
  ['shape.sixteenToNine', 'species', 0, 31, 2, 0, 1],
  ['shape.sixteenToNine', 'move', 1, 118, 3, 0, 1],
  ['shape.upright', 'species', 1, 6, 2, 0, 0],
];

export const makeAspects = (): InferInsertModel<typeof readingAspects>[] =>
  byAspect.flatMap(([aspect, field, ...counts]) =>
    readOutcomes.flatMap((outcome, at) => {
      const count = counts[at] ?? 0;
      const row = { engineVersion: akariReading.engineVersion, game: 'sv' as const, aspect, field };
      return count > 0 ? [{ ...row, outcome, count }] : [];
    }),
  );

export const makeSamples = (now: number): InferInsertModel<typeof readingSamples>[] => [
  {
    id: worldId('sample'),
    imageKey: sampleKey,
    imageType: 'image/jpeg',
    game: 'sv',
    result: akariReading,
    members: teamOf(`
      kingambit defiant blackglasses dark suckerpunch kowtowcleave ironhead protect
      dragonite multiscale lumberry normal extremespeed stompingtantrum tailwind protect
      ironhands quarkdrive assaultvest grass drainpunch wildcharge fakeout heavyslam
      chiyu beadsofruin choicespecs ghost heatwave darkpulse overheat snarl
      landorustherian intimidate choicescarf water earthpower rockslide uturn protect
      ogerponwellspring waterabsorb wellspringmask water ivycudgel hornleech spikyshield encore`),
    keptAt: new Date(now - (now % day) - 2 * day),
  },
];
