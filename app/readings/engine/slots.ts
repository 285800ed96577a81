import { type MoveGrid, rowMiddle } from './find-grid';
import type { HeadPlaces } from './find-heads';
import type { Kind } from './read-lines';

/** Where one value of a card stands. */
export interface Slot {
  kind: Kind;
  /** The left edge of its text; an icon may hang on it. */
  x: number;
  right: number;
  middle: number;
  /** Of its line, and how far its line may be from the middle. */
  height: number;
  reach: number;
}

/** All places of one card. */
export interface CardSlots {
  species?: Slot;
  ability?: Slot;
  item?: Slot;
  moves: Slot[];
}

/** The places of all six cards, in rows from above, each from the left. */
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
