import { isProfileOnX } from '~/accounts/player';
import { kindOfPart, type PartKind } from '~/copied/parts';
import type { TableLine } from '~/text/read-csv';
import { isStatus } from './aside';
import { type ColumnMeaning, columnMeaningOf, isPrivateHead, meaningInHead, sureness } from './entrant-heads';
import { areCounted, areCountedInParts, type Column, isNumber, type List, shortened } from './reading';

/** Guesses what each column of a list holds. */
export function guessColumns({ head, given, lines }: List, width: number): ColumnMeaning[] {
  const columns = Array.from({ length: width }, (_, at) => lines.map(({ cells }) => cells[at] ?? ''));
  if (head) return byHeads(head, columns.slice(0, head.length));
  return given ? [...given] : byCells(columns);
}

export function columnsOf({ head, lines }: List, meanings: readonly ColumnMeaning[]): Column[] {
  return meanings.map((meaning, at) => {
    const filled = lines.flatMap(({ cells }) => cells[at] || []);
    const isHidden = meaning === 'unused' && isPrivateHead(head?.[at] ?? '');
    const samples = isHidden ? [] : filled.slice(0, 3).map(shortened);
    return {
      ...(head && { head: head[at] ?? '' }),
      meaning,
      samples: meaning === 'unused' ? samples.map(withoutMailbox) : samples,
    };
  });
}

const withoutMailbox = (cell: string) => (kindOfPart(cell) === 'email' ? cell.replace(/^[^@]*/, '…') : cell);

type Cells = readonly string[];
const filledOf = (cells: Cells) => cells.filter(Boolean);

function byHeads(head: readonly string[], columns: readonly Cells[]): ColumnMeaning[] {
  const guessed = columns.map((cells, at): ColumnMeaning => {
    const name = head[at] ?? '';
    const filled = filledOf(cells);
    if (filled.length === 0) return columnMeaningOf(name) ?? meaningInHead(name) ?? 'unused';
    const kind = mainKind(filled);
    const meaning = columnMeaningOf(name) ?? meaningInHead(name);
    // The name of a list or a course repeats.
    if (meaning === 'name' && columnMeaningOf(name) === undefined && isRepeated(filled)) return 'unknown';
    // Forms call the mailbox that they collect a user name.
    if (isNoField(kind) && (meaning ?? 'name') === 'name') return 'unused';
    if (
      meaning === 'seat' &&
      isRepeated(filled) &&
      !filled.some((cell) => /[\da-z]/i.test(cell.normalize('NFKC')))
    )
      return 'unknown';
    if (/^id$/i.test(name) && kind === 'snowflake') return areOfDiscord(filled) ? 'discordId' : 'unused';
    if (
      meaning === 'tonamelId' &&
      /^id$/i.test(name) &&
      !filled.every((cell) => /^[A-Za-z0-9]{1,8}$/.test(cell))
    )
      return 'unknown';
    // A number of the platform is no ID of Tonamel.
    if (meaning === 'tonamelId' && /^id$/i.test(name) && filled.every((cell) => /^\d+$/.test(cell)))
      return filled.every((cell) => cell.length > 7) ? 'unused' : 'unknown';
    return meaning ?? (isCount(filled) ? 'unused' : 'unknown');
  });
  // `Short GamerTag` repeats the gamer tag.
  const names = guessed.flatMap((meaning, at) => (meaning === 'name' ? [at] : []));
  const [first = -1, ...others] = names;
  for (const at of others)
    if (columns[at]?.every((cell, row) => cell === columns[first]?.[row])) guessed[at] = 'unused';
  const isBlank = columns.map((cells) => filledOf(cells).length === 0);
  // A bot of Discord lists the numbers of its members beside their user names.
  const hasDiscord = columns.some((cells) => cells.length > 0 && mainKind(filledOf(cells)) === 'snowflake');
  // How a person's own name is said is not how the player is called.
  for (const [at, meaning] of guessed.entries())
    if (meaning === 'reading' && isPrivateHead(head[at - 1] ?? '') && names.some((name) => name !== at - 1))
      guessed[at] = 'unused';
  return guessed.map((meaning, at) => {
    if (meaning === 'unused' || meaning === 'unknown') return meaning;
    const rivals = guessed.flatMap((each, other) => (each === meaning && other !== at ? [other] : []));
    const own = sureness(head[at] ?? '', meaning);
    const isBeaten = rivals.some(
      (other) =>
        (isBlank[at] && !isBlank[other]) || (!isBlank[other] && sureness(head[other] ?? '', meaning) > own),
    );
    if (!isBeaten) return meaning;
    const isUserName =
      /^user\s?_?name$/i.test(head[at] ?? '') && filledOf(columns[at] ?? []).every(isLatinId);
    if (isUserName) return hasDiscord && !guessed.includes('discordId') ? 'discordId' : 'unknown';
    // Who plays under another name is asked for the own one as well: it is not ours to keep.
    return meaning === 'name' || isBlank[at] ? 'unused' : 'unknown';
  });
}

/** Guesses columns without a head: one with different words has the names, staff are asked about most of the others. */
function byCells(columns: readonly Cells[]): ColumnMeaning[] {
  const name = nameAt(columns);
  const meanings = columns.map((cells, at): ColumnMeaning => {
    const filled = filledOf(cells);
    if (at === name) return 'name';
    if (filled.length === 0 || isCount(filled) || filled.every(isStatus)) return 'unused';
    if (cells.every((cell, row) => cell === columns[name]?.[row])) return 'unused';
    const kind = mainKind(filled);
    if (filled.every(isProfileOnX)) return 'twitterId';
    if (isNoField(kind)) return 'unused';
    if (kind === 'mention' || kind === 'snowflake' || kind === 'roundedId') return 'discordId';
    if (name >= 0 && areTonamelIds(filled)) return 'tonamelId';
    return areReadings(filled, filledOf(columns[name] ?? [])) ? 'reading' : 'unknown';
  });
  return meanings.map((meaning, at) =>
    meaning !== 'unused' && meaning !== 'unknown' && meanings.indexOf(meaning) !== at ? 'unknown' : meaning,
  );
}

const isNoField = (kind: PartKind) =>
  kind === 'email' || kind === 'timestamp' || kind === 'url' || kind === 'count';
const isCount = (filled: Cells) =>
  filled.every(isNumber) && (areCounted(filled) || areCountedInParts(filled));

/** The kind of most cells; `words` where they differ. */
function mainKind(filled: Cells): PartKind {
  const counts = new Map<PartKind, number>();
  for (const cell of filled) {
    const kind = kindOfPart(cell);
    const read = kind === 'roundedId' ? 'snowflake' : kind;
    counts.set(read, (counts.get(read) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count * 10 >= filled.length * 8)?.[0] ?? 'words';
}

const tonamelId = /^[A-Za-z0-9]{4,8}$/;
/** Discord counts its IDs by time, so that they stay below this one until 2032. */
const lastOfDiscord = 2_250_000_000_000_000_000n;
const areOfDiscord = (filled: Cells) =>
  filled.every((cell) => !/^\d{17,20}$/.test(cell) || BigInt(cell) < lastOfDiscord);

const isLatinId = (cell: string) => /^[@\w.#-]+$/.test(cell);

/** The first column of different words: rather one that is not of Latin IDs alone, and not one that decorates another. */
function nameAt(columns: readonly Cells[]): number {
  const possible = columns.flatMap((cells, at) => {
    const filled = filledOf(cells);
    const isName =
      filled.length * 2 > cells.length &&
      ['words', 'number', 'blank'].includes(mainKind(filled)) &&
      !isCount(filled) &&
      !isRepeated(filled) &&
      !filled.every(isStatus);
    return isName ? [{ at, cells: filled, isLatin: filled.every(isLatinId) }] : [];
  });
  const open = possible.some(({ isLatin }) => !isLatin)
    ? possible.filter(({ isLatin }) => !isLatin)
    : possible;
  const [first] = open;
  const plain = open.find(
    (each) =>
      first && each !== first && each.cells.every((cell, row) => decorates(first.cells[row] ?? '', cell)),
  );
  return (plain ?? (areTonamelIds(first?.cells ?? []) ? open[1] : undefined) ?? first)?.at ?? -1;
}

/** 「ゆずぽんのアイコン」 beside 「ゆずぽん」 */
const decorates = (longer: string, cell: string) => longer !== cell && longer.includes(cell);

/** Whether a word repeats in each record: a status, a country. */
const isRepeated = (filled: Cells) => filled.length > 2 && new Set(filled).size * 2 <= filled.length;

/** Kana beside names, most of which are in kanji. */
const areReadings = (filled: Cells, names: Cells) =>
  filled.length > 2 &&
  filled.every((cell) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u.test(cell)) &&
  names.filter((cell) => /\p{Script=Han}/u.test(cell)).length * 10 > names.length * 6;

/** IDs of Tonamel are of letters of both cases and digits; words are not. */
export function areTonamelIds(filled: Cells): boolean {
  const mixed = filled.filter((cell) => /\d/.test(cell) !== /^\d+$/.test(cell) || /[a-z][A-Z]/.test(cell));
  return (
    filled.length > 1 &&
    filled.every((cell) => tonamelId.test(cell)) &&
    new Set(filled).size === filled.length &&
    mixed.length * 10 >= filled.length * 6
  );
}

/** Cells beyond the last column. */
export const hasExtra = ({ cells }: TableLine, width: number): boolean => cells.slice(width).some(Boolean);
