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

const timeFields = {
  startsAt: 'scheduledStartAt',
  deadlineAt: 'submissionDeadlineAt',
  endsAt: 'endsAt',
} as const;
const fields = Object.keys(timeFields) as TimeField[];

const instantIn = (settings: TournamentSettings, field: TimeField) => settings[timeFields[field]];

type Change = (before: TournamentSettings, settings: TournamentSettings) => boolean;

const isMoved = (before: TournamentSettings, settings: TournamentSettings, field: TimeField) =>
  instantIn(before, field).getTime() !== instantIn(settings, field).getTime();

/** Changes that matter to teams submitted already; loosening a rule does not. */
const changes = {
  dates: (before, settings) => fields.some((field) => isMoved(before, settings, field)),
  sheetKind: (before, settings) => before.sheetKind !== settings.sheetKind,
  regulation: (before, settings) =>
    before.game !== settings.game || before.regulation !== settings.regulation,
  speciesClause: (before, settings) => !before.speciesClause && settings.speciesClause,
  houseRules: (before, settings) => JSON.stringify(before.houseRules) !== JSON.stringify(settings.houseRules),
  strict: (before, settings) => !before.isStrict && settings.isStrict,
} as const satisfies Record<string, Change>;

/** `before`: the saved settings, undefined for a new tournament; `teams`: number submitted to it. */
export function warningsOf(
  settings: TournamentSettings,
  clocks: Clocks,
  before: TournamentSettings | undefined,
  teams: number,
  now: Date,
): Warning[] {
  const moved = fields.filter((field) => !before || isMoved(before, settings, field));
  const isNewStart = moved.includes('startsAt');
  const warnings = moved.flatMap((field) => clockWarnings(settings, clocks, field));
  if (isNewStart && settings.scheduledStartAt < now) warnings.push({ key: 'startPast' });
  if (isNewStart || before?.regulation !== settings.regulation)
    warnings.push(...seasonWarnings(settings, now));
  if (!before || teams === 0) return warnings;
  const changed = (Object.keys(changes) as (keyof typeof changes)[]).filter((key) =>
    changes[key](before, settings),
  );
  return [...warnings, ...changed.map((key) => ({ key }))];
}

function clockWarnings(settings: TournamentSettings, clocks: Clocks, field: TimeField): Warning[] {
  const at = instantIn(settings, field);
  if (clocks[field] === 'skipped') return [{ key: 'clockSkipped', field, at }];
  return clocks[field] === 'twice' ? [{ key: 'clockTwice', field, at }] : [];
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
