import { describe, expect, it } from 'vitest';
import { arrangePanel } from '~/readings/engine/arrange';
import { findMoveGrid } from '~/readings/engine/find-grid';
import { lettersOf, matchName } from '~/readings/engine/match-names';
import { namesOnScreen } from '~/readings/engine/names-on-screen';
import type { ReadLine } from '~/readings/engine/read-lines';

const names = namesOnScreen('en');

/** A line as if the engine had read exactly this text there. */
function line(text: string, x: number, y: number): ReadLine {
  const letters = lettersOf(text);
  return {
    line: { x, y, width: text.length * 10, height: 18, polarity: 'light', contrast: 150, parts: [] },
    texts: [text],
    species: matchName(names.species, letters),
    abilities: matchName(names.abilities, letters),
    items: matchName(names.items, letters),
    moves: matchName(names.moves, letters),
  };
}
const column = (texts: string[], x = 0) => texts.map((text, i) => line(text, x, i * 40));

describe('a panel is decided together', () => {
  const moves = column(['Fake Out', 'Flare Blitz', 'Knock Off', 'Parting Shot'], 300);
  const keys = (beside: string[], its = moves) => {
    const { species, ability, item, moves: read } = arrangePanel(column(beside), its);
    return [species.key, ability.key, item.key, ...read.map(({ key }) => key)];
  };
  const itsMoves = ['fakeout', 'flareblitz', 'knockoff', 'partingshot'];

  it.each<[string, string[], (string | null)[]]>([
    [
      'name, ability, item',
      ['Incineroar', 'Intimidate', 'Assault Vest'],
      ['incineroar', 'intimidate', 'assaultvest'],
    ],
    [
      'type labels between',
      ['FIRE', 'DARK', 'Incineroar Lv. 50', 'Intimidate', 'Assault Vest'],
      ['incineroar', 'intimidate', 'assaultvest'],
    ],
    [
      'an ability read badly',
      ['Incineroar', 'lntirnidale', 'Assault Vest'],
      ['incineroar', 'intimidate', 'assaultvest'],
    ],
    ['no item', ['Incineroar', 'Intimidate'], ['incineroar', 'intimidate', null]],
  ])('%s', (_what, beside, expected) => {
    expect(keys(beside)).toEqual([...expected, ...itsMoves]);
  });

  it('a slot where nothing was read stays empty and is asked for', () => {
    const read = arrangePanel(column(['Incineroar', 'Intimidate', 'Assault Vest']), [moves[0], undefined]);
    expect(read.moves[0]).toMatchObject({ key: 'fakeout', uncertain: false, confidence: 1 });
    expect(read.moves[1]).toEqual({ key: null, confidence: 0, uncertain: true, raw: '' });
  });

  it.each([
    ['Ogerpon', 'Water Absorb', 'Wellspring Mask', 'Ivy Cudgel', 'ogerponwellspring'],
    ['Ogerpon', 'Mold Breaker', 'Hearthflame Mask', 'Ivy Cudgel', 'ogerponhearthflame'],
    ['Ninetales', 'Snow Warning', 'Light Clay', 'Aurora Veil', 'ninetalesalola'],
    ['Ninetales', 'Drought', 'Heat Rock', 'Heat Wave', 'ninetales'],
  ])('the form of %s with %s and %s follows', (name, ability, item, move, form) => {
    expect(arrangePanel(column([name, ability, item]), [line(move, 300, 0)]).species.key).toBe(form);
  });

  it('a form that cannot be told is asked for, with the choices', () => {
    const { species } = arrangePanel(column(['Urshifu', 'Unseen Fist', 'Focus Sash']), [
      line('Protect', 300, 0),
    ]);
    expect(species.uncertain).toBe(true);
    expect(species.choices).toEqual(expect.arrayContaining(['urshifu', 'urshifurapidstrike']));
  });
});

describe('the grid of moves', () => {
  const panels = [0, 1, 2];
  const four = ['Protect', 'Earthquake', 'Fake Out', 'Thunderbolt'];
  const screen = (lost: (panel: number, row: number) => boolean) =>
    [380, 980].flatMap((x) =>
      panels.flatMap((panel) =>
        four.flatMap((move, row) => (lost(panel, row) ? [] : [line(move, x, 100 + panel * 180 + row * 38)])),
      ),
    );
  it.each<[string, (panel: number, row: number) => boolean]>([
    ['of a screen read whole', () => false],
    ['where the first row of all is lost', (panel, row) => panel === 0 && row === 0],
    ['where every other row of a panel is lost', (panel, row) => panel === 1 && row % 2 === 1],
    ['where a panel is lost', (panel) => panel === 1],
  ])('%s', (_what, lost) => {
    const grid = findMoveGrid(screen(lost));
    expect(grid).toMatchObject({ panels: 3, columns: [{ x: 380 }, { x: 980 }] });
    expect(grid?.top).toBeCloseTo(109, -1);
    expect(grid?.rowPitch).toBeCloseTo(38, 0);
    expect(grid?.panelPitch).toBeCloseTo(180, -1);
  });
  it('is not found where there are no moves', () => {
    expect(findMoveGrid(column(['Rental Team', 'Trainer Alex', '123']))).toBeUndefined();
  });
});
