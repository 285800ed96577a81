import { untilNextEdition } from '~/pokedex/edition';
import { speciesKeys, traitsOf } from '~/pokedex/species';
import type { ListReading, ListRow, UnknownRow } from './read-list';
import { sectionKinds } from './section-kinds';
import { readMegaText, readStoneText } from './stone-owner';

export type Pairs = ReadonlyMap<UnknownRow, UnknownRow>;

/**
 * Which unknown row of the Japanese list is which of the English one: by what they are for sure (a stone of the same
 * Pokémon, a Mega, a form), by their number of the Pokédex, or by their place, where as many of them stand between the same
 * two known rows. All else is left to whoever reads it.
 */
export function pairRows(ja: ListReading, en: ListReading): Pairs {
  const pairs = new Map<UnknownRow, UnknownRow>();
  const taken = new Set<UnknownRow>();
  const kinds = new Map([...sectionKinds(ja.rows), ...sectionKinds(en.rows)]);
  const left = ({ rows }: ListReading) =>
    rows.filter(isUnknown).filter((row) => !pairs.has(row) && !taken.has(row));
  const pair = (one: UnknownRow, other: UnknownRow) => {
    const [a, b] = [kinds.get(one.section), kinds.get(other.section)];
    if (pairs.has(one) || taken.has(other) || (a && b && a !== b)) return;
    pairs.set(one, other);
    taken.add(other);
  };
  const byKeys = (keysOf: (row: UnknownRow) => readonly string[]) => {
    const [mine, theirs] = [byKey(left(ja), keysOf), byKey(left(en), keysOf)];
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

  const runs = new Map(runsOf(en.rows, (row) => taken.has(row)).map((run) => [run.place, run.rows]));
  for (const { place, rows } of runsOf(ja.rows, (row) => pairs.has(row))) {
    const others = runs.get(place) ?? [];
    if (others.length !== rows.length) continue;
    for (const [at, row] of rows.entries()) pair(row, others[at] as UnknownRow);
  }
  return pairs;
}

export const isUnknown = (row: ListRow): row is UnknownRow => row.kind === undefined;

function byKey<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) for (const key of keysOf(row)) found.set(key, [...(found.get(key) ?? []), row]);
  return found;
}

const only = <Row>(rows: readonly Row[] = []): Row | undefined => (rows.length === 1 ? rows[0] : undefined);

const lastNumber = untilNextEdition(() => Math.max(...speciesKeys().map((key) => traitsOf(key)?.num ?? 0)));

/**
 * Numbers of the Pokédex of unknown rows, where a list has them: another numbers its rows by itself, and its items too.
 * Under no heading only a number that no Pokémon has yet is one for sure.
 */
export function dexNumbers({ rows }: ListReading): ReadonlyMap<UnknownRow, number> {
  const numbered = rows.filter((row) => row.kind === 'species' && row.num !== undefined);
  const right = numbered.filter((row) => traitsOf(row.keys?.[0] ?? '')?.num === row.num);
  if (numbered.length < 3 || right.length < numbered.length * 0.9) return new Map();
  const kinds = sectionKinds(rows);
  const found = rows.filter(isUnknown).flatMap((row): [UnknownRow, number][] => {
    const kind = kinds.get(row.section);
    const { num = 0 } = row;
    return num > 0 && (kind === 'species' || (kind === undefined && num > lastNumber())) ? [[row, num]] : [];
  });
  return new Map(found);
}

/** Unknown rows that follow each other, by the known rows or headings around them; `place` names one run alone. */
function runsOf(rows: readonly ListRow[], isPaired: (row: UnknownRow) => boolean) {
  const found: { place: string; rows: UnknownRow[] }[] = [];
  const edge = ({ section }: ListRow) => `# ${section.kind} ${section.isOut}`;
  const anchor = (row: ListRow) => `${row.kind} ${row.keys?.[0]}`;
  let run: UnknownRow[] = [];
  let before = '';
  const close = (after: string) => {
    if (run.length > 0) found.push({ place: `${before}|${after}`, rows: run });
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
  const places = byKey(found, ({ place }) => [place]);
  return found.filter(({ place }) => places.get(place)?.length === 1);
}
