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

// Editable data: nothing in the code knows a regulation by its id. Those that site admins gave stand above the files;
// the worker brings them up to date (see pokedex/known-regulations.server.ts).
let known = resolveAll(builtInRegulations);
let oldestFirst = sorted();
let lastGiven = '[]';

/**
 * Makes `given` known beside the files, or in the place of those with the same id; all that were given before are forgotten.
 * Where nothing is new each stays the very same object.
 */
export function knowRegulations(given: readonly RegulationSource[]): void {
  const text = JSON.stringify(given);
  if (text === lastGiven) return;
  lastGiven = text;
  known = resolveAll([...builtInRegulations, ...given]);
  oldestFirst = sorted();
  nextEdition();
}

function sorted(): readonly Regulation[] {
  return [...known.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Later ones of the same id win. Of one whose base is missing, or goes round in a circle, no list is known. */
export function resolveAll(sources: readonly RegulationSource[]): ReadonlyMap<string, Regulation> {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const resolved = new Map<string, Regulation>();
  const resolve = (id: string, asked: readonly string[]): Regulation | undefined => {
    const done = resolved.get(id);
    const source = byId.get(id);
    if (done || !source || asked.includes(id)) return done;
    const before = source.basedOn === undefined ? undefined : resolve(source.basedOn, [...asked, id]);
    const made = resolveRegulation(source, before);
    if (source.basedOn !== undefined && !before) forgetLists(made);
    resolved.set(id, made);
    return made;
  };
  for (const id of byId.keys()) resolve(id, []);
  return resolved;
}

/** A mere difference to what is not known would be taken for the whole. */
function forgetLists(regulation: Regulation) {
  regulation.forms = undefined;
  regulation.items = undefined;
  regulation.restricted.forms = new Set();
  regulation.moves.certain = false;
}

/** All, the oldest first; the same array until others are given. */
export const allRegulations = (): readonly Regulation[] => oldestFirst;

export const findRegulation = (id: string): Regulation | undefined => known.get(id);

/** Newest first. */
export const regulationsOf = (game: Game): readonly Regulation[] =>
  allRegulations()
    .filter((regulation) => regulation.game === game)
    .reverse();

/** The regulation whose season holds at an instant; undefined between seasons. */
export const regulationAt = (game: Game, instant: Date): Regulation | undefined =>
  regulationsOf(game).find(
    ({ startsAt, endsAt }) => startsAt <= instant && (endsAt === undefined || instant < endsAt),
  );

/** What sheets of a tournament show: by its regulation, or in a free format by its game. */
export const sheetDetails = (game: Game, regulation: string | null): readonly SheetDetail[] =>
  (regulation && findRegulation(regulation)?.shows) || shownIn[game];
