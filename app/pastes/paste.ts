import type { Game } from '~/pokedex/game';
import { teamSize } from '~/pokedex/member';
import { withoutComment } from './comments';
import type { PastedText } from './fetch-paste.server';
import { withoutTags } from './foreign-paste';
import { withAnswers } from './form-answers';
import { opponentsIn } from './opponents';
import { unpackLine } from './packed';
import { maxPasteLength, type PasteProblem } from './paste-problem';
import type { PastedLine, PastedPart } from './pasted-line';
import { readLine } from './read-line';
import { isRule, isTitle, maxLineLength, splitTeams, type TeamLines, titleOf } from './split-teams';
import { isBlank, plainLine, stripMarks } from './strip-marks';
import { readTables } from './table';
import { type PastedMember, TeamBuilder } from './team-builder';

export type { PastedMember } from './team-builder';

export interface PastedTeam {
  members: PastedMember[];
  problems: PasteProblem[];
  /** Choices if the text has several teams: there are no members until one is chosen. */
  asks?: PastedChoice[];
}

/** Index of a team in the text, from 0, or all parts as one team. */
export type TeamChoice = number | 'all';

export interface PastedChoice {
  choice: TeamChoice;
  title: string;
  species: Pick<PastedMember, 'species' | 'speciesText'>[];
}

interface SourceLine {
  /** From 1; several lines have one number if they were one packed line. */
  line: number;
  text: string;
  /** Note behind the text, or instead of it. */
  comment?: string;
}

/**
 * Parses a copied text in either language: Showdown's format (packed or not), PokeSol's, lists, tables, notes, even
 * from HTML. Never throws; each word is taken, or reported as left out.
 */
export function readPastedTeam(pasted: string, game: Game, choice?: TeamChoice): PastedTeam {
  const text = withoutTags(pasted);
  const all = withAnswers(linesOf(text.slice(0, maxPasteLength)));
  const notes = opponentsIn(
    all.map((line) => line.text),
    maxLineLength,
  );
  const source = notes.size > 0 ? all.map((line, at) => (notes.has(at) ? asComment(line) : line)) : all;
  if (isOtherText(source)) return { members: [], problems: [{ line: 1, text: '', key: 'otherText' }] };
  const read = ({ start, end }: Pick<TeamLines, 'start' | 'end'>) => {
    const builder = new TeamBuilder(game);
    for (const line of readLines(source.slice(start, end))) builder.add(line);
    return builder.finish();
  };
  const teams = splitTeams(
    source.map((line) => line.text),
    (part) => read(part).members.length,
  );
  const asks = teams.length > 1 ? choicesOf(teams, (part) => read(part).members) : [];
  const isChosen = asks.some((each) => each.choice === choice);
  if (asks.length > 0 && !isChosen) return { members: [], problems: [], asks };
  const whole = { start: 0, end: source.length };
  const { members, problems } = read((typeof choice === 'number' ? teams[choice] : undefined) ?? whole);
  if (text.length > maxPasteLength)
    problems.push({ line: source.at(-1)?.line ?? 1, text: '', key: 'tooLong' });
  if (notes.size > 0 && asks.length === 0 && !members.some(({ species }) => species))
    return { members: [], problems: [{ line: 1, text: '', key: 'otherText' }] };
  if (members.length === 0 && text.trim() !== '' && problems.every(({ key }) => key === 'leftOut')) {
    return { members, problems: [{ line: 1, text: '', key: 'nothingFound' }] };
  }
  return { members, problems };
}

const percentage = /(?<!\d)\d{1,3}(?:\.\d{1,3})? ?%$/;
const battle =
  /^(?:turn \d+|ターン ?\d+|[^!.]{1,60} (?:used|sent out|fainted|withdrew|lost)\b[^!.]{0,60}[!.]|[^!]{1,30}の [^!]{1,20}!|[^!]{1,40}(?:を繰り出した|は倒れた)!?)$/i;

/** Whether most lines end with a percentage, or tell what was done in a battle. */
function isOtherText(source: readonly SourceLine[]): boolean {
  const filled = source.filter(({ text }) => text !== '' && text.length <= maxLineLength);
  return [percentage, battle].some((pattern) => {
    const count = filled.filter(({ text }) => pattern.test(text)).length;
    return count > 4 && count * 2 > filled.length;
  });
}

function linesOf(text: string): SourceLine[] {
  return text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/).flatMap((raw, at) => {
    const line = at + 1;
    const packed = unpackLine(raw);
    return (packed ?? [raw]).map((each) => ({ line, ...commented(plainLine(each)) }));
  });
}

function commented(line: string): Omit<SourceLine, 'line'> {
  const { text, comment } = withoutComment(line);
  return comment === '' ? { text } : { text, comment };
}

const asComment = ({ line, text, comment }: SourceLine): SourceLine => ({
  line,
  text: '',
  comment: comment ? `${text} ${comment}` : text,
});

/** Reads each line by itself, tables as a whole. */
function readLines(source: readonly SourceLine[]): PastedLine[] {
  const tables = readTables(
    source.map(({ text }) => text),
    maxLineLength,
  );
  const parts = source.map(({ text }, at) => (tables.has(at) ? [] : partsOfLine(text)));
  const noted = ({ line, text, comment }: SourceLine): PastedLine[] =>
    comment ? [{ line, text, parts: [{ kind: 'unread', text: comment }] }] : [];
  return source.flatMap((each, at) => {
    const { line, text } = each;
    const table = tables.get(at);
    if (table)
      return [...table.map((row) => ({ ...row, line: source[row.line]?.line ?? line })), ...noted(each)];
    const own = parts[at] ??
      unknownHead(source, parts, at) ?? [
        { kind: 'unread' as const, text: text.length > maxLineLength ? text : stripMarks(text).text },
      ];
    return [{ line, text, parts: own }, ...noted(each)];
  });
}

/** @returns undefined for a line that is not understood by itself */
function partsOfLine(text: string): PastedPart[] | undefined {
  if (isTitle(text)) return titleOf(text) === '' ? [] : [{ kind: 'title', title: titleOf(text) }];
  if (isRule(text) || isBlank(text)) return [];
  if (text.length > maxLineLength) return undefined;
  const stripped = stripMarks(text);
  const parts = readLine(stripped);
  if (parts || !stripped.bullet || stripped.text.length > 40 || /[。@:]/.test(stripped.text)) return parts;
  return [{ kind: 'moves', values: [stripped.text], bullet: true }];
}

/** A bare name at the start of a block, known or not, if details follow. */
function unknownHead(
  source: readonly SourceLine[],
  parts: readonly (PastedPart[] | undefined)[],
  at: number,
): PastedPart[] | undefined {
  const text = source[at]?.text ?? '';
  if (text.length > maxLineLength || (at > 0 && source[at - 1]?.text !== '')) return undefined;
  let next = at + 1;
  while (next < parts.length && parts[next]?.length === 0) next += 1;
  const first = parts[next]?.[0];
  const isDetail = first && first.kind !== 'head' && first.kind !== 'unread' && first.kind !== 'title';
  return isDetail ? [{ kind: 'head', name: stripMarks(text).text }] : undefined;
}

function choicesOf(teams: readonly TeamLines[], membersOf: (part: TeamLines) => PastedMember[]) {
  const choices = teams.map((part, at): PastedChoice => {
    const species = membersOf(part).map(({ species, speciesText }) => ({ species, speciesText }));
    return { choice: at, title: part.title, species };
  });
  const all = choices.flatMap(({ species }) => species);
  // One team may be written in parts.
  return all.length > teamSize ? choices : [...choices, { choice: 'all' as const, title: '', species: all }];
}

/** Reports a link that could not be followed as the only problem, and words around one that was. */
export function readPastedText(
  { text, missed, words }: PastedText,
  game: Game,
  choice?: TeamChoice,
): PastedTeam {
  if (missed) return { members: [], problems: [{ line: 1, text: '', key: missed }] };
  const team = readPastedTeam(text, game, choice);
  if (!words || !/[\p{L}\p{N}]/u.test(words)) return team;
  const around = words.replace(/\s+/g, ' ').trim().slice(0, 80);
  return { ...team, problems: [{ line: 1, text: around, key: 'notUnderstood' }, ...team.problems] };
}
