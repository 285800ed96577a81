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

/**
 * What the rows below each heading are. A heading that none of them bears out says nothing: a link of a menu may be called
 * 「持ち物」, and all Pokémon stand below it.
 */
export const sectionKinds = (rows: readonly ListRow[]): ReadonlyMap<Section, ListedKind | undefined> =>
  new Map([...rowsBySection(rows)].map(([section, own]) => [section, kindOf(section, own)]));

function kindOf(section: Section, rows: readonly ListRow[]): ListedKind | undefined {
  const known = rows.filter(({ kind }) => kind !== undefined);
  const said = section.kind;
  if (said === undefined || known.length < 3 || known.some(({ kind }) => kind === said)) return said;
  return known.every(({ kind }) => kind === known[0]?.kind) ? known[0]?.kind : undefined;
}
