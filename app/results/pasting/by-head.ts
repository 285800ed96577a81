import { fieldInHead } from '~/copied/heads';
import type { TableLine } from '~/text/read-csv';
import { endingIn, recordIn } from './cells';
import { type Mapping, type Meaning, meaningOf, meaningOfField } from './meaning';

type Meanings = Mapping[number][];
const records: readonly Mapping[number][] = ['record', 'recordTiesSecond', 'wins', 'losses'];

/** Maps the columns of a table by its head; where that doesn't tell, by a part of it, then by the cells below. */
export function mappingByHead(head: readonly string[], lines: readonly TableLine[]): Mapping {
  const cellsOf = (at: number) => lines.flatMap(({ cells }) => cells[at] || []);
  const whole = head.map((name, at): Mapping[number] => {
    const meaning = meaningOf(name) ?? (cellsOf(at).length === 0 ? 'unused' : 'unknown');
    const isRepeated = head.some((other, place) => place !== at && meaningOf(other) === meaning);
    return isRepeated && cellsOf(at).length === 0 ? 'unused' : meaning;
  });
  const mapping = whole.map((meaning, at) =>
    meaning === 'unknown' ? byPart(head[at] ?? '', cellsOf(at), whole) : meaning,
  );
  return withLoneRecord(mapping, head, cellsOf);
}

function byPart(name: string, cells: readonly string[], whole: Mapping): Mapping[number] {
  const field = fieldInHead(name);
  if (field === undefined) return 'unknown';
  if (field === 'remarks') return endingsIn(cells);
  if (field === 'history') return whole.some((each) => records.includes(each)) ? 'unused' : 'record';
  const meaning = meaningOfField(field);
  return meaning === 'unused' || !whole.includes(meaning) ? meaning : 'unknown';
}

/** Remarks tell of endings, of none, or of some that we don't understand. */
function endingsIn(cells: readonly string[]): Meaning | 'unknown' {
  const endings = cells.map((cell) => endingIn(cell, 'status'));
  if (endings.every((ending) => ending !== undefined) && endings.some(Boolean)) return 'status';
  return endings.some(Boolean) ? 'unknown' : 'unused';
}

/** A single unknown column of records is the record; of two, staff are asked. */
function withLoneRecord(
  mapping: Meanings,
  head: readonly string[],
  cellsOf: (at: number) => string[],
): Mapping {
  if (mapping.some((meaning) => records.includes(meaning))) return mapping;
  const found = mapping.flatMap((meaning, at) => {
    const cells = meaning === 'unknown' && head[at] !== '' ? cellsOf(at) : [];
    return cells.length > 0 && cells.every((cell) => recordIn(cell) !== undefined) ? [at] : [];
  });
  return found.length === 1 ? mapping.with(found[0] as number, 'record') : mapping;
}
