import { mayBeDiscordId } from '~/accounts/discord-id';
import { playerKeyOf } from '~/accounts/player-key';
import { honorific } from '~/copied/names';
import { kindOfPart } from '~/copied/parts';
import type { TableLine } from '~/text/read-csv';
import { plainText } from '~/text/text';
import { blankEntrant, checkEntrant, type EntrantField, type EntrantValues } from '../entrant';
import { disagree, keysOf, type PlayerKeys } from '../match-entrants';
import { isAbsence, isDrop, isNobody, isNotComing, isStruck } from './absence';
import { hasExtra } from './columns';
import type { ColumnMeaning } from './entrant-heads';
import { oddNamesIn } from './odd-names';
import { type EntrantRow, type LineNote, type LineProblem, type List, shortened } from './reading';

interface Context {
  isShown: (column: number) => boolean;
  /** Columns that say who comes. */
  attendance: ReadonlySet<number>;
  /** Answers that were sent again, with the line of the later one. */
  resent: ReadonlyMap<number, number>;
  /** Lines that staff take for another person than an earlier one. */
  added: ReadonlySet<number>;
  /** Whether it is our own list, which holds players who have dropped. */
  isOwn: boolean;
}

/** Reads each line as an entrant. */
export function readLines(
  lines: List['lines'],
  meanings: readonly ColumnMeaning[],
  { isShown, attendance, resent, added, isOwn }: Context,
) {
  const rows: EntrantRow[] = [];
  const problems: LineProblem[] = [];
  const notes: LineNote[] = [];
  const seen = earlierLines();
  const nameOf = namesWithoutTitle(lines, meanings.indexOf('name'));
  const roundedOften = lines.filter(({ cells }) => isRounded(discordIn(cells, meanings), false)).length > 1;
  for (const each of lines) {
    const { line, cells } = each;
    const text = shortened(shownText(each, isShown));
    const named = nameOf(each);
    if (!added.has(line) && isNobody(named.cells[meanings.indexOf('name')] ?? '')) {
      problems.push({ line, text, reason: 'notRead', canAdd: true });
      continue;
    }
    const { values, wrong } = valuesIn(named, meanings);
    if (wrong) {
      problems.push({ line, text, ...wrong });
      continue;
    }
    const later = resent.get(line);
    if (!added.has(line) && later !== undefined) {
      problems.push({ line, text, reason: 'resent', first: later, canAdd: true });
      continue;
    }
    const isAbsent =
      isOut(cells, meanings, cells[meanings.indexOf('name')] ?? '', isOwn) ||
      isNoDay(cells.filter((cell, at) => cell !== '' && attendance.has(at)));
    if (!added.has(line) && isAbsent) {
      problems.push({ line, text, reason: 'absent', canAdd: true });
      continue;
    }
    const first = seen(values, line);
    if (first !== undefined && !added.has(line)) {
      problems.push({ line, text, reason: 'twice', first, canAdd: true });
      continue;
    }
    rows.push({ line, text, values, ...(first !== undefined && { isAdded: true }) });
    if (each.rest || (named !== each && cells.some((cell) => remark.test(cell) || saidInBrackets.test(cell))))
      notes.push({ line, text, reason: 'remark' });
    const isShort = roundedOften && isRounded(discordIn(cells, meanings), false);
    notes.push(...notesOf(values, isShort).map((reason) => ({ line, text, reason })));
  }
  const isOdd = oddNamesIn(rows.map(({ values }) => values.name));
  const odd = rows.filter(({ values, line }) => !added.has(line) && isOdd(values.name));
  notes.push(...namesakesIn(rows).map(({ line, text }) => ({ line, text, reason: 'sameName' as const })));
  notes.push(...odd.map(({ line, text }) => ({ line, text, reason: 'oddName' as const })));
  return { rows, problems, notes: notes.sort((a, b) => a.line - b.line) };
}

/** People who have their name in common with an earlier one. */
function namesakesIn(rows: readonly EntrantRow[]): EntrantRow[] {
  const names = new Set<string>();
  return rows.filter(({ values, isAdded }) => {
    const name = plainText(values.name);
    const isKnown = names.has(name);
    names.add(name);
    return isKnown && !isAdded;
  });
}

/** Whether さん, くん and the like are no parts of the names: all have one. */
const areCalled = (names: readonly string[]) =>
  names.every((name) =>
    honorific.test(
      name
        .replace(/[(（][^()（）]{1,40}[)）]$/, '')
        .replace(remark, '')
        .trim(),
    ),
  );

const remark = /(?<=\S)\s?(?:※|←|<-).*$/;
/** 「（初参加）」, 「（13時頃着きます）」, `(paid)`: said about a player, and no part of the name. */
const saidInBrackets =
  /(?<=\S)\s?[(（](?=[^()（）]{1,40}[)）]$)[^()（）]*?(?:初参加|未確定|仮(?=[)）])|たぶん|tentative|初めて|初出場|遅れ|遅刻|早退|途中|着き|到着|時頃|頃から|頃まで|未払|支払|pay(?:s|ing)|当日払|入金|済み?(?=[)）])|お?車で|本体|参加(?:予定|する|します)|first time|late\b|arriv|leav|unpaid|paid\b|new player)[^()（）]*[)）]$/i;
const tag = /^(?:【[^】]{1,20}】|\[[^\]]{1,20}\])\s?(?=\S)/;

/** Takes a remark off, and さん or a tag if all names have it. */
function namesWithoutTitle(lines: readonly TableLine[], at: number): (line: TableLine) => TableLine {
  const tags = new Set(lines.map(({ cells }) => tag.exec(cells[at] ?? '')?.[0]));
  const common = [
    ...(tags.size === 1 ? [tag] : []),
    ...(areCalled(lines.map(({ cells }) => cells[at] ?? '')) ? [honorific] : []),
  ];
  const some = lines.length < 3 ? [remark] : [remark, saidInBrackets, ...common];
  return (line) => {
    const name = line.cells[at] ?? '';
    const plain = some.reduce((left, each) => left.replace(each, ''), name);
    return plain === name ? line : { ...line, cells: line.cells.with(at, plain) };
  };
}

const isOut = (cells: readonly string[], meanings: readonly ColumnMeaning[], name: string, isOwn: boolean) =>
  isStruck(name) ||
  cells.some(
    (cell, at) =>
      (meanings[at] === 'unused' || meanings[at] === 'unknown') &&
      (isAbsence(cell) || (!isOwn && isDrop(cell))),
  );

const shownText = ({ text, cells }: TableLine, isShown: (column: number) => boolean) =>
  cells.every((_, at) => isShown(at))
    ? text.replaceAll('\t', ' ')
    : cells.filter((cell, at) => cell && isShown(at)).join(' ');

/** Whether the columns that say who comes say of no day that the player does. */
const isNoDay = (cells: readonly string[]) => cells.length > 0 && cells.every(isNotComing);

type Wrong = Pick<LineProblem, 'reason' | 'field' | 'max'>;

function valuesIn(
  line: TableLine,
  meanings: readonly ColumnMeaning[],
): { values: EntrantValues; wrong?: Wrong } {
  const typed = { ...blankEntrant };
  for (const [at, meaning] of meanings.entries())
    if (meaning !== 'unused' && meaning !== 'unknown')
      typed[meaning] = valueIn(line.cells[at] ?? '', meaning);
  typed.discordId = typed.discordId.replace(/^<@[!&]?(\d{15,21})>$/, '$1');
  const { values, problems } = checkEntrant(typed);
  const [wrong] = problems;
  if (hasExtra(line, meanings.length)) return { values, wrong: { reason: 'extra' } };
  if (wrong?.reason === 'required') return { values, wrong: { reason: 'noName' } };
  if (wrong) return { values, wrong: { ...wrong, reason: wrong.reason as 'tooLong' } };
  const rounded = (['discordId', 'tonamelId'] as const).find((field) => isRounded(values[field], true));
  return rounded ? { values, wrong: { reason: 'rounded', field: rounded } } : { values };
}

const none =
  /^[(（]?(?:なし|無し|ナシ|ない|ありません|未記入|未登録|未入力|未定|不明|持っていません|やってません|n\/?a|none|nil|null|no|[-－―ー–—×xX/]{1,3})[)）]?[。.]?$/i;
/** An ID that says that there is none is blank. */
const valueIn = (cell: string, field: EntrantField) =>
  field !== 'name' && field !== 'seed' && none.test(cell.trim()) ? '' : cell;

const discordIn = (cells: readonly string[], meanings: readonly ColumnMeaning[]) =>
  cells[meanings.indexOf('discordId')] ?? '';

/** Whether a spreadsheet has rounded an ID: for certain, as in 1.23457E+17, or perhaps, as in 123456789012345000. */
const isRounded = (id: string, isCertain: boolean) =>
  kindOfPart(id) === 'roundedId' && /e/i.test(id.normalize('NFKC')) === isCertain;

// Shift_JIS writes a question mark for a letter that it has not.
const lostLetter =
  /[?\ufffd〓](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\p{Script=Han}[?\ufffd]$|\ufffd/u;

// Formulas that failed: the name was lost in the spreadsheet.
const sheetError = /^#(?:NAME\?|N\/A|REF!|VALUE!|DIV\/0!|NULL!|NUM!|#+)$/i;

function notesOf({ name, reading, discordId }: EntrantValues, isShort: boolean): LineNote['reason'][] {
  if (sheetError.test(name)) return ['lostName'];
  return [
    ...(lostLetter.test(name) || lostLetter.test(reading) ? ['lostLetter' as const] : []),
    ...(/\s[|｜]\s/.test(name) ? ['sponsored' as const] : []),
    ...(isShort ? ['maybeRounded' as const] : []),
    ...(playerKeyOf(discordId) !== '' && !mayBeDiscordId(discordId) ? ['notDiscordId' as const] : []),
  ];
}

/** Finds the earlier line of the same person; two people of one name differ only by their IDs. */
function earlierLines() {
  const ids = new Map<string, number>();
  const names = new Map<string, { line: number; keys: PlayerKeys }[]>();
  return (values: EntrantValues, line: number): number | undefined => {
    const keys = keysOf(values, values.name);
    const idKeys = (['tonamelId', 'discordId'] as const).flatMap((id) =>
      keys[id] ? [`${id} ${keys[id]}`] : [],
    );
    // さとう and サトウ are two.
    const name = plainText(values.name);
    const alike = names.get(name) ?? [];
    const first =
      idKeys.map((id) => ids.get(id)).find((at) => at !== undefined) ??
      alike.slice(0, 20).find((other) => !disagree(other.keys, keys))?.line;
    if (first !== undefined) return first;
    for (const id of idKeys) ids.set(id, line);
    alike.push({ line, keys });
    names.set(name, alike);
    return undefined;
  };
}
