import type { KeyChange, Keys, Regulation, RegulationSource } from '~/pokedex/regulation';
import type { ChosenNames } from './choose-names';
import type { KnownNames, ListName } from './known-names';

/** Whether a list is all that may be used, or only what is added. */
export type Completeness = Record<ListName, boolean>;

type Settings = Pick<RegulationSource, 'id' | 'game' | 'name' | 'from' | 'until'>;

/** The regulation that lists and choices come to, written as a difference to the one before it. */
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
    ...{ id, game, name, from, ...(until && { until }), basedOn: before.id },
    ...(forms && { forms }),
    ...(items && { items }),
    // Our tables of moves are older than the regulation.
    moves: { ...(unknown.length > 0 && { unknown }), certain: false },
    ...(hasNames && { names: chosen.names }),
  };
}

function changeOf(
  before: Keys | undefined,
  said: KnownNames[ListName],
  more: readonly string[],
  isComplete: boolean,
): KeyChange | undefined {
  const listed = new Set([...said.in, ...more].filter((key) => !said.out.has(key)));
  const add = [...listed].filter((key) => !before?.has(key));
  const gone =
    isComplete && listed.size > 0 ? (key: string) => !listed.has(key) : (key: string) => said.out.has(key);
  const remove = [...(before ?? [])].filter(gone);
  if (add.length + remove.length === 0) return undefined;
  return { ...(add.length > 0 && { add }), ...(remove.length > 0 && { remove }) };
}
