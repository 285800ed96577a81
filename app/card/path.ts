export type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

const steps = 6;

type Point = readonly [x: number, y: number];

interface Pen {
  segments: Segment[];
  x: number;
  y: number;
  start: Point;
  control: Point;
}

/** Flattens an SVG path, closed; supports M L H V Q C S A Z, absolute and relative. @throws on other commands */
export function segmentsOf(path: string): Segment[] {
  const tokens = path.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? [];
  const pen: Pen = { segments: [], x: 0, y: 0, start: [0, 0], control: [0, 0] };
  let command = 'M';
  let at = 0;
  const next = () => Number(tokens[at++]);
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at] as string)) command = tokens[at++] as string;
    else if (/z/i.test(command)) throw new Error('A number after the end of a path');
    const draw = commands[command.toUpperCase()];
    if (!draw) throw new Error(`No path command: ${command}`);
    const isRelative = command === command.toLowerCase();
    draw(pen, isRelative ? [pen.x, pen.y] : [0, 0], next);
    if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
  }
  lineTo(pen, ...pen.start);
  return pen.segments;
}

function lineTo(pen: Pen, x: number, y: number) {
  if (x !== pen.x || y !== pen.y) pen.segments.push([pen.x, pen.y, x, y]);
  pen.x = x;
  pen.y = y;
}

function curveTo(pen: Pen, point: (t: number) => Point, parts = steps) {
  for (let step = 1; step <= parts; step++) lineTo(pen, ...point(step / parts));
}

const commands: Record<string, (pen: Pen, origin: Point, next: () => number) => void> = {
  M(pen, [ox, oy], next) {
    lineTo(pen, ...pen.start);
    [pen.x, pen.y] = [ox + next(), oy + next()];
    pen.start = [pen.x, pen.y];
  },
  L(pen, [ox, oy], next) {
    lineTo(pen, ox + next(), oy + next());
  },
  H(pen, [ox], next) {
    lineTo(pen, ox + next(), pen.y);
  },
  V(pen, [, oy], next) {
    lineTo(pen, pen.x, oy + next());
  },
  Q(pen, [ox, oy], next) {
    const { x: ax, y: ay } = pen;
    const [bx, by, cx, cy] = [ox + next(), oy + next(), ox + next(), oy + next()];
    curveTo(pen, (t) => [quadratic(ax, bx, cx, t), quadratic(ay, by, cy, t)]);
  },
  C(pen, [ox, oy], next) {
    const { x: ax, y: ay } = pen;
    const [bx, by, cx, cy] = [ox + next(), oy + next(), ox + next(), oy + next()];
    const [dx, dy] = [ox + next(), oy + next()];
    curveTo(pen, (t) => [cubic(ax, bx, cx, dx, t), cubic(ay, by, cy, dy, t)]);
    pen.control = [cx, cy];
  },
  S(pen, [ox, oy], next) {
    const { x: ax, y: ay, control } = pen;
    const [bx, by] = [2 * ax - control[0], 2 * ay - control[1]];
    const [cx, cy, dx, dy] = [ox + next(), oy + next(), ox + next(), oy + next()];
    curveTo(pen, (t) => [cubic(ax, bx, cx, dx, t), cubic(ay, by, cy, dy, t)]);
    pen.control = [cx, cy];
  },
  A(pen, [ox, oy], next) {
    const [radius] = [next(), next(), next()];
    const [large, sweep] = [next() === 1, next() === 1];
    const [endX, endY] = [ox + next(), oy + next()];
    curveTo(pen, arc(pen.x, pen.y, endX, endY, radius as number, large, sweep), 3 * steps);
  },
  Z(pen) {
    lineTo(pen, ...pen.start);
  },
};

const quadratic = (a: number, b: number, c: number, t: number) =>
  a * (1 - t) ** 2 + 2 * b * (1 - t) * t + c * t ** 2;
const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * (1 - t) ** 2 * t + 3 * c * (1 - t) * t ** 2 + d * t ** 3;

/** Circular arcs only, which is all that our shapes need. */
function arc(x0: number, y0: number, x1: number, y1: number, radius: number, large: boolean, sweep: boolean) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const chord = Math.hypot(dx, dy);
  const r = Math.max(radius, chord / 2);
  const height = Math.sqrt(Math.max(0, r * r - (chord * chord) / 4)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(x0 + x1) / 2 - (dy / chord) * height, (y0 + y1) / 2 + (dx / chord) * height];
  const from = Math.atan2(y0 - cy, x0 - cx);
  let turn = Math.atan2(y1 - cy, x1 - cx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return (t: number) => [cx + r * Math.cos(from + turn * t), cy + r * Math.sin(from + turn * t)] as const;
}
