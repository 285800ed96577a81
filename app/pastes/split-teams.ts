/** Lines of one team; `end` is exclusive. */
export interface TeamLines {
  title: string;
  start: number;
  end: number;
}

/** Characters; bounds the work on text that is no team. */
export const maxLineLength = 300;

const isFramed = (line: string) =>
  line.startsWith('==') && line.endsWith('==') && line.length <= maxLineLength;
export const isTitle = (line: string) => isFramed(line) && /[^=]/.test(line);
export const isRule = (line: string) => /^(?:[-–—]{3,}|[*]{3,}|[_]{3,}|[=]{3,}|[~]{3,})$/.test(line);

/** `=== [gen9vgc2025regh] Name ===` → `Name` */
export const titleOf = (line: string) =>
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
 * Splits a text at titles (Showdown's backup) or at rules (chats). A rule after each Pokémon separates no teams.
 * @param lines trimmed
 * @param count number of Pokémon in these lines
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
