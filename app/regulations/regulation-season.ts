import type { Regulation } from '~/pokedex/regulation';
import { regulationsOf } from '~/pokedex/regulations';

export type Season = 'running' | 'upcoming' | 'over';

export function seasonOf({ startsAt, endsAt }: Pick<Regulation, 'startsAt' | 'endsAt'>, now: Date): Season {
  if (now < startsAt) return 'upcoming';
  return endsAt === undefined || now < endsAt ? 'running' : 'over';
}

const places: readonly Season[] = ['running', 'upcoming', 'over'];

/** The running one first, then the next, then the latest ones that are over. */
export const bySeason = (regulations: readonly Regulation[], now: Date): Regulation[] =>
  [...regulations].sort((a, b) => {
    const season = seasonOf(a, now);
    const apart = places.indexOf(season) - places.indexOf(seasonOf(b, now));
    const later = a.startsAt.getTime() - b.startsAt.getTime();
    return apart || (season === 'upcoming' ? later : -later);
  });

/** Those of the same game right before and after. */
export function neighborsOf({ id, game }: Regulation): { previous?: Regulation; next?: Regulation } {
  const newestFirst = regulationsOf(game);
  const place = newestFirst.findIndex((one) => one.id === id);
  return { previous: newestFirst[place + 1], next: newestFirst[place - 1] };
}
