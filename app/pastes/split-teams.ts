/** Lines of one team, from `start` up to `end`. */
export interface TeamLines {
  /** As the text names it, or blank. */
  title: string;
  start: number;
  end: number;
}

/** No line of a team is longer; bounds the work on text that is none. */
export const longestLine = 300;

const isFramed = (line: string) => line.startsWith('==') && line.endsWith('==') && line.length <= longestLine;
export const isTitle = (line: string) => isFramed(line) && /[^=]/.test(line);
/** A line of nothing but `-----` or `=====`. */
export const isRule = (line: string) => /^(?:[-–—]{3,}|[*]{3,}|[_]{3,}|[=]{3,}|[~]{3,})$/.test(line);

/** `=== [gen9vgc2025regh] Name ===` without its signs and its format. */
const titleOf = (line: string) =>
  line
    .replaceAll('=', ' ')
    .replace(/^\s*\[[^\]]{0,60}\]/, '')
    .trim()
    .slice(0, 60);

function splitAt(lines: readonly string[], isBorder: (line: string) => boolean): TeamLines[] {
  const parts: TeamLines[] = [{ title: '', start: 0, end: lines.length }];
  for (const [at, line] of lines.entries()) {
    if (!isBorder(line)) continue;
    const open = parts.at(-1);
    if (open) open.end = at;
    parts.push({ title: isTitle(line) ? titleOf(line) : '', start: at + 1, end: lines.length });
  }
  return parts;
}

/**
 * The teams of one text, as Showdown's backup or a chat has them: each under a title, or parted by rules. One rule
 * after each Pokémon parts no teams.
 * @param lines trimmed
 * @param count how many Pokémon these lines hold
 */
export function splitTeams(lines: readonly string[], count: (part: TeamLines) => number): TeamLines[] {
  const whole = { title: '', start: 0, end: lines.length };
  for (const isBorder of [isTitle, isRule]) {
    const sized = splitAt(lines, isBorder).map((part) => ({ part, size: count(part) }));
    const teams = sized.filter(({ size }) => size > 0);
    const areTeams = isBorder === isTitle || teams.every(({ size }) => size > 1);
    if (teams.length > 1 && areTeams) return teams.map(({ part }) => part);
  }
  return [whole];
}
