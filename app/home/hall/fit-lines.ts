import { isWide } from '~/overlays/text';

/** A list's place on a 16:9 screen, in rem. */
interface Room {
  width: number;
  height: number;
}

/** Font sizes in rem, from the largest on: `hall.css` has a class for each. */
const sizes = [4.4, 3.6, 3, 2.6, 2.2, 1.9, 1.6, 1.4, 1.2, 1.05, 0.9, 0.75];
const maxColumns = 4;
/** These lengths stand in `hall.css`, too: the gap of columns in rem, the others in em. */
const layout = { gap: 2, seat: 2.4, line: 1.3, padding: 0.24 };
const dash = 1.2;

/**
 * Chooses the largest size at which all lines fit, and its columns. A line is one name, or two that play each other. Only
 * between them may it break: names themselves stay whole.
 *
 * @returns class names
 */
export function fitLines(lines: readonly (readonly string[])[], room: Room): string {
  const widths = lines.map((names) => names.map(emsOf));
  for (const [step, size] of sizes.entries())
    for (let columns = 1; columns <= maxColumns; columns++)
      if (fits(widths, room, size, columns)) return `fit size-${step} in-${columns}`;
  return `fit size-${sizes.length - 1} in-2`;
}

const emsOf = (name: string) =>
  [...name].reduce((sum, sign) => sum + (isWide(sign.codePointAt(0) ?? 0) ? 1 : 0.6), 0);

function fits(lines: readonly number[][], { width, height }: Room, size: number, columns: number): boolean {
  const column = (width - layout.gap * (columns - 1)) / columns / size - layout.seat;
  if (lines.some((names) => names.some((name) => name > column))) return false;
  const isSplit = (names: readonly number[]) =>
    names.reduce((sum, name) => sum + name, dash * (names.length - 1)) > column;
  const split = lines.filter(isSplit).length;
  const rows = Math.ceil(lines.length / columns);
  // The browser fills columns evenly: one may have a line of two more than the others.
  const tall = Math.min(split, Math.ceil(split / columns) + (columns > 1 ? 1 : 0));
  return (rows * (layout.line + layout.padding) + tall * layout.line) * size <= height;
}
