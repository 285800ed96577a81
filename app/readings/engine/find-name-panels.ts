import { abilitiesOfForms } from '~/pokedex/species';
import { median, middle } from './find-grid';
import { strongest } from './find-stats';
import type { ReadLine } from './read-lines';
import type { Slot } from './slots';

const goodName = 0.8;
const goodAbility = 0.6;
const goodMove = 0.8;
/** From the middle of the item to the end of its card, in rows of cards. */
const belowItem = 0.14;
/** Heights of a card's name: how far its lines may be indented, and how far below they may be. */
const indent = 3.5;
const reach = 9;

/** Cards of a screen without moves, row by row. A name counts only above an ability of its species. */
export function findNamePanels(read: readonly ReadLine[]): ReadLine[][] {
  const panels = read
    .filter(({ species }) => (species[0]?.score ?? 0) >= goodName)
    .map((name) => [name, ...read.filter((other) => isBelow(other, name))])
    .filter(([name, ...below]) => {
      const legal = new Set(abilitiesOfForms(name?.species[0]?.keys[0] ?? ''));
      return below.some(({ abilities }) =>
        abilities.some(({ keys, score }) => score >= goodAbility && keys.some((key) => legal.has(key))),
      );
    });
  return inRows(panels).slice(0, 6);
}

/** Lines that read as moves to the right of each panel, from above; for cards that show too few for a grid of rows. */
export function movesBeside(panels: readonly ReadLine[][], read: readonly ReadLine[]): ReadLine[][] {
  const names = panels.flatMap(([name]) => (name ? [name] : []));
  const pitch = pitchOf(names);
  const bottom = pitch * belowItem + median(panels.flatMap((panel) => (panel[0] ? [depthOf(panel)] : [])));
  const moves = read.filter((one) => (one.moves[0]?.score ?? 0) >= Math.max(goodMove, bestHead(one)));
  return panels.map(([name]) => {
    if (!name) return [];
    const isBeside = (move: ReadLine) => {
      const down = middle(move) - middle(name);
      const isNearer = names.some((other) => isRightOf(other, name) && isRightOf(move, other));
      return down < bottom && down > bottom - pitch && isRightOf(move, name) && !isNearer;
    };
    const own = moves.filter(isBeside).sort((a, b) => a.line.y - b.line.y);
    return own.length > 4 ? [] : own;
  });
}

/** Distance of two rows of cards; 0 if there is one. */
function pitchOf(names: readonly ReadLine[]): number {
  const steps = names.flatMap((name) => {
    const below = names
      .map((other) => middle(other) - middle(name))
      .filter((step) => step > 2 * name.line.height);
    return below.length > 0 ? [Math.min(...below)] : [];
  });
  return steps.length > 0 ? median(steps) : 0;
}

const depthOf = (panel: readonly ReadLine[]) => Math.max(...panel.map(middle)) - middle(panel[0] as ReadLine);

const bestHead = ({ species, abilities, items }: ReadLine) =>
  Math.max(...[species, abilities, items].map(([best]) => best?.score ?? 0));

const isRightOf = ({ line }: ReadLine, { line: name }: ReadLine) => line.x > name.x + indent * name.height;

/** Slots of six names, two in a row, if little else can be read; undefined if fewer than four names fit. */
export function findNameGrid(read: readonly ReadLine[], width: number): Slot[] | undefined {
  const names = read.filter(({ species }) => (species[0]?.score ?? 0) >= goodName);
  const height = median(names.map(({ line }) => line.height));
  const xs = strongest(
    names.map(({ line }) => line.x),
    height * 2,
    2,
  );
  const ys = strongest(names.map(middle), height, 3);
  const [left = 0, right = 0] = xs;
  const standing = names.filter(
    (name) =>
      xs.some((x) => Math.abs(x - name.line.x) < height * 3) &&
      ys.some((y) => Math.abs(y - middle(name)) < height),
  );
  if (ys.length < 3 || right - left < width / 5 || standing.length < 4) return undefined;
  const pitches = ys.slice(1).map((y, i) => y - (ys[i] as number));
  if (Math.max(...pitches) > 1.15 * Math.min(...pitches)) return undefined;
  return ys.flatMap((y) =>
    xs.map((x) => ({
      kind: 'species',
      x,
      right: x + (right - left) * 0.5,
      middle: y,
      height: height * 1.35,
      reach: height * 0.8,
    })),
  );
}

function inRows(panels: ReadLine[][]): ReadLine[][] {
  const top = ([name]: ReadLine[]) => name?.line.y ?? 0;
  const left = ([name]: ReadLine[]) => name?.line.x ?? 0;
  const rows = groupNear(panels, top);
  const columns = groupNear(panels, left);
  if (rows.length * columns.length !== 6) return rows.flatMap((row) => row.sort((a, b) => left(a) - left(b)));
  return rows.flatMap((row) => columns.map((column) => column.find((panel) => row.includes(panel)) ?? []));
}

function groupNear(panels: ReadLine[][], placeOf: (panel: ReadLine[]) => number): ReadLine[][][] {
  const groups: ReadLine[][][] = [];
  for (const panel of [...panels].sort((a, b) => placeOf(a) - placeOf(b))) {
    const first = groups.at(-1)?.[0];
    const height = panel[0]?.line.height ?? 0;
    if (first && placeOf(panel) - placeOf(first) < 2 * height) groups.at(-1)?.push(panel);
    else groups.push([panel]);
  }
  return groups;
}

function isBelow({ line }: ReadLine, { line: name }: ReadLine): boolean {
  const down = line.y - name.y;
  const right = line.x - name.x;
  return down > name.height / 2 && down < reach * name.height && Math.abs(right) < indent * name.height;
}
