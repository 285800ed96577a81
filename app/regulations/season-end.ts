import type { EndingSeason } from '~/pokedex/seasons';

const day = 24 * 60 * 60_000;

/** Stages at which site admins are mailed that a season ends without a successor. */
export type SeasonStage = 'week' | 'day' | 'over';

const stages: [stage: SeasonStage, before: number, until: number][] = [
  ['week', 7 * day, day],
  ['day', day, 0],
  ['over', 0, -3 * day],
];

/** The stage due now; stages that the cron missed are skipped. */
export function dueStage({ endsAt }: EndingSeason, now: Date): SeasonStage | undefined {
  const left = endsAt.getTime() - now.getTime();
  return stages.find(([, before, until]) => left <= before && left > until)?.[0];
}

/** Whether the season ends within a week, or has ended. */
export const isEndNear = ({ endsAt }: EndingSeason, now: Date): boolean =>
  endsAt.getTime() - now.getTime() <= 7 * day;
