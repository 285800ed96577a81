import type { Regulation } from '~/pokedex/regulation';
import { regulationsOf } from '~/pokedex/regulations';

export type SeasonPhase = 'running' | 'upcoming' | 'over';

export function seasonOf(
  { startsAt, endsAt }: Pick<Regulation, 'startsAt' | 'endsAt'>,
  now: Date,
): SeasonPhase {
  if (now < startsAt) return 'upcoming';
  return endsAt === undefined || now < endsAt ? 'running' : 'over';
}

const phaseOrder: readonly SeasonPhase[] = ['running', 'upcoming', 'over'];

export const bySeason = (regulations: readonly Regulation[], now: Date): Regulation[] =>
  [...regulations].sort((a, b) => {
    const season = seasonOf(a, now);
    const byPhase = phaseOrder.indexOf(season) - phaseOrder.indexOf(seasonOf(b, now));
    const byStart = a.startsAt.getTime() - b.startsAt.getTime();
    return byPhase || (season === 'upcoming' ? byStart : -byStart);
  });

export function neighborsOf({ id, game }: Regulation): { previous?: Regulation; next?: Regulation } {
  const newestFirst = regulationsOf(game);
  const place = newestFirst.findIndex((one) => one.id === id);
  return { previous: newestFirst[place + 1], next: newestFirst[place - 1] };
}
