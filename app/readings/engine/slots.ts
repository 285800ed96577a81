import { type MoveGrid, rowMiddle } from './find-grid';
import type { HeadPlaces } from './find-heads';
import type { Kind } from './read-lines';

export interface Slot {
  kind: Kind;
  x: number;
  right: number;
  middle: number;
  /** Height of its line, and how far the line may be from the middle. */
  height: number;
  reach: number;
}

export interface CardSlots {
  species?: Slot;
  ability?: Slot;
  item?: Slot;
  moves: Slot[];
}

export function slotsOf(grid: MoveGrid, heads: HeadPlaces | undefined): CardSlots[] {
  const cards: CardSlots[] = [];
  const widest = Math.max(...grid.columns.map(({ x, right }) => right - x));
  for (let panel = 0; panel < grid.panels; panel++)
    for (const [column, { x }] of grid.columns.entries()) {
      const row = (at: number): Slot => ({
        kind: 'moves',
        x,
        right: x + widest + grid.rowPitch,
        middle: rowMiddle(grid, column, panel, at),
        height: grid.rowPitch * 0.75,
        reach: grid.rowPitch * 0.4,
      });
      const head = (kind: keyof HeadPlaces): Slot | undefined => {
        const place = heads?.[kind];
        if (!place) return undefined;
        return {
          kind,
          x: x + place.across,
          right: x - grid.rowPitch * 0.6,
          middle: rowMiddle(grid, column, panel, 0) + place.down,
          height: Math.min(grid.rowPitch * 0.9, place.height * 1.35),
          reach: grid.rowPitch * 0.3,
        };
      };
      cards.push({
        species: head('species'),
        ability: head('abilities'),
        item: head('items'),
        moves: [0, 1, 2, 3].map(row),
      });
    }
  return cards;
}
