import { lookOf } from '~/pokedex/type-looks';
import { type Canvas, fill, hex, type Placing } from './canvas';
import { type Segment, segmentsOf } from './path';

export const paper = hex('#0b4f52');
export const deep = hex('#083e41');
export const sheet = hex('#ffffff');
export const ink = hex('#12292c');
export const soft = hex('#55696b');
export const line = hex('#dbe6e3');
export const yuzu = hex('#ffd60a');
export const white = hex('#ffffff');
const faded = hex('#9dbdbd');

/** The mark of ui/shell/Mark.tsx, light on dark. */
export function drawMark(canvas: Canvas, placing: Required<Omit<Placing, 'angle'>>) {
  const { x, y, scale } = placing;
  fill(canvas, segmentsOf('M4 1h8v10h-11v-7a3 3 0 0 1 3-3z'), white, placing);
  fill(canvas, segmentsOf('M14 13h11v10h-11z'), white, placing);
  fill(canvas, segmentsOf('M1 25h11v10h-8a3 3 0 0 1-3-3z'), white, placing);
  fill(canvas, segmentsOf('M14 1h8a3 3 0 0 1 3 3v7h-11z'), faded, placing);
  fill(canvas, segmentsOf('M1 13h11v10h-11z'), faded, placing);
  const middle = { x: x + 19 * scale, y: y + 30 * scale, scale, angle: 0.19 };
  fill(canvas, segmentsOf('M-5-5h11v5a5 5 0 0 1-5 5h-6z'), yuzu, middle);
}

export function drawType(
  canvas: Canvas,
  first: string,
  second: string | undefined,
  x: number,
  y: number,
  size = 88,
) {
  const part = size / 88;
  const [above, below] = [lookOf(first), second === undefined ? undefined : lookOf(second)];
  fill(canvas, roundedBox(size, size, 16 * part, 30 * part), hex(above.color), { x, y });
  if (below) fill(canvas, lowerHalf(88), hex(below.color), { x, y, scale: part });
  const shape = (path: string, dx: number, dy: number, scale: number) =>
    fill(canvas, segmentsOf(path), white, { x: x + dx * part, y: y + dy * part, scale: scale * part }, true);
  if (below) {
    shape(above.shape, 6, 6, 1.7);
    shape(below.shape, 41, 41, 1.7);
  } else shape(above.shape, 14, 14, 2.5);
}

const lowerHalf = (size: number): readonly Segment[] =>
  segmentsOf(
    `M${size - 4} 4 A16 16 0 0 1 ${size} 16 V${size - 30} A30 30 0 0 1 ${size - 30} ${size} H16 A16 16 0 0 1 4 ${size - 4}Z`,
  );

export const roundedBox = (
  width: number,
  height: number,
  corner: number,
  turned: number,
): readonly Segment[] =>
  segmentsOf(
    `M${corner} 0 H${width - corner} A${corner} ${corner} 0 0 1 ${width} ${corner} V${height - turned} A${turned} ${turned} 0 0 1 ${width - turned} ${height} H${corner} A${corner} ${corner} 0 0 1 0 ${height - corner} V${corner} A${corner} ${corner} 0 0 1 ${corner} 0Z`,
  );
