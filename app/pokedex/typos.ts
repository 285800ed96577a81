export function letterMask(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

export const allowedTypos = (text: string) =>
  text.length >= 7 ? 2 : text.length >= (/[ぁ-ゖ]/.test(text) ? 3 : 4) ? 1 : 0;

/** Damerau-Levenshtein distance, plus 0.25 for a mere prefix; Infinity above `max`. */
export function typosBetween(written: string, name: string, max: number): number {
  const n = written.length;
  if (name.length < n - max) return Number.POSITIVE_INFINITY;
  const width = Math.min(name.length, n + 2);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, j) => j);
  for (let i = 1; i <= n; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = written[i - 1] === name[j - 1];
      let cost = Math.min(
        (last[j - 1] as number) + (same ? 0 : 1),
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      const swapped = i > 1 && j > 1 && written[i - 1] === name[j - 2] && written[i - 2] === name[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > max) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
  }
  const whole = width === name.length ? (last[width] as number) : Number.POSITIVE_INFINITY;
  const beginning = Math.min(...last.slice(Math.max(0, n - 2))) + 0.25;
  const best = Math.min(whole, n >= 4 ? beginning : Number.POSITIVE_INFINITY);
  return best <= max + 0.25 ? best : Number.POSITIVE_INFINITY;
}
