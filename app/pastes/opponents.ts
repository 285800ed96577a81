import { isSpeciesName } from './identify';

const round =
  /^[-*・•>#\s]{0,4}(?:(?:(?:第\s?)?\d{1,2}\s?(?:回戦|戦目|試合目|本目|戦)|(?:準々?)?決勝戦?)(?=[\s:・、(○◯〇×✕✖●△の相]|$)|(?:r|rd|round|match|game)\s?[.#]?\s?\d{1,2}\b|(?:semi|quarter)-?finals?\b|finals\b)/i;
const result =
  /^[-*・•>#\s]{0,4}(?:\d{1,2}[.):]?\s*)?(?:[○◯〇×✕✖❌△●]|[wl]\b|win\b|won\b|loss\b|lost\b|勝ち|負け|vs\b|対\s)/i;
/** Who is sent out first, and who stays behind: 「先発：カミ＋ガエン」, `Lead: A + B`. */
const plan =
  /^[-*・•>#\s]{0,4}(?:(?:基本)?選出(?:例|\d)?|先発|後発|初手|裏|後ろ|控え|leads?|back|bring|pick)\s?\d?\s?[:：]/i;
const strong = /[/、,・+|;>→&():\t]+/;
const leastSpecies = 3;

/** Counts the species on a line, between any signs. */
export const countSpecies = (text: string): number =>
  text
    .split(strong)
    .map((cell) => cell.trim())
    .reduce(
      (sum, cell) => sum + (isSpeciesName(cell) ? 1 : cell.split(/\s+/).filter(isSpeciesName).length),
      0,
    );

/**
 * Finds notes on what the opponents of several rounds had, and plans whom to send out: `R1 W Miraidon / Kyogre / …`, 「1戦目 ○ ミライドン、カイオーガ…」. A
 * single line with the sign of a result may be a list with bullets.
 * @returns the indexes of their lines
 */
export function opponentsIn(lines: readonly string[], maxLength: number): ReadonlySet<number> {
  const found = lines.flatMap((line, at) => {
    const isMarked = line.length <= maxLength && (round.test(line) || result.test(line));
    const isPlan = line.length <= maxLength && plan.test(line);
    if (!isMarked && !isPlan) return [];
    return countSpecies(line) >= (isPlan ? 2 : leastSpecies) ? [at] : [];
  });
  const isSure =
    found.length > 1 || found.some((at) => [round, plan].some((each) => each.test(lines[at] ?? '')));
  return new Set(isSure ? found : []);
}
