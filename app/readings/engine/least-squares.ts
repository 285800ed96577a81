export interface Measured {
  factors: readonly [number, number, number];
  value: number;
}

/** Fits value = constant + factors · weights; undefined if the points don't determine it. */
export function fitLine3(
  points: readonly Measured[],
): { constant: number; factors: [number, number, number] } | undefined {
  const size = 4;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const { factors, value } of points) {
    const terms = [1, ...factors];
    for (let i = 0; i < size; i++) {
      const row = rows[i] as Float64Array;
      for (let j = 0; j < size; j++)
        row[j] = (row[j] as number) + (terms[i] as number) * (terms[j] as number);
      row[size] = (row[size] as number) + (terms[i] as number) * value;
    }
  }
  for (let i = 0; i < size; i++) {
    const pivot = rows
      .slice(i)
      .reduce((a, b) => (Math.abs(a[i] as number) >= Math.abs(b[i] as number) ? a : b));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(i, 0, pivot);
    if (Math.abs(pivot[i] as number) < 1e-6) return undefined;
    for (const row of rows) {
      if (row === pivot) continue;
      const times = (row[i] as number) / (pivot[i] as number);
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - times * (pivot[j] as number);
    }
  }
  const [constant = 0, a = 0, b = 0, c = 0] = rows.map(
    (row, i) => (row[size] as number) / (row[i] as number),
  );
  return { constant, factors: [a, b, c] };
}
