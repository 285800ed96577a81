import { foldName, plainName } from '~/pokedex/name';
import { formsOf, isMega } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { ListedKind, Section } from './list-words';
import { dexNumbers, isUnknown, pairRows } from './pair-rows';
import type { ListReading, ListRow, UnknownRow } from './read-list';
import { sectionKinds } from './section-kinds';
import { isWrittenAsForm } from './species-forms';
import { type NewSpecies, readMegaText, readStoneText } from './stone-owner';

export const newKinds = ['species', 'form', 'item', 'stone', 'move', 'ability'] as const;
export type NewKind = (typeof newKinds)[number];

export interface Proposal {
  /** Stable across pastes of the same rows, so that form input can be matched again. */
  id: string;
  ja?: UnknownRow;
  en?: UnknownRow;
  kind?: NewKind;
  names: { ja: string; en: string };
  /** Species of the form or Mega Stone: a key, or the name of a new species. */
  of: string;
  mega: { ja: string; en: string };
  num?: number;
  /** Accepted as proposed; otherwise skipped unless the admin classifies it. */
  isSure: boolean;
}

const kindOfList = { species: 'species', items: 'item', moves: 'move', abilities: 'ability' } as const;

export function proposeNames(ja: ListReading, en: ListReading): Proposal[] {
  const pairs = pairRows(ja, en);
  const paired = new Set(pairs.values());
  const rows = [
    ...ja.rows.filter(isUnknown).map((row) => ({ ja: row, en: pairs.get(row) })),
    ...en.rows.filter((row) => isUnknown(row) && !paired.has(row)).map((row) => ({ en: row as UnknownRow })),
  ];
  const context = contextOf([ja, en], rows);
  const { megas, others } = withoutMegas(rows, context.species);
  return others.map((row) => propose(row, context, megas));
}

type RowPair = { ja?: UnknownRow; en?: UnknownRow };
const rowsOf = ({ ja, en }: RowPair) => [ja, en].filter((row) => row !== undefined);
const textsOf = (pair: RowPair) => rowsOf(pair).map(({ text }) => text);

interface Context {
  kinds: ReadonlyMap<Section, ListedKind | undefined>;
  numbers: ReadonlyMap<UnknownRow, number>;
  /** Rows between two known rows of the same kind, which can't be links of a page footer. */
  inside: ReadonlySet<ListRow>;
  species: readonly NewSpecies[];
}

function contextOf(readings: readonly ListReading[], rows: readonly RowPair[]): Context {
  const kinds = new Map(readings.flatMap((reading) => [...sectionKinds(reading.rows)]));
  const asSpecies = rows.filter((row) => {
    const { section } = (row.ja ?? row.en) as UnknownRow;
    const kind = kinds.get(section);
    return (kind ?? 'species') === 'species' && textsOf(row).every((text) => !readStoneText(text));
  });
  return {
    kinds,
    numbers: new Map(readings.flatMap((reading) => [...dexNumbers(reading)])),
    inside: new Set(readings.flatMap(({ rows: all }) => insideOf(all))),
    species: asSpecies.map((row) => ({ key: textsOf(row)[0] ?? '', names: textsOf(row) })),
  };
}

function insideOf(rows: readonly ListRow[]): ListRow[] {
  const nearest = (ordered: readonly ListRow[]) => {
    const neighbors = new Map<ListRow, ListRow | undefined>();
    let last: ListRow | undefined;
    for (const row of ordered) {
      neighbors.set(row, last);
      if (row.kind) last = row;
    }
    return neighbors;
  };
  const [before, after] = [nearest(rows), nearest([...rows].reverse())];
  return rows.filter((row) => {
    const [one, other] = [before.get(row), after.get(row)];
    return (
      one && other && one.kind === other.kind && one.section === row.section && other.section === row.section
    );
  });
}

type MegaNames = ReadonlyMap<string, { ja: string; en: string }>;
const megaKey = (species: string, letter: string) => `${species} ${letter}`;

/** Separates Megas, which are added with their stones instead of as rows. */
function withoutMegas(rows: readonly RowPair[], species: readonly NewSpecies[]) {
  const megas = new Map<string, { ja: string; en: string }>();
  const others = rows.filter((row) => {
    const mega = textsOf(row).flatMap((text) => readMegaText(text, species) ?? [])[0];
    if (mega) megas.set(megaKey(mega.of, mega.letter), { ja: row.ja?.text ?? '', en: row.en?.text ?? '' });
    return !mega;
  });
  return { megas, others };
}

function propose(row: RowPair, context: Context, megas: MegaNames): Proposal {
  const own = rowsOf(row);
  const { list, num, isOut, isPlaced } = placeOf(own, context);
  const base = own.find((one) => one.base)?.base;
  const proposal = unclassified(row, num);
  if (base) {
    const isForm = own.some(({ text }) => isWrittenAsForm(formIn(text)));
    const isSure = !isOut && isForm && isPlaced && list !== 'items';
    return { ...proposal, kind: 'form', of: base, names: formNames(row, base), isSure };
  }
  const stone = list === undefined || list === 'items' ? stoneOf(row, context.species) : undefined;
  if (stone) {
    const { owner, mega } = ownerOf(stone, context.species, megas);
    return { ...proposal, kind: 'stone', of: owner, mega, isSure: !isOut && owner !== '' };
  }
  const listKind = list && kindOfList[list];
  const kind = num === undefined ? listKind : 'species';
  return { ...proposal, kind, isSure: !isOut && kind !== undefined && isPlaced };
}

function placeOf(own: readonly UnknownRow[], { kinds, numbers, inside }: Context) {
  const num = own.map((one) => numbers.get(one)).find((number) => number !== undefined);
  return {
    num,
    list: own.map((one) => kinds.get(one.section)).find((kind) => kind !== undefined),
    isOut: own.some(({ section }) => section.isOut),
    isPlaced: own.length === 2 || num !== undefined || own.some((one) => inside.has(one)),
  };
}

const unclassified = ({ ja, en }: RowPair, num: number | undefined): Proposal => ({
  id: `${ja ? 'ja' : 'en'}.${foldName((ja ?? en)?.text ?? '')}`,
  ja,
  en,
  names: { ja: ja?.text ?? '', en: en?.text ?? '' },
  of: '',
  mega: { ja: '', en: '' },
  num,
  isSure: false,
});

/** Finds the first owner without this Mega yet, and names its Mega. */
function ownerOf(
  { owners, letter }: { owners: readonly string[]; letter: string },
  species: readonly NewSpecies[],
  megas: MegaNames,
) {
  const [owner = ''] = owners.filter((one) => !hasMega(one, letter));
  const listedNames = megas.get(megaKey(owner, letter)) ?? { ja: '', en: '' };
  return { owner, mega: owner ? withMegaNames(listedNames, owner, letter, species) : listedNames };
}

/** Combines the readings of a stone in both languages; either may be ambiguous. */
function stoneOf({ ja, en }: RowPair, species: readonly NewSpecies[]) {
  const [one, other] = [ja, en].map((row) => row && readStoneText(row.text, species));
  if (!one || !other) return ja && en ? undefined : (one ?? other);
  if (one.letter !== other.letter) return undefined;
  const both = one.owners.filter((key) => other.owners.includes(key));
  return both.length > 0 ? { ...one, owners: both } : { ...one, owners: [...one.owners, ...other.owners] };
}

const hasMega = (species: string, letter: string) =>
  formsOf(species).some((key) => isMega(key) && key.slice(species.length) === `mega${letter}`);

/** Derives missing Mega names as the games do: メガヒードラン, `Heatran-Mega`. */
function withMegaNames(
  listedNames: { ja: string; en: string },
  owner: string,
  letter: string,
  species: readonly NewSpecies[],
): { ja: string; en: string } {
  const [newJa, newEn] = species.find(({ key }) => key === owner)?.names ?? [];
  const { ja, en } = speciesNames[owner] ?? { ja: newJa, en: newEn };
  const wide = letter && String.fromCharCode(letter.toUpperCase().charCodeAt(0) + 0xfee0);
  return {
    ja: listedNames.ja || (ja ? `メガ${plainName(ja)}${wide}` : ''),
    // Lists write "Mega Heatran", our tables Heatran-Mega.
    en: en ? `${plainName(en)}-Mega${letter && `-${letter.toUpperCase()}`}` : listedNames.en,
  };
}

const formIn = (text: string) => /[（(]\s*(\S.*?)(?<!\s)\s*[)）]?$/.exec(text)?.[1] ?? text;
const regionsJa = /^(アローラ|ガラル|ヒスイ|パルデア)/;
const regionsEn: readonly (readonly [RegExp, string])[] = [
  [/^Alolan?\b/i, 'Alola'],
  [/^Galar(?:ian)?\b/i, 'Galar'],
  [/^Hisui(?:an)?\b/i, 'Hisui'],
  [/^Paldean?\b/i, 'Paldea'],
];

const formNames = ({ ja, en }: RowPair, base: string) => ({
  ja: ja ? formNameJa(ja.text, base) : '',
  en: en ? formNameEn(en.text, base) : '',
});

/** Writes the name of a form as our tables do: 「ヒードラン（ヒスイのすがた）」. */
function formNameJa(text: string, base: string): string {
  const form = /[（(]/.test(text) ? formIn(text) : `${regionsJa.exec(text)?.[1] ?? text}のすがた`;
  return `${plainName(speciesNames[base]?.ja ?? base)}（${form}）`;
}

function formNameEn(text: string, base: string): string {
  const form = /[（(]/.test(text) ? formIn(text) : text;
  const region = regionsEn.find(([look]) => look.test(form))?.[1];
  const words = form.replace(
    /(?:(?<!\s)\s+)?\b(?:formes?|forms?|pattern|plumage|size|variety|breed|style|mask|mode|cloak)\b/gi,
    '',
  );
  return `${plainName(speciesNames[base]?.en ?? base)} (${region ?? words.trim().replace(/\s+/g, ' ')})`;
}
