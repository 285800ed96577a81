import type { TableLine } from '~/text/read-csv';
import { otherItems, sideItems } from './cell';
import type { Column } from './columns';
import { type Item, isSide } from './parse-line';
import type { PlayerFinder } from './who';

export interface RowItems {
  items: Item[];
  round: number | null;
}

/** The parts of a row. Those of columns with heads come in the order of a line: table, one side, the other, result. */
export function rowItems({ cells }: TableLine, columns: readonly Column[], finder: PlayerFinder): RowItems {
  if (!columns.some(({ isHeaded }) => isHeaded)) {
    const items = columns.flatMap((column) => plainItems(cells[column.at] ?? '', column, finder));
    return { items, round: null };
  }
  const cellsOf = (...roles: Column['role'][]) =>
    columns.flatMap(({ role, at }) => (roles.includes(role) && cells[at] ? [cells[at]] : []));
  const [table = '', ...matches] = [...cellsOf('table'), ...cellsOf('match')];
  const a = sideOf(cellsOf('a'), cellsOf('otherNameA'), finder);
  const b = sideOf(cellsOf('b'), cellsOf('otherNameB'), finder);
  const winners = cellsOf('winner').map((cell) => ({ cell, side: winnerIn(cell, a, b, finder) }));
  const wins = (which: 'a' | 'b') =>
    winners.flatMap(({ cell, side }) => (side === which ? [itemOf('win', cell)] : []));
  const unclear = winners.flatMap(({ cell, side }) => (side ? [] : [cell]));
  const { ofA, ofB, results } = resultItems(columns, cells, finder);
  const doubtful = unclear.flatMap((cell) => otherItems(cell, finder, true));
  const others = cellsOf(undefined).flatMap((cell) => otherItems(cell, finder));
  const [round = '', ...rounds] = cellsOf('round');
  const number = roundNumber(round);
  const beside = [
    ...[...cellsOf('beside', 'otherNameA', 'otherNameB'), ...matches, ...rounds],
    ...(number === null && round !== '' ? [round] : []),
  ];
  return {
    items: [
      ...[...tableItems(table), ...a, ...wins('a'), ...ofA, itemOf('versus', ''), ...b, ...wins('b'), ...ofB],
      ...[...scoreItems(cellsOf('gamesA'), cellsOf('gamesB')), ...results, ...doubtful],
      ...[...beside.map((cell) => itemOf('beside', cell)), ...others.filter(({ kind }) => kind !== 'versus')],
    ],
    round: number,
  };
}

const itemOf = (kind: Item['kind'], text: string): Item => ({ kind, text, value: '' });

const roundNumber = (cell: string) => {
  const [digits] = cell.normalize('NFKC').match(/\d{1,2}/) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** The side as its ID says, if a known player has it; else as its name does. */
function sideOf(names: readonly string[], ids: readonly string[], finder: PlayerFinder): Item[] {
  const items = names.flatMap((cell) => sideItems(cell, finder));
  const [known] = ids.map((cell) => finder.wholeIds(cell)).filter(({ length }) => length === 1);
  if (!known) return items;
  if (items.length === 0) return [{ ...itemOf('name', ids.join(' ')), ids: known }];
  return items.map((item) =>
    item.kind !== 'bye' && isSide(item) ? { ...item, kind: 'name', ids: known } : item,
  );
}

/** Parts of the results. 「○」 and "L" are of the side before them, if the other one does not stand before them as well. */
function resultItems(columns: readonly Column[], cells: readonly string[], finder: PlayerFinder) {
  const places = columns.flatMap(({ role, at }) => (role === 'result' ? [at] : []));
  const at = (side: 'a' | 'b') => columns.find(({ role }) => role === side)?.at ?? -1;
  const [first, second] = [at('a'), at('b')].toSorted((one, other) => one - other) as [number, number];
  const between = places.find((place) => place > first && place < second);
  const behind = between === undefined ? undefined : places.find((place) => place > second);
  const itemsAt = (place: number) => otherItems(cells[place] ?? '', finder, true);
  const isSign = ({ kind }: Item) => kind === 'win' || kind === 'loss';
  const signsAt = (place: number | undefined) => (place === undefined ? [] : itemsAt(place).filter(isSign));
  const [ofFirst, ofSecond] = [signsAt(between), signsAt(behind)];
  const isTurned = at('a') === second;
  const rest = places.flatMap((place) => {
    const items = itemsAt(place);
    const isNamed = items.some(({ isAgain }) => isAgain);
    return items.flatMap((item): Item[] => {
      if (!isSign(item) || isNamed) return [item];
      return place === between || place === behind ? [] : [{ ...item, kind: 'junk' }];
    });
  });
  return { ofA: isTurned ? ofSecond : ofFirst, ofB: isTurned ? ofFirst : ofSecond, results: rest };
}

/** Games of each side by columns of their own. */
function scoreItems(
  [one = '', ...more]: readonly string[],
  [other = '', ...others]: readonly string[],
): Item[] {
  const isScore = [one, other].every((cell) => /^\d$/.test(cell));
  const rest = [...(isScore ? [] : [one, other]), ...more, ...others].filter(Boolean);
  return [
    ...(isScore ? [itemOf('score', `${one}-${other}`)] : []),
    ...rest.map((cell) => itemOf('beside', cell)),
  ];
}

/** The side that a cell names. */
function winnerIn(cell: string, a: readonly Item[], b: readonly Item[], finder: PlayerFinder) {
  const ids = finder.wholeIds(cell).join();
  const isNamed = (items: readonly Item[]) =>
    items.some((item) => isSide(item) && (item.ids ? item.ids.join() === ids : item.text === cell));
  return isNamed(a) ? 'a' : isNamed(b) ? 'b' : undefined;
}

const tableWord =
  /^(?:(?:table|tbl|卓|テーブル|席|match|マッチ|第)\s?)?(?:(?:no\.?|番号|#)\s?)?([a-z]{0,2}-?\d{1,4}[a-z\d.-]{0,5}|[a-z])\s?(?:番?卓|番|試合)?$/iu;

function tableItems(text: string): Item[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return [{ kind: 'table', text, value: tableWord.exec(text.normalize('NFKC'))?.[1] || text }];
}

function plainItems(cell: string, { role }: Column, finder: PlayerFinder): Item[] {
  if (cell === '') return [];
  if (role === 'table') return tableItems(cell);
  return role === 'player' ? sideItems(cell, finder) : otherItems(cell, finder);
}
