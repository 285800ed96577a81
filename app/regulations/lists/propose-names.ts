import { foldName, plainName } from '~/pokedex/name';
import { formsOf, isMega } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import type { ListedKind, Section } from './list-words';
import { dexNumbers, isUnknown, pairRows } from './pair-rows';
import type { ListReading, ListRow, UnknownRow } from './read-list';
import { sectionKinds } from './section-kinds';
import { isWrittenAsForm } from './species-forms';
import { type NewSpecies, readMegaText, readStoneText } from './stone-owner';

/** The kinds of new names. */
export const newKinds = ['species', 'form', 'item', 'stone', 'move', 'ability'] as const;
export type NewKind = (typeof newKinds)[number];

export interface Proposal {
  /** The same whenever the same rows are pasted: what was typed about them is found again. */
  id: string;
  ja?: UnknownRow;
  en?: UnknownRow;
  kind?: NewKind;
  names: { ja: string; en: string };
  /** A key, or the name of a species that is new, too: whose form or Mega Stone it is. */
  of: string;
  mega: { ja: string; en: string };
  num?: number;
  /** It is taken as proposed; else it is left out unless somebody says what it is. */
  isSure: boolean;
}

const kindOfList = { species: 'species', items: 'item', moves: 'move', abilities: 'ability' } as const;

/** Proposes what the rows that no dictionary knows may be, the two languages beside each other. */
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

type Both = { ja?: UnknownRow; en?: UnknownRow };
const textsOf = ({ ja, en }: Both) => [ja, en].flatMap((row) => (row ? [row.text] : []));

interface Context {
  kinds: ReadonlyMap<Section, ListedKind | undefined>;
  numbers: ReadonlyMap<UnknownRow, number>;
  /** Between two known rows of its own kind: no link of the page's foot stands there. */
  inside: ReadonlySet<ListRow>;
  species: readonly NewSpecies[];
}

function contextOf(readings: readonly ListReading[], rows: readonly Both[]): Context {
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
    const found = new Map<ListRow, ListRow | undefined>();
    let last: ListRow | undefined;
    for (const row of ordered) {
      found.set(row, last);
      if (row.kind) last = row;
    }
    return found;
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
const megaKey = (of: string, letter: string) => `${of} ${letter}`;

/** A Mega is no row of its own: it comes with its stone. */
function withoutMegas(rows: readonly Both[], species: readonly NewSpecies[]) {
  const megas = new Map<string, { ja: string; en: string }>();
  const others = rows.filter((row) => {
    const found = textsOf(row).flatMap((text) => readMegaText(text, species) ?? [])[0];
    if (found) megas.set(megaKey(found.of, found.letter), { ja: row.ja?.text ?? '', en: row.en?.text ?? '' });
    return !found;
  });
  return { megas, others };
}

function propose(row: Both, context: Context, megas: MegaNames): Proposal {
  const { ja, en } = row;
  const texts = textsOf(row);
  const own = [ja, en].flatMap((one) => (one ? [one] : []));
  const isPaired = own.length === 2;
  const list = own.map((one) => context.kinds.get(one.section)).find((kind) => kind !== undefined);
  const isOut = own.some(({ section }) => section.isOut);
  const num = own.map((one) => context.numbers.get(one)).find((number) => number !== undefined);
  const isPlaced = isPaired || num !== undefined || own.some((one) => context.inside.has(one));
  const base = own.find((one) => one.base)?.base;
  const proposal: Proposal = {
    id: `${ja ? 'ja' : 'en'}.${foldName(texts[0] ?? '')}`,
    ja,
    en,
    names: { ja: ja?.text ?? '', en: en?.text ?? '' },
    of: '',
    mega: { ja: '', en: '' },
    num,
    isSure: false,
  };
  if (base) {
    const isForm = own.some(({ text }) => isWrittenAsForm(formIn(text)));
    const names = { ja: ja ? formNameJa(ja.text, base) : '', en: en ? formNameEn(en.text, base) : '' };
    return {
      ...proposal,
      kind: 'form',
      of: base,
      names,
      isSure: !isOut && isForm && isPlaced && list !== 'items',
    };
  }
  const stone = stoneOf(row, context.species);
  if (stone && (list === undefined || list === 'items')) {
    const [of = ''] = stone.owners.filter((owner) => !hasMega(owner, stone.letter));
    const named = megas.get(megaKey(of, stone.letter)) ?? { ja: '', en: '' };
    const mega = of ? withMegaNames(named, of, stone.letter, context.species) : named;
    return { ...proposal, kind: 'stone', of, mega, isSure: !isOut && of !== '' };
  }
  const said = list && kindOfList[list];
  const kind = num === undefined ? said : 'species';
  return { ...proposal, kind, isSure: !isOut && kind !== undefined && isPlaced };
}

/** Joins what both languages say of a stone; each may leave it open. */
function stoneOf({ ja, en }: Both, species: readonly NewSpecies[]) {
  const [one, other] = [ja, en].map((row) => row && readStoneText(row.text, species));
  if (!one || !other) return ja && en ? undefined : (one ?? other);
  if (one.letter !== other.letter) return undefined;
  const both = one.owners.filter((key) => other.owners.includes(key));
  return both.length > 0 ? { ...one, owners: both } : { ...one, owners: [...one.owners, ...other.owners] };
}

/** One that has its stone already is no owner of a new one. */
const hasMega = (species: string, letter: string) =>
  formsOf(species).some((key) => isMega(key) && key.slice(species.length) === `mega${letter}`);

/** By the rule of the games, where the lists name none: メガヒードラン, `Heatran-Mega`. */
function withMegaNames(
  named: { ja: string; en: string },
  of: string,
  letter: string,
  species: readonly NewSpecies[],
): { ja: string; en: string } {
  const [newJa, newEn] = species.find(({ key }) => key === of)?.names ?? [];
  const { ja, en } = speciesNames[of] ?? { ja: newJa, en: newEn };
  const wide = letter && String.fromCharCode(letter.toUpperCase().charCodeAt(0) + 0xfee0);
  return {
    ja: named.ja || (ja ? `メガ${plainName(ja)}${wide}` : ''),
    // Our tables say Heatran-Mega where a list says Mega Heatran.
    en: en ? `${plainName(en)}-Mega${letter && `-${letter.toUpperCase()}`}` : named.en,
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

/** Writes the name of a form as our tables do: 「ヒードラン（ヒスイのすがた）」. */
function formNameJa(text: string, base: string): string {
  const form = /[（(]/.test(text) ? formIn(text) : `${regionsJa.exec(text)?.[1] ?? text}のすがた`;
  return `${plainName(speciesNames[base]?.ja ?? base)}（${form}）`;
}

/** Writes the name of a form as our tables do: `Heatran-Hisui`. */
function formNameEn(text: string, base: string): string {
  const said = /[（(]/.test(text) ? formIn(text) : text;
  const region = regionsEn.find(([look]) => look.test(said))?.[1];
  const words = said.replace(
    /(?:(?<!\s)\s+)?\b(?:formes?|forms?|pattern|plumage|size|variety|breed|style|mask|mode|cloak)\b/gi,
    '',
  );
  return `${plainName(speciesNames[base]?.en ?? base)}-${region ?? words.trim().replace(/\s+/g, '-')}`;
}
