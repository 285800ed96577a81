import type { EndingSeason } from '~/pokedex/seasons';

const day = 24 * 60 * 60_000;

/** When site admins are told that a season ends with no successor entered. */
export type SeasonStage = 'week' | 'day' | 'over';

const stages: [stage: SeasonStage, before: number, until: number][] = [
  ['week', 7 * day, day],
  ['day', day, 0],
  ['over', 0, -3 * day],
];

/** The latest of them that is due: what the sweeper missed before is told no more. */
export function dueStage({ endsAt }: EndingSeason, now: Date): SeasonStage | undefined {
  const left = endsAt.getTime() - now.getTime();
  return stages.find(([, before, until]) => left <= before && left > until)?.[0];
}

/** From a week before its end on, as long as the next one is awaited. */
export const isEndNear = ({ endsAt }: EndingSeason, now: Date): boolean =>
  endsAt.getTime() - now.getTime() <= 7 * day;
