import type { ListedKind, Section } from './list-words';
import type { ListRow } from './read-list';

export function rowsBySection(rows: readonly ListRow[]): ReadonlyMap<Section, readonly ListRow[]> {
  const sections = new Map<Section, ListRow[]>();
  for (const row of rows) {
    const own = sections.get(row.section);
    if (own) own.push(row);
    else sections.set(row.section, [row]);
  }
  return sections;
}

/** Kind of each section. A heading that contradicts all its rows is ignored: menus have 「持ち物」 links, too. */
export const sectionKinds = (rows: readonly ListRow[]): ReadonlyMap<Section, ListedKind | undefined> =>
  new Map([...rowsBySection(rows)].map(([section, own]) => [section, kindOf(section, own)]));

function kindOf(section: Section, rows: readonly ListRow[]): ListedKind | undefined {
  const knownRows = rows.filter(({ kind }) => kind !== undefined);
  const headingKind = section.kind;
  if (headingKind === undefined || knownRows.length < 3 || knownRows.some(({ kind }) => kind === headingKind))
    return headingKind;
  return knownRows.every(({ kind }) => kind === knownRows[0]?.kind) ? knownRows[0]?.kind : undefined;
}
