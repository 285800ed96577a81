import type { Name } from '~/pokedex/name';
import { isNextRegulation } from '~/pokedex/seasons';
import type { Occurrence } from '~/time/zoned-time';
import { seasonRemark } from '~/tournaments/season-remark';
import type { TournamentSettings } from '~/tournaments/tournament-values';

/** Things to confirm before saving; texts are in locales: host.warnings. */
export type Warning =
  | { key: 'clockSkipped' | 'clockTwice'; field: TimeField; at: Date }
  | { key: 'regulationKnown'; regulation: Name }
  | {
      key:
        | 'startPast'
        | 'regulationMissing'
        | 'dates'
        | 'sheetKind'
        | 'regulation'
        | 'speciesClause'
        | 'houseRules'
        | 'strict';
    };

type TimeField = 'startsAt' | 'deadlineAt' | 'endsAt';
export type Clocks = Record<TimeField, Occurrence>;

const instantIn = (settings: TournamentSettings, field: TimeField) =>
  field === 'startsAt'
    ? settings.scheduledStartAt
    : field === 'deadlineAt'
      ? settings.submissionDeadlineAt
      : settings.endsAt;

/** `before`: the saved settings, undefined for a new tournament; `teams`: number submitted to it. */
export function warningsOf(
  settings: TournamentSettings,
  clocks: Clocks,
  before: TournamentSettings | undefined,
  teams: number,
  now: Date,
): Warning[] {
  const warnings: Warning[] = [];
  const moved = (field: TimeField) =>
    !before || instantIn(before, field).getTime() !== instantIn(settings, field).getTime();
  for (const field of ['startsAt', 'deadlineAt', 'endsAt'] as const) {
    const at = instantIn(settings, field);
    if (!moved(field)) continue;
    if (clocks[field] === 'skipped') warnings.push({ key: 'clockSkipped', field, at });
    if (clocks[field] === 'twice') warnings.push({ key: 'clockTwice', field, at });
  }
  if (settings.scheduledStartAt < now && moved('startsAt')) warnings.push({ key: 'startPast' });
  if (moved('startsAt') || before?.regulation !== settings.regulation)
    warnings.push(...seasonWarnings(settings, now));
  if (!before || teams === 0) return warnings;
  if (moved('startsAt') || moved('deadlineAt') || moved('endsAt')) warnings.push({ key: 'dates' });
  if (before.sheetKind !== settings.sheetKind) warnings.push({ key: 'sheetKind' });
  if (before.game !== settings.game || before.regulation !== settings.regulation)
    warnings.push({ key: 'regulation' });
  if (!before.speciesClause && settings.speciesClause) warnings.push({ key: 'speciesClause' });
  if (JSON.stringify(before.houseRules) !== JSON.stringify(settings.houseRules))
    warnings.push({ key: 'houseRules' });
  if (!before.isStrict && settings.isStrict) warnings.push({ key: 'strict' });
  return warnings;
}

function seasonWarnings(settings: TournamentSettings, now: Date): Warning[] {
  const remark = seasonRemark(settings, now);
  if (remark?.key === 'regulationMissing') return [{ key: 'regulationMissing' }];
  const known = isNextRegulation(settings.regulation) && remark?.regulation;
  return known ? [{ key: 'regulationKnown', regulation: known.name }] : [];
}

/** Sent by a form whose sender has read the warnings; another change of the same things asks again. */
export function confirmationOf(warnings: readonly Warning[], settings: TournamentSettings): string {
  if (warnings.length === 0) return '';
  const { scheduledStartAt, submissionDeadlineAt, endsAt, sheetKind, game, regulation, houseRules } =
    settings;
  const dates = [scheduledStartAt, submissionDeadlineAt, endsAt].map((at) => at.getTime());
  return [
    ...warnings.map(({ key }) => key),
    ...dates,
    sheetKind,
    game,
    regulation,
    JSON.stringify(houseRules),
  ].join(' ');
}
