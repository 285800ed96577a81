import { fieldInHead } from '~/copied/heads';
import type { TableLine } from '~/text/read-csv';
import type { FindTeams, NamedTeam } from '../named-team';
import { isNumber } from '../numbers';
import { endingIn, historyIn, recordIn, tellsOfEnding } from './cells';
import { type Mapping, type Meaning, meaningOf, meaningOfField } from './meaning';
import { placeIn } from './place';

type Meanings = Mapping[number][];
type CellsOf = (at: number) => string[];
const records: readonly Mapping[number][] = ['record', 'recordTiesSecond', 'wins', 'losses'];

/** Maps the columns of a table by its head; where that doesn't tell, by a part of it, then by the cells below. */
export function mappingByHead(
  head: readonly string[],
  lines: readonly TableLine[],
  find: FindTeams,
): Mapping {
  const cellsOf = (at: number) => lines.flatMap(({ cells }) => cells[at] || []);
  const whole = head.map((name, at): Mapping[number] => {
    const meaning = meaningOf(name) ?? (cellsOf(at).length === 0 ? 'unused' : 'unknown');
    const isRepeated = head.some((other, place) => place !== at && meaningOf(other) === meaning);
    return isRepeated && cellsOf(at).length === 0 ? 'unused' : meaning;
  });
  const mapping = whole.map((meaning, at) =>
    meaning === 'unknown' ? byPart(head[at] ?? '', cellsOf(at), whole) : meaning,
  );
  const players = withOnePlayer(mapping, lines, find);
  return withoutOthers(withLoneRecord(players, head, cellsOf), head, cellsOf, find);
}

function byPart(name: string, cells: readonly string[], whole: Mapping): Mapping[number] {
  const field = fieldInHead(name);
  if (field === undefined) return 'unknown';
  if (field === 'remarks') return cells.some(tellsOfEnding) || hasEnding(cells) ? 'status' : 'unused';
  if (field === 'history') return whole.some((each) => records.includes(each)) ? 'unused' : 'record';
  const meaning = meaningOfField(field);
  return meaning === 'unused' || !whole.includes(meaning) ? meaning : 'unknown';
}

const hasEnding = (cells: readonly string[]) => cells.some((cell) => endingIn(cell, 'status'));

/**
 * Takes the column by which most players are known for the name, of a name and a user name; the other may be their ID. Columns
 * that name different players stay as they are: staff are asked.
 */
function withOnePlayer(mapping: Mapping, lines: readonly TableLine[], find: FindTeams): Meanings {
  const columns = mapping.flatMap((meaning, at) => (meaning === 'player' ? [at] : []));
  if (columns.length < 2) return [...mapping];
  const namedAt = (by: 'displayName' | 'tonamelId', at: number) =>
    lines.map(({ cells }) => find(cells[at] ?? '', by));
  const count = (found: readonly (readonly NamedTeam[])[]) => found.filter(({ length }) => length > 0).length;
  const names = columns.map((at) => namedAt('displayName', at));
  const most = names.toSorted((one, other) => count(other) - count(one))[0] ?? [];
  const isSame = (found: readonly NamedTeam[], line: number) => {
    const own = most[line] ?? [];
    return found.length === 0 || own.length === 0 || own.some((team) => found.includes(team));
  };
  if (count(most) === 0 || !names.every((found) => found.every(isSame))) return [...mapping];
  const player = columns[names.indexOf(most)];
  const others = columns.filter((at) => at !== player);
  const id = mapping.includes('tonamelId')
    ? undefined
    : others.find((at) => count(namedAt('tonamelId', at)) > 0);
  return mapping.map((meaning, at) => (!others.includes(at) ? meaning : at === id ? 'tonamelId' : 'unused'));
}

/** A single unknown column of records is the record; of two, staff are asked. */
function withLoneRecord(mapping: Meanings, head: readonly string[], cellsOf: CellsOf): Meanings {
  if (mapping.some((meaning) => records.includes(meaning))) return mapping;
  const found = mapping.flatMap((meaning, at) => {
    const cells = meaning === 'unknown' && head[at] !== '' ? cellsOf(at) : [];
    return cells.length > 0 && cells.every((cell) => recordIn(cell) !== undefined) ? [at] : [];
  });
  return found.length === 1 ? mapping.with(found[0] as number, 'record') : mapping;
}

/** Columns with a head whose cells say nothing about results, such as the name of a team, are not used. */
function withoutOthers(
  mapping: Meanings,
  head: readonly string[],
  cellsOf: CellsOf,
  find: FindTeams,
): Mapping {
  if (!mapping.includes('player') && !mapping.includes('tonamelId')) return mapping;
  const saysNothing = (cell: string) =>
    isShare(cell) || /^[-–—]$/.test(cell) || (isWords(cell) && find(cell, 'displayName').length === 0);
  return mapping.map((meaning, at): Meaning | 'unknown' =>
    meaning === 'unknown' && head[at] !== '' && cellsOf(at).every(saysNothing) ? 'unused' : meaning,
  );
}

/** `58.3%`, `0.6133`: of wins, most likely, and no count or place. */
const isShare = (cell: string) => /^\d{1,3}(?:\.\d{1,6})?\s?[%％]$|^[01]?\.\d{2,6}$/.test(cell);

// One letter, yes or no may tell of an ending.
const answers = /^(?:yes|no|true|false|はい|いいえ|あり|なし|有|無)$/i;

const isWords = (cell: string) =>
  /\p{L}{2}/u.test(cell) &&
  !isNumber(cell) &&
  !answers.test(cell) &&
  !tellsOfEnding(cell) &&
  placeIn(cell) === undefined &&
  recordIn(cell) === undefined &&
  historyIn(cell) === undefined;
