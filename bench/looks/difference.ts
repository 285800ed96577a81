import type { Painted } from './silhouette';

// On a scale to 255. Smaller differences are the smoothing of edges.
const visible = 60;
const minAlpha = 128;

/** @returns pixels painted in either picture, and those of them that differ visibly */
export function differenceOf(one: Painted, other: Painted) {
  let [painted, differing] = [0, 0];
  for (let at = 0; at < one.data.length; at += 4) {
    const [alpha = 0, otherAlpha = 0] = [one.data[at + 3], other.data[at + 3]];
    if (alpha < minAlpha && otherAlpha < minAlpha) continue;
    painted++;
    let most = Math.abs(alpha - otherAlpha);
    for (let part = at; part < at + 3; part++)
      most = Math.max(
        most,
        Math.abs((one.data[part] ?? 0) * alpha - (other.data[part] ?? 0) * otherAlpha) / 255,
      );
    if (most > visible) differing++;
  }
  return { painted, differing, share: painted === 0 ? 0 : differing / painted };
}
