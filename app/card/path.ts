export type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

const steps = 6;

/** Flattens an SVG path, closed; supports M L H V Q C S A Z, absolute and relative. @throws on other commands */
export function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  const tokens = path.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: [number, number] = [0, 0];
  let command = 'M';
  let at = 0;
  const to = (nextX: number, nextY: number) => {
    if (nextX !== x || nextY !== y) segments.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  const curve = (point: (t: number) => readonly [number, number], parts = steps) => {
    for (let step = 1; step <= parts; step++) to(...point(step / parts));
  };
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at] as string)) command = tokens[at++] as string;
    else if (/z/i.test(command)) throw new Error('A number after the end of a path');
    const isSmall = command === command.toLowerCase();
    const [ox, oy] = isSmall ? [x, y] : [0, 0];
    const next = () => Number(tokens[at++]);
    switch (command.toUpperCase()) {
      case 'M':
        to(startX, startY);
        [x, y] = [ox + next(), oy + next()];
        [startX, startY] = [x, y];
        command = isSmall ? 'l' : 'L';
        break;
      case 'L':
        to(ox + next(), oy + next());
        break;
      case 'H':
        to(ox + next(), y);
        break;
      case 'V':
        to(x, oy + next());
        break;
      case 'Q': {
        const [ax, ay, bx, by, cx, cy] = [x, y, ox + next(), oy + next(), ox + next(), oy + next()];
        curve((t) => [quadratic(ax, bx, cx, t), quadratic(ay, by, cy, t)]);
        break;
      }
      case 'C': {
        const [ax, ay] = [x, y];
        const [bx, by, cx, cy, dx, dy] = [next(), next(), next(), next(), next(), next()];
        curve((t) => [cubic(ax, ox + bx, ox + cx, ox + dx, t), cubic(ay, oy + by, oy + cy, oy + dy, t)]);
        control = [ox + cx, oy + cy];
        break;
      }
      case 'S': {
        const [ax, ay] = [x, y];
        const [bx, by] = [2 * x - control[0], 2 * y - control[1]];
        const [cx, cy, dx, dy] = [ox + next(), oy + next(), ox + next(), oy + next()];
        curve((t) => [cubic(ax, bx, cx, dx, t), cubic(ay, by, cy, dy, t)]);
        control = [cx, cy];
        break;
      }
      case 'A': {
        const [radius] = [next(), next(), next()];
        const [large, sweep] = [next() === 1, next() === 1];
        curve(arc(x, y, ox + next(), oy + next(), radius as number, large, sweep), 3 * steps);
        break;
      }
      case 'Z':
        to(startX, startY);
        break;
      default:
        throw new Error(`No path command: ${command}`);
    }
  }
  to(startX, startY);
  return segments;
}

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
