import { type Item, isSide, parseLine } from './parse-line';
import { cellStyle } from './steps';
import type { PlayerFinder } from './who';

const nothing = /^[-–—―ー]{1,3}$/;

/** The parts of a cell that has one side; none if it is blank. */
export function sideItems(cell: string, finder: PlayerFinder): Item[] {
  const whole = (kind: 'name' | 'unknown', ids?: readonly string[]): Item => ({
    ...{ kind, text: cell, value: '' },
    ...(ids && { ids }),
  });
  const exact = finder.idsOf(cell);
  if (exact.length > 0) return [whole('name', exact)];
  if (nothing.test(cell)) return [{ kind: 'bye', text: cell, value: '' }];
  const items = parseLine(cell, finder, cellStyle);
  const sides = items.filter(isSide);
  const isClear = sides.length === 1 && !items.some(({ kind }) => kind === 'versus' || kind === 'junk');
  if (isClear && sides[0]?.kind !== 'unknown') return items;
  const ids = finder.wholeIds(cell);
  if (ids.length > 0) return [whole('name', ids)];
  if (isClear) return items;
  return cell === '' ? [] : [whole('unknown')];
}

const games = /\d(?=\s?[-–:]\s?\d)/;

/** The parts of a cell beside the sides: its result, its record, or what nobody understands. */
export function otherItems(cell: string, finder: PlayerFinder, isResult = false): Item[] {
  return parseLine(cell, finder).flatMap((item): Item[] => {
    if (item.kind === 'name') return [{ ...item, isAgain: true }];
    if (item.kind === 'unknown') return [{ ...item, kind: 'junk' }];
    if (isResult && item.kind === 'versus') return [{ ...item, kind: 'loss' }];
    if (isResult && item.kind === 'beside' && games.test(item.text)) return [{ ...item, kind: 'score' }];
    return [item];
  });
}
