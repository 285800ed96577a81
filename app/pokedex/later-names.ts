import { nextEdition } from './edition';
import type { Dictionary, Name } from './name';

export const nameKinds = ['species', 'abilities', 'items', 'moves'] as const;
export type NameKind = (typeof nameKinds)[number];

/** A row of data/traits.json: number, types, abilities, games, base, items that make the form. */
export type TraitRow = readonly (string | number)[];

/** Names by kind and the traits of their species, as one source brings them beside the files. */
export type NameSet = Record<NameKind, Readonly<Record<string, Name>>> & {
  traits: Readonly<Record<string, TraitRow>>;
};

export const noNames: NameSet = { species: {}, abilities: {}, items: {}, moves: {}, traits: {} };

export interface LaterNames {
  /** Known like the names of the files: searched, offered, read, judged. */
  inForce: NameSet;
  /** No longer brought by any text. Sheets that hold them are shown and corrected as before; nobody is offered them. */
  former: NameSet;
}

type TableName = keyof NameSet;

/**
 * A table that is open to later rows: those in force are its own, former ones are in its prototype, so that a look-up by
 * key finds them and a list of all does not. Rows of the file stand above later ones.
 */
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

/** Puts these names in the place of all that came later before. Where nothing changed, nothing is made anew. */
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

/** Whether a key came with a regulation text: no table says what the species learns, or who learns the move. */
export const isLater = (kind: NameKind, key: string): boolean =>
  [known.inForce, known.former].some((set) => Object.hasOwn(set[kind], key)) &&
  !Object.hasOwn(tables.get(kind)?.file ?? {}, key);

/** The rows of a table's file alone; none while its dictionary is not loaded. */
export const namesOfFile = <Kind extends NameKind | 'traits'>(kind: Kind) =>
  (tables.get(kind)?.file ?? {}) as NameSet[Kind];

/** The names in force that no file has, for whoever read the files alone. */
export const laterNames = (): Record<NameKind, Dictionary> => known.inForce;
