import { fieldsNamed } from './identify';
import { countSpecies } from './opponents';

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

const kinds =
  '構築|パーティー?|パ|チーム|pt|編成|候補|案|プラン|パターン|team|squad|roster|party|build|option|plan|draft';
const counts = '\\(?(?:\\d{1,2}|[a-f]|[一二三四五六]|i{1,3}|iv|vi?)\\)?';
const orders =
  '第?[一二三四五六](?:つ目|番目)?の?|第?\\d{1,2}(?:つ目|番目|個目)?の?|[a-f]|メイン|サブ|本命|予備|控え|旧|新|main|backup|side|alt|old|new|first|second|third|[123](?:st|nd|rd)';
const frame = '[\\s【】\\[\\]〔〕《》「」『』<>≪≫■□◆◇●○▼▽▲★☆▶・*#_~=-]';
/** 【構築1】, 「案A」, `Team 2 (backup)`, `ver.1`, 「2つ目の構築」: a build's number or name. */
const numbered = new RegExp(
  `^${frame}{0,6}((?:使用)?(?:${kinds})\\s?[.:#]?\\s?${counts}|(?:${orders})\\s?(?:${kinds})|ver(?:sion)?\\.?\\s?\\d{1,2}(?:\\.\\d)?|v\\d(?:\\.\\d)?|\\d{1,2}つ目)(?![\\p{L}\\p{N}@])(.*)$`,
  'iu',
);
/** 【雨パ】, `Rain team:`: builds that have names. */
const named = new RegExp(
  `^(?:${frame}{1,6}|(?=\\S{1,20}(?:\\s\\S{1,12})?:?$))([\\p{L}\\p{N}ー]{1,12}(?:パ|構築|パーティー?|編成|\\s?(?:team|build|squad)))[】\\]》」』*:：\\s]{0,6}$`,
  'iu',
);
const maxHeading = 80;
const words = /[\p{L}\p{N}]/u;

interface Heading {
  title: string;
  /** Whether the team begins behind it, on the same line. */
  isOpen: boolean;
}

function headingIn(line: string): Heading | undefined {
  const [whole, title = '', rest = ''] =
    (line.length <= maxLineLength ? numbered.exec(line) : null) ??
    (line.length <= maxHeading ? named.exec(line) : null) ??
    [];
  // `Double Team`
  if (!whole || fieldsNamed(title).length > 0) return undefined;
  const isOpen = words.test(rest) && /[@/,、+]|・.*・/.test(rest) && !/^\s?[】\])]?\s?\(/.test(rest);
  return isOpen ? { title, isOpen } : { title: line.replace(framed, '').trim().slice(0, 60), isOpen };
}

const framed = new RegExp(`^${frame}{1,6}|[】\\]》」』*:：=]{1,6}$`, 'gu');

function splitAt(lines: readonly string[], borderAt: (line: string) => Heading | undefined): TeamLines[] {
  const parts: TeamLines[] = [{ title: '', start: 0, end: lines.length }];
  for (const [at, line] of lines.entries()) {
    const border = borderAt(line);
    if (!border) continue;
    const open = parts.at(-1);
    if (open) open.end = at;
    parts.push({ title: border.title, start: border.isOpen ? at : at + 1, end: lines.length });
  }
  return parts;
}

const titleAt = (line: string) => (isTitle(line) ? { title: titleOf(line), isOpen: false } : undefined);
const ruleAt = (line: string) => (isRule(line) ? { title: '', isOpen: false } : undefined);

const leastListed = 5;
const between = /[\s/、,・+|;>→&]+/;

/** A whole team on one line. */
const listAt = (line: string) =>
  line.length <= maxLineLength &&
  !line.includes('@') &&
  line.split(between).length >= leastListed &&
  countSpecies(line) >= leastListed
    ? { title: '', isOpen: true }
    : undefined;

/** How many Pokémon make a part a team, and whether all parts must have as many. */
const ways = [
  { borderAt: titleAt, least: 1, isEach: true },
  { borderAt: headingIn, least: 2, isEach: false },
  { borderAt: ruleAt, least: 2, isEach: true },
  { borderAt: listAt, least: leastListed, isEach: true },
] as const;

/**
 * Splits a text at titles (Showdown's backup), at headings that number or name builds, at rules (chats), or into
 * lists of a line each. A rule after each Pokémon separates no teams, nor does a heading above each.
 * @param lines trimmed
 * @param count number of Pokémon in these lines
 */
export function splitTeams(lines: readonly string[], count: (part: TeamLines) => number): TeamLines[] {
  const whole = { title: '', start: 0, end: lines.length };
  for (const { borderAt, least, isEach } of ways) {
    const parts = splitAt(lines, borderAt);
    const sized = parts.length > 1 ? parts.map((part) => ({ part, size: count(part) })) : [];
    const teams = sized.filter(({ size }) => size > 0);
    const isTeam = ({ size }: { size: number }) => size >= least;
    if (teams.length > 1 && (isEach ? teams.every(isTeam) : teams.some(isTeam)))
      return teams.map(({ part }) => part);
  }
  return [whole];
}
