import { builtInRegulations } from './built-in-regulations';
import { nextEdition } from './edition';
import type { Game } from './game';
import {
  type Regulation,
  type RegulationSource,
  resolveRegulation,
  type SheetDetail,
  shownIn,
} from './regulation';

export type { SheetDetail } from './regulation';

// Data, not code: nothing depends on an ID. Those of site admins override the files (known-regulations.server.ts).
let known = resolveAll(builtInRegulations);
let oldestFirst = sortByStart();
let lastText = '[]';

/** Replaces all regulations of site admins; if nothing changed, each stays the same object. */
export function knowRegulations(sources: readonly RegulationSource[]): void {
  const text = JSON.stringify(sources);
  if (text === lastText) return;
  lastText = text;
  known = resolveAll([...builtInRegulations, ...sources]);
  oldestFirst = sortByStart();
  nextEdition();
}

function sortByStart(): readonly Regulation[] {
  return [...known.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Later sources of an ID win. All lists are unknown if the base is missing or circular. */
export function resolveAll(sources: readonly RegulationSource[]): ReadonlyMap<string, Regulation> {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const resolved = new Map<string, Regulation>();
  const resolve = (id: string, dependents: readonly string[]): Regulation | undefined => {
    const done = resolved.get(id);
    const source = byId.get(id);
    if (done || !source || dependents.includes(id)) return done;
    const before = source.basedOn === undefined ? undefined : resolve(source.basedOn, [...dependents, id]);
    const regulation = resolveRegulation(source, before);
    if (source.basedOn !== undefined && !before) forgetLists(regulation);
    resolved.set(id, regulation);
    return regulation;
  };
  for (const id of byId.keys()) resolve(id, []);
  return resolved;
}

/** A difference without its base would be taken for the whole list. */
function forgetLists(regulation: Regulation) {
  regulation.forms = undefined;
  regulation.items = undefined;
  regulation.restricted.forms = new Set();
  regulation.moves.certain = false;
}

export const allRegulations = (): readonly Regulation[] => oldestFirst;

export const findRegulation = (id: string): Regulation | undefined => known.get(id);

export const regulationsOf = (game: Game): readonly Regulation[] =>
  allRegulations()
    .filter((regulation) => regulation.game === game)
    .reverse();

export const regulationAt = (game: Game, instant: Date): Regulation | undefined =>
  regulationsOf(game).find(
    ({ startsAt, endsAt }) => startsAt <= instant && (endsAt === undefined || instant < endsAt),
  );

export const sheetDetails = (game: Game, regulation: string | null): readonly SheetDetail[] =>
  (regulation && findRegulation(regulation)?.shows) || shownIn[game];
