import type { Candidate } from '~/readings/engine/match-names';
import type { ReadLine } from '~/readings/engine/read-lines';

type Kind = 'species' | 'abilities' | 'items' | 'moves';

/** What truly stands at a place of the screen. */
export interface Placed {
  card: number;
  /** `species`, `abilities`, `items`, or `moves 0` to `moves 3`. */
  slot: string;
  middle: number;
}

/** A screen of six cards as lines that were read, with all that goes wrong on the way to them. */
export interface Layout {
  width: number;
  columns: number;
  lines: ReadLine[];
  places: Placed[];
}

const candidate = (key: string, score: number): Candidate => ({ keys: [key], score });

function lineAt(
  x: number,
  middle: number,
  width: number,
  height: number,
  kinds: Partial<Record<Kind, Candidate>>,
) {
  const of = (kind: Kind) => (kinds[kind] ? [kinds[kind]] : []);
  const read: ReadLine = {
    line: { x, y: middle - height / 2, width, height, polarity: 'light', contrast: 150, parts: [] },
    texts: [Object.values(kinds)[0]?.keys[0] ?? ''],
    species: of('species'),
    abilities: of('abilities'),
    items: of('items'),
    moves: of('moves'),
  };
  return read;
}

/** A screen drawn at random; `lost` is the share of lines that nobody has read. */
export function drawLayout(random: () => number, lost: number): Layout {
  const between = (from: number, to: number) => from + random() * (to - from);
  const columns = random() < 0.85 ? 2 : 3;
  const width = random() < 0.3 ? 1560 : 1280;
  const rowPitch = between(23, 44) * (columns === 3 ? 1.2 : 1);
  const panels = 6 / columns;
  const panelPitch = Math.min(rowPitch * between(4.15, 5.2), 640 / panels);
  const height = Math.min(rowPitch * 0.62, between(15, 24));
  const across = (width * between(0.82, 0.97)) / columns;
  const left = (width - across * columns) * random();
  const moves = across * between(0.45, 0.62);
  const name = across * between(0.08, 0.2);
  const top = between(60, 720 - panels * panelPitch);
  const slope = between(-0.004, 0.004);
  const heads = [between(-0.2, 0.25), between(1.1, 1.5), between(2.4, 3.1)];
  const icons = random() < 0.5 ? between(0.1, 0.9) : 0;
  const jitter = () => between(-1.5, 1.5);
  const lines: ReadLine[] = [];
  const places: Placed[] = [];
  const lostCard = random() < 0.15 ? Math.floor(random() * 6) : -1;

  for (let card = 0; card < 6; card++) {
    const x = left + (card % columns) * across;
    const y = top + Math.floor(card / columns) * panelPitch;
    const put = (
      slot: string,
      right: number,
      down: number,
      kinds: Partial<Record<Kind, Candidate>>,
      icon = 0,
    ) => {
      const middle = y + down + slope * (x + right);
      places.push({ card, slot, middle });
      if (card === lostCard || random() < lost) return;
      const joined = random() < icon ? height * between(1.3, 2) : 0;
      const long = Math.min(height * between(2.5, 8), across * 0.3);
      lines.push(lineAt(x + right - joined + jitter(), middle + jitter(), long + joined, height, kinds));
    };
    const species =
      random() < 0.1
        ? candidate('nickname', between(0.3, 0.7))
        : candidate(`species ${card}`, between(0.85, 1));
    put('species', name, (heads[0] as number) * rowPitch, {
      species,
      moves: candidate('like a move', between(0.3, 0.8)),
    });
    put('abilities', name, (heads[1] as number) * rowPitch, {
      abilities: candidate(`ability ${card}`, between(0.85, 1)),
      moves: candidate('like a move', between(0.3, 0.9)),
    });
    // A stone has its Pokémon's name in its own.
    put('items', name + height, (heads[2] as number) * rowPitch, {
      items: candidate(`item ${card}`, between(0.85, 1)),
      species: candidate('stone', between(0.2, 0.93)),
    });
    for (let row = 0; row < 4; row++)
      put(
        `moves ${row}`,
        moves,
        row * rowPitch,
        { moves: candidate(`move ${card} ${row}`, between(0.8, 1)) },
        icons,
      );
  }
  // Titles, levels, types and strokes, anywhere outside of the moves.
  for (let n = Math.floor(random() * 12); n > 0; n--) {
    const card = Math.floor(random() * 6);
    const x = left + (card % columns) * across + name * random();
    lines.push(
      lineAt(x, between(10, 710), between(20, 90), between(10, 26), {
        moves: candidate('noise', between(0.1, 0.74)),
      }),
    );
  }
  return { width, columns, lines: lines.sort(() => random() - 0.5), places };
}
