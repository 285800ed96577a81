import { describe, expect, it } from 'vitest';
import { natureNames } from '~/pokedex/nature-names';
import { arrowPlaces, type StatGrid } from '~/readings/engine/find-stats';
import type { Raster } from '~/readings/engine/picture/raster';
import { readAlignment } from '~/readings/engine/read-arrows';
import { alignmentFrom, alignmentOf, type Stat } from '~/readings/engine/stat-alignment';

describe('a Stat Alignment', () => {
  it('is told by what it raises and lowers, each of the 25 by its own', () => {
    for (const key of Object.keys(natureNames)) {
      const { raised, lowered } = alignmentOf(key);
      if (raised && lowered) expect(alignmentFrom(raised, lowered)).toBe(key);
      else expect(['hardy', 'docile', 'serious', 'bashful', 'quirky']).toContain(key);
    }
  });

  it.each([
    ['adamant', 'atk', 'spa'],
    ['timid', 'spe', 'atk'],
    ['calm', 'spd', 'atk'],
    ['relaxed', 'def', 'spe'],
  ] as const)('%s raises %s and lowers %s', (key, raised, lowered) => {
    expect(alignmentOf(key)).toEqual({ raised, lowered });
  });
});

describe('arrows', () => {
  const grid: StatGrid = { cards: [{ x: 40, y: 60, isFirm: true }], rowPitch: 32, across: 200 };
  const card = { x: 40, y: 60 };
  type Arrows = Partial<Record<Stat, 'pink' | 'blue' | 'trace of blue'>>;
  function screen(arrows: Arrows): Raster {
    const [width, height] = [480, 180];
    const pixels = new Uint8Array(width * height * 3);
    for (let i = 0; i < pixels.length; i += 3) pixels.set([120, 80, 180], i);
    for (const { stat, left, top } of arrowPlaces(grid, card)) {
      const color = arrows[stat] === 'pink' ? [246, 96, 137] : [80, 170, 235];
      if (!arrows[stat]) continue;
      for (let y = 0; y < (arrows[stat] === 'trace of blue' ? 3 : 12); y++)
        for (let x = 6 - (y >> 1); x < 6 + (y >> 1); x++)
          pixels.set(color, ((Math.round(top) + 6 + y) * width + Math.round(left) + 20 + x) * 3);
    }
    return { width, height, channels: 3, pixels };
  }

  it.each<[string, Arrows, string | null | undefined, boolean]>([
    ['pink at Attack, blue at Special Attack', { atk: 'pink', spa: 'blue' }, 'adamant', false],
    ['pink at Speed, blue at Attack', { spe: 'pink', atk: 'blue' }, 'timid', false],
    ['none', {}, 'serious', false],
    ['one alone', { spe: 'pink' }, null, true],
    ['one, and a trace of the other', { spe: 'pink', atk: 'trace of blue' }, 'timid', true],
    ['two of a color', { spe: 'pink', def: 'pink', atk: 'blue' }, undefined, true],
  ])('%s', (_what, arrows, key, uncertain) => {
    const read = readAlignment(screen(arrows), grid, card);
    expect(read.uncertain).toBe(uncertain);
    if (key !== undefined) expect(read.key).toBe(key);
  });
});
