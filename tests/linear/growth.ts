/** Runs the work once on a text. */
export type Work = (text: string) => unknown;

/** A text of about so many letters. */
export type Grown = (length: number) => string;

const usualLongest = 256 * 1024;
// Below this a measurement is mostly noise.
const enoughMilliseconds = 5;
// A straight line doubles, a square is four times as much.
const mostPerDoubling = 3;

/** CPU of this process alone, in milliseconds: a busy machine does not slow it down. */
function cpuOf(work: Work, text: string): number {
  const before = process.cpuUsage();
  work(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const best = (work: Work, text: string, times: number) =>
  Math.min(...Array.from({ length: times }, () => cpuOf(work, text)));

function wallOf(work: Work, text: string): number {
  const started = performance.now();
  work(text);
  return performance.now() - started;
}

/** It doubles with each letter or two: nothing longer may be tried. */
const isEndless = (work: Work, grown: Grown) =>
  [16, 20, 24, 28, 32].some((length) => {
    const text = grown(length);
    return wallOf(work, text) > 50 && best(work, text, 3) > 50;
  });

/** Whether work on so many letters takes so much more than on a quarter that it may grow with the square. */
export function isSuspect(work: Work, grown: Grown, milliseconds = 1, letters = 4000): boolean {
  if (isEndless(work, grown)) return true;
  const [short, long] = [grown(letters / 4), grown(letters)];
  for (let round = 0; round < 3; round++) {
    const taken = wallOf(work, long);
    if (taken < milliseconds || taken < 8 * wallOf(work, short)) return false;
  }
  return true;
}

/**
 * How much more CPU twice the text takes, on the average over two doublings; undefined where it is too little to tell, up to
 * the longest text. Measured again before it says too much.
 */
export function growthOf(work: Work, grown: Grown, longest = usualLongest): number | undefined {
  if (isEndless(work, grown)) return Number.POSITIVE_INFINITY;
  let length = 500;
  let once = best(work, grown(length), 2);
  while (length * 8 <= longest && once < enoughMilliseconds) {
    length *= 2;
    once = best(work, grown(length), 2);
  }
  if (once < enoughMilliseconds) return undefined;
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && growth > mostPerDoubling; round++) {
    if (round === 2 && length * 8 <= longest) {
      length *= 2;
      once = 0;
    }
    once = Math.max(once, best(work, grown(length), 3));
    growth = Math.min(growth, Math.sqrt(best(work, grown(length * 4), 1) / once));
  }
  return growth;
}

export const isTooMuch = (growth: number | undefined) => growth !== undefined && growth > mostPerDoubling;
