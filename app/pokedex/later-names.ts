import { nextEdition } from './edition';
import type { Dictionary, Name } from './name';

export const nameKinds = ['species', 'abilities', 'items', 'moves'] as const;
export type NameKind = (typeof nameKinds)[number];

/** Row of data/traits.json: number, types, abilities, games, base, form items. */
export type TraitRow = readonly (string | number)[];

export type NameSet = Record<NameKind, Readonly<Record<string, Name>>> & {
  traits: Readonly<Record<string, TraitRow>>;
};

export const noNames: NameSet = { species: {}, abilities: {}, items: {}, moves: {}, traits: {} };

export interface LaterNames {
  inForce: NameSet;
  /** No longer in any text: sheets that hold them still work, but they are not offered. */
  former: NameSet;
}

type TableName = keyof NameSet;

/** Later rows are the table's own and listed; former ones are in its prototype, found by key only. */
interface Table {
  file: Readonly<Record<string, unknown>>;
  rows: Record<string, unknown>;
  former: Record<string, unknown>;
}

const tables = new Map<TableName, Table>();
let known: LaterNames = { inForce: noNames, former: noNames };
let knownText = JSON.stringify(known);

function openTable<Row>(name: TableName, file: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> {
  const former = Object.create(null);
  const rows: Record<string, Row> = Object.setPrototypeOf({ ...file }, former);
  const table = { file, rows, former };
  tables.set(name, table);
  addLaterRows(name, table);
  return rows;
}

export const openDictionary = (kind: NameKind, file: Dictionary): Dictionary => openTable(kind, file);

export const openTraits = (file: Readonly<Record<string, TraitRow>>): Readonly<Record<string, TraitRow>> =>
  openTable('traits', file);

function addLaterRows(name: TableName, { file, rows, former }: Table) {
  const isNew = ([key]: [string, unknown]) => !Object.hasOwn(file, key);
  Object.assign(rows, Object.fromEntries(Object.entries(known.inForce[name]).filter(isNew)));
  Object.assign(former, known.former[name]);
}

function removeLaterRows({ file, rows, former }: Table) {
  for (const key of Object.keys(rows)) if (!Object.hasOwn(file, key)) delete rows[key];
  for (const key of Object.keys(former)) delete former[key];
}

export function knowNames(later: LaterNames): void {
  const text = JSON.stringify(later);
  if (text === knownText) return;
  known = later;
  knownText = text;
  for (const [name, table] of tables) {
    removeLaterRows(table);
    addLaterRows(name, table);
  }
  nextEdition();
}

/** Whether a key came with a regulation text, so that no table knows its moves or learners. */
export const isLater = (kind: NameKind, key: string): boolean =>
  [known.inForce, known.former].some((set) => Object.hasOwn(set[kind], key)) &&
  !Object.hasOwn(tables.get(kind)?.file ?? {}, key);

export const namesOfFile = <Kind extends NameKind | 'traits'>(kind: Kind) =>
  (tables.get(kind)?.file ?? {}) as NameSet[Kind];

export const laterNames = (): Record<NameKind, Dictionary> => known.inForce;
