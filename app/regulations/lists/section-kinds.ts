import type { ListedKind, Section } from './list-words';
import type { ListRow } from './read-list';

/**
 * What the rows below each heading are. A heading that none of them bears out says nothing: a link of a menu may be called
 * 「持ち物」, and all Pokémon stand below it.
 */
export function sectionKinds(rows: readonly ListRow[]): ReadonlyMap<Section, ListedKind | undefined> {
  const sections = new Map<Section, ListRow[]>();
  for (const row of rows) sections.set(row.section, [...(sections.get(row.section) ?? []), row]);
  return new Map([...sections].map(([section, own]) => [section, kindOf(section, own)]));
}

function kindOf(section: Section, rows: readonly ListRow[]): ListedKind | undefined {
  const known = rows.filter(({ kind }) => kind !== undefined);
  const said = section.kind;
  if (said === undefined || known.length < 3 || known.some(({ kind }) => kind === said)) return said;
  return known.every(({ kind }) => kind === known[0]?.kind) ? known[0]?.kind : undefined;
}
