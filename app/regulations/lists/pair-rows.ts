import { untilNextEdition } from '~/pokedex/edition';
import { speciesKeys, traitsOf } from '~/pokedex/species';
import type { ListReading, ListRow, UnknownRow } from './read-list';
import { sectionKinds } from './section-kinds';
import { readMegaText, readStoneText } from './stone-owner';

export type RowPairs = ReadonlyMap<UnknownRow, UnknownRow>;

/** Pairs unknown rows by identity, Pokédex number, or position between the same known rows if counts are equal. */
export function pairRows(ja: ListReading, en: ListReading): RowPairs {
  const pairs = new Map<UnknownRow, UnknownRow>();
  const pairedOthers = new Set<UnknownRow>();
  const kinds = new Map([...sectionKinds(ja.rows), ...sectionKinds(en.rows)]);
  const unpaired = ({ rows }: ListReading) =>
    rows.filter(isUnknown).filter((row) => !pairs.has(row) && !pairedOthers.has(row));
  const pair = (one: UnknownRow, other: UnknownRow) => {
    const [a, b] = [kinds.get(one.section), kinds.get(other.section)];
    if (pairs.has(one) || pairedOthers.has(other) || (a && b && a !== b)) return;
    pairs.set(one, other);
    pairedOthers.add(other);
  };
  const byKeys = (keysOf: (row: UnknownRow) => readonly string[]) => {
    const [mine, theirs] = [byKey(unpaired(ja), keysOf), byKey(unpaired(en), keysOf)];
    for (const [key, rows] of mine) {
      const [one, other] = [only(rows), only(theirs.get(key))];
      if (one && other) pair(one, other);
    }
  };
  byKeys((row) => {
    const stone = readStoneText(row.text);
    return stone ? stone.owners.map((owner) => `${owner} ${stone.letter}`) : [];
  });
  byKeys((row) => {
    const mega = readMegaText(row.text);
    return mega ? [`${mega.of} ${mega.letter}`] : [];
  });
  byKeys(({ base }) => (base ? [base] : []));
  const numbers = new Map([...dexNumbers(ja), ...dexNumbers(en)]);
  byKeys((row) => [numbers.get(row)].flatMap((num) => num ?? []).map(String));

  const runs = new Map(runsOf(en.rows, (row) => pairedOthers.has(row)).map((run) => [run.place, run.rows]));
  for (const { place, rows } of runsOf(ja.rows, (row) => pairs.has(row))) {
    const others = runs.get(place) ?? [];
    if (others.length !== rows.length) continue;
    for (const [at, row] of rows.entries()) pair(row, others[at] as UnknownRow);
  }
  return pairs;
}

export const isUnknown = (row: ListRow): row is UnknownRow => row.kind === undefined;

function byKey<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row]);
  return groups;
}

const only = <Row>(rows: readonly Row[] = []): Row | undefined => (rows.length === 1 ? rows[0] : undefined);

const lastNumber = untilNextEdition(() => Math.max(...speciesKeys().map((key) => traitsOf(key)?.num ?? 0)));

/** Pokédex numbers of unknown rows; other lists just number their rows. Only new ones need no heading. */
export function dexNumbers({ rows }: ListReading): ReadonlyMap<UnknownRow, number> {
  const numbered = rows.filter((row) => row.kind === 'species' && row.num !== undefined);
  const right = numbered.filter((row) => traitsOf(row.keys?.[0] ?? '')?.num === row.num);
  if (numbered.length < 3 || right.length < numbered.length * 0.9) return new Map();
  const kinds = sectionKinds(rows);
  const entries = rows.filter(isUnknown).flatMap((row): [UnknownRow, number][] => {
    const kind = kinds.get(row.section);
    const { num = 0 } = row;
    return num > 0 && (kind === 'species' || (kind === undefined && num > lastNumber())) ? [[row, num]] : [];
  });
  return new Map(entries);
}

/** Groups consecutive unknown rows; `place`, made from the known rows or headings around them, is unique. */
function runsOf(rows: readonly ListRow[], isPaired: (row: UnknownRow) => boolean) {
  const runs: { place: string; rows: UnknownRow[] }[] = [];
  const edge = ({ section }: ListRow) => `# ${section.kind} ${section.isOut}`;
  const anchor = (row: ListRow) => `${row.kind} ${row.keys?.[0]}`;
  let run: UnknownRow[] = [];
  let before = '';
  const close = (after: string) => {
    if (run.length > 0) runs.push({ place: `${before}|${after}`, rows: run });
    run = [];
  };
  for (const [at, row] of rows.entries()) {
    if (row.section !== rows[at - 1]?.section) {
      close('# end');
      before = edge(row);
    }
    if (isUnknown(row)) {
      if (!isPaired(row)) run.push(row);
      continue;
    }
    close(anchor(row));
    before = anchor(row);
  }
  close('# end');
  const places = byKey(runs, ({ place }) => [place]);
  return runs.filter(({ place }) => places.get(place)?.length === 1);
}
