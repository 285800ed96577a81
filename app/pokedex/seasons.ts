import { type Game, games } from './game';
import type { Regulation } from './regulation';

const day = 24 * 60 * 60_000;
/** A game without a regulation for longer gets no other one: Scarlet/Violet since January 2026. */
const awaitedMs = 60 * day;

/** Placeholder ID for a regulation that is not entered yet. */
export const nextRegulation = (game: Game) => `${game}-next`;

export const isNextRegulation = (id: string | null): boolean =>
  games.some((game) => nextRegulation(game) === id);

export type EndingSeason = Regulation & { endsAt: Date };

export function lastSeason(known: readonly Regulation[], now: Date): EndingSeason | undefined {
  const soFar = known.filter(({ startsAt }) => startsAt <= now);
  let season = latest(soFar);
  for (let next = season; next; next = successorOf(next, known)) season = next;
  return isEnding(season) && now.getTime() - season.endsAt.getTime() < awaitedMs ? season : undefined;
}

const isEnding = (season: Regulation | undefined): season is EndingSeason => season?.endsAt !== undefined;

const endOf = ({ endsAt }: Regulation) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

function latest(seasons: readonly Regulation[]): Regulation | undefined {
  const end = Math.max(...seasons.map(endOf));
  return seasons.find((season) => endOf(season) === end);
}

function successorOf(season: Regulation, known: readonly Regulation[]): Regulation | undefined {
  const next = known.filter((one) => one.startsAt.getTime() <= endOf(season) && endOf(one) > endOf(season));
  return latest(next);
}
