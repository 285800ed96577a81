import { describe, expect, it } from 'vitest';
import { findMoveGrid } from '~/readings/engine/find-grid';
import { findNamePanels, movesBeside } from '~/readings/engine/find-name-panels';
import { read } from './card';

const at = (text: string, x: number, y: number) => {
  const one = read(text);
  return { ...one, line: { ...one.line, x, y } };
};

const team: [string, string, string, string][] = [
  ['Incineroar', 'Intimidate', 'Sitrus Berry', 'Fake Out'],
  ['Grimmsnarl', 'Prankster', 'Light Clay', 'Spirit Break'],
  ['Amoonguss', 'Regenerator', 'Rocky Helmet', 'Spore'],
  ['Dragonite', 'Multiscale', 'Lum Berry', 'Extreme Speed'],
  ['Garchomp', 'Rough Skin', 'Life Orb', 'Earthquake'],
  ['Kingambit', 'Defiant', 'Black Glasses', 'Sucker Punch'],
];

/** A screen of Sword/Shield: name, ability and item below the picture, the moves from the top of the card on. */
const screen = (without: readonly number[] = []) =>
  team.flatMap(([species, ability, item, move], card) => {
    const [x, y] = [80 + (card % 2) * 587, 20 + Math.floor(card / 2) * 187];
    return [
      at(species, x + 7, y + 78),
      at(ability, x + 7, y + 111),
      at(item, x + 7, y + 144),
      ...(without.includes(card) ? [] : [at(move, x + 318, y + 14)]),
    ];
  });

describe('cards that show fewer moves than four', () => {
  it('with one move each are no grid of rows, and keep that move', () => {
    const lines = screen();
    expect(findMoveGrid(lines, 1280, 720)).toBeUndefined();
    const moves = movesBeside(findNamePanels(lines), lines);
    expect(moves.map((some) => some.map(({ texts }) => texts[0]))).toEqual(
      team.map(([, , , move]) => [move]),
    );
  });

  it('without a move have none, and not a neighbour’s', () => {
    const lines = screen([2, 5]);
    const moves = movesBeside(findNamePanels(lines), lines);
    expect(moves.map((some) => some.length)).toEqual([1, 1, 0, 1, 1, 0]);
  });
});
