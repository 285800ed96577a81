import type { KeyChange, Keys, Regulation, RegulationSource } from '~/pokedex/regulation';
import type { ChosenNames } from './choose-names';
import type { KnownNames, ListPart } from './known-names';

export type Completeness = Record<ListPart, boolean>;

type Settings = Pick<RegulationSource, 'id' | 'game' | 'name' | 'from' | 'until'>;

/** Builds the regulation as a diff to the previous one. */
export function newRegulation(
  settings: Settings,
  before: Regulation,
  known: KnownNames,
  chosen: ChosenNames,
  isComplete: Completeness,
): RegulationSource {
  const forms = changeOf(before.forms, known.forms, chosen.forms, isComplete.forms);
  const items = changeOf(before.items, known.items, chosen.items, isComplete.items);
  const unknown = Object.keys(chosen.names.species ?? {});
  const hasNames = Object.keys(chosen.names).length > 0;
  const { id, game, name, from, until } = settings;
  return {
    id,
    game,
    name,
    from,
    ...(until && { until }),
    basedOn: before.id,
    ...(forms && { forms }),
    ...(items && { items }),
    // Our move tables predate the regulation.
    moves: { ...(unknown.length > 0 && { unknown }), certain: false },
    ...(hasNames && { names: chosen.names }),
  };
}

function changeOf(
  before: Keys | undefined,
  keys: KnownNames[ListPart],
  more: readonly string[],
  isComplete: boolean,
): KeyChange | undefined {
  const allowed = new Set([...keys.in, ...more].filter((key) => !keys.out.has(key)));
  const add = [...allowed].filter((key) => !before?.has(key));
  const gone =
    isComplete && allowed.size > 0 ? (key: string) => !allowed.has(key) : (key: string) => keys.out.has(key);
  const remove = [...(before ?? [])].filter(gone);
  if (add.length + remove.length === 0) return undefined;
  return { ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) };
}
