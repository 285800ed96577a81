import { nameSetOf, namesOfTexts, shownName } from '~/pokedex/given-names';
import { type NameKind, type NameSet, nameKinds, namesOfFile } from '~/pokedex/later-names';
import { type Dictionary, foldName } from '~/pokedex/name';
import type { GivenName, RegulationSource } from '~/pokedex/regulation';
import type { ProblemKey, TextDoubt, TextProblem } from './text-problem';

/** Names from the other texts in force, without the text that `source` replaces. */
function namesOfOthers(source: RegulationSource, known: readonly RegulationSource[]): NameSet {
  const inForce = new Map(known.map((one) => [one.id, one]));
  inForce.delete(source.id);
  return namesOfTexts([...inForce.values()].map((one) => ({ source: one, isInForce: true }))).inForce;
}

const nameEntries = ({ names = {} }: RegulationSource, kind: NameKind): [string, GivenName][] =>
  Object.entries(names[kind] ?? {});

/** Keys by folded name, as every name search compares them. IDs count as names. */
function keysByName(dictionary: Dictionary, by = new Map<string, string>()): Map<string, string> {
  for (const [key, { ja, en }] of Object.entries(dictionary))
    for (const name of [key, ja, en]) by.set(foldName(name), key);
  return by;
}

/** Finds names that clash with known ones or each other. `lineOf` gives the line of a path. */
export function nameConflicts(
  source: RegulationSource,
  known: readonly RegulationSource[],
  lineOf: (...path: string[]) => number,
): TextProblem[] {
  const others = namesOfOthers(source, known);
  const problems: TextProblem[] = [];
  const refuse = (key: ProblemKey, kind: NameKind, id: string, text: string, near: string[] = []) =>
    problems.push({
      key,
      line: lineOf('names', kind, id),
      path: `names.${kind}.${id}`,
      params: { text },
      near,
    });
  for (const kind of nameKinds) {
    const before: Dictionary = { ...others[kind], ...namesOfFile(kind) };
    const otherKeys = keysByName(before);
    const own = new Map<string, string>();
    for (const [id, entry] of nameEntries(source, kind)) {
      const existing = Object.hasOwn(before, id) ? before[id] : undefined;
      const differs = (locale: 'ja' | 'en') =>
        entry[locale] !== undefined && foldName(entry[locale]) !== foldName(existing?.[locale] ?? '');
      if (existing && (differs('ja') || differs('en')))
        refuse('idTaken', kind, id, `${existing.ja} / ${existing.en}`);
      const names = [...new Set([entry.ja, entry.en].filter((name) => name !== undefined))];
      for (const name of names) {
        const holder = otherKeys.get(foldName(name)) ?? own.get(foldName(name));
        if (holder !== undefined && holder !== id) refuse('nameTaken', kind, id, name, [holder]);
      }
      for (const name of [id, ...names]) own.set(foldName(name), id);
    }
  }
  return [...problems, ...megaConflicts(source, others, lineOf)];
}

function megaConflicts(
  source: RegulationSource,
  others: NameSet,
  lineOf: (...path: string[]) => number,
): TextProblem[] {
  const stones = Object.entries(source.names?.items ?? {}).filter(([, { mega }]) => mega);
  const maker = new Map<string, string>();
  for (const table of [others.traits, namesOfFile('traits')])
    for (const [key, row] of Object.entries(table)) if (row[5]) maker.set(key, String(row[5]));
  return stones.flatMap(([stone, item]) => {
    const set = nameSetOf({ game: source.game, names: { ...source.names, items: { [stone]: item } } });
    const key = Object.keys(set.traits).find((each) => set.traits[each]?.[5] === stone) ?? '';
    const other = maker.get(key);
    if (!other || other.split(' ').includes(stone)) {
      maker.set(key, stone);
      return [];
    }
    const path = `names.items.${stone}`;
    const line = lineOf('names', 'items', stone);
    return [{ key: 'megaTwice' as const, line, path, params: { text: key }, near: [other] }];
  });
}

const hasKana = (text: string) => /[ぁ-ゖァ-ヺ]/.test(text);

export function nameDoubts(source: RegulationSource, known: readonly RegulationSource[]): TextDoubt[] {
  const others = namesOfOthers(source, known);
  const all = nameKinds.flatMap((kind) =>
    nameEntries(source, kind).map((entry) => [kind, ...entry] as const),
  );
  const doubt = (
    key: TextDoubt['key'],
    isDoubted: (entry: GivenName, kind: NameKind, id: string) => boolean,
  ): TextDoubt[] => {
    const names = all.flatMap(([kind, id, entry]) =>
      isDoubted(entry, kind, id) ? [shownName(entry).ja] : [],
    );
    return names.length > 0 ? [{ key, params: {}, names }] : [];
  };
  return [
    ...doubt('jaMissing', ({ ja }) => ja === undefined),
    ...doubt('enMissing', ({ en }) => en === undefined),
    ...doubt(
      'languageSwapped',
      ({ ja, en }) => (en !== undefined && hasKana(en)) || (ja !== undefined && !/[^\p{ASCII}]/u.test(ja)),
    ),
    ...doubt(
      'nameKnown',
      (_, kind, id) => Object.hasOwn(others[kind], id) || Object.hasOwn(namesOfFile(kind), id),
    ),
  ];
}
