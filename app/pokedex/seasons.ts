import { type Game, games } from './game';
import type { Regulation } from './regulation';

const day = 24 * 60 * 60_000;
/** A game that has had no regulation for longer gets no other one: Scarlet/Violet since January 2026. */
const awaitedMs = 60 * day;

/** Tournaments name it whose regulation nobody has entered yet. No regulation has this ID. */
export const nextRegulation = (game: Game) => `${game}-next`;

export const isNextRegulation = (id: string | null): boolean =>
  games.some((game) => nextRegulation(game) === id);

export type Season = Regulation & { endsAt: Date };

/**
 * The season of a game that ends with no successor known, running or over lately: whoever plays after its end awaits a
 * regulation. `known`: all regulations of that game.
 */
export function lastSeason(known: readonly Regulation[], now: Date): Season | undefined {
  const begun = known.filter(({ startsAt }) => startsAt <= now);
  let season = latest(begun);
  for (let next = season; next; next = successorOf(next, known)) season = next;
  return isEnding(season) && now.getTime() - season.endsAt.getTime() < awaitedMs ? season : undefined;
}

const isEnding = (season: Regulation | undefined): season is Season => season?.endsAt !== undefined;

const endOf = ({ endsAt }: Regulation) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

function latest(seasons: readonly Regulation[]): Regulation | undefined {
  const end = Math.max(...seasons.map(endOf));
  return seasons.find((season) => endOf(season) === end);
}

/** It begins at or before the end of the other, and holds after. */
function successorOf(season: Regulation, known: readonly Regulation[]): Regulation | undefined {
  const next = known.filter((one) => one.startsAt.getTime() <= endOf(season) && endOf(one) > endOf(season));
  return latest(next);
}
