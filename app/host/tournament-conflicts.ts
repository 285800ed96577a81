import type { Locale } from '~/locales/locale';
import { houseRuleFields } from '~/tournaments/house-rule-values';
import { type TournamentSettings, type TournamentValues, valuesOf } from '~/tournaments/tournament-values';
import { seenIn, takeChosen } from '~/ui/form/seen';

export interface SeenTournament {
  version: number;
  seen: Partial<TournamentValues>;
}

/** Fields that only make sense together are merged together. */
const units = {
  name: ['name'],
  rule: ['rule'],
  regulation: ['regulation'],
  format: ['format'],
  sheetKind: ['sheetKind'],
  speciesClause: ['speciesClause'],
  houseRules: houseRuleFields,
  isStrict: ['isStrict'],
  allowsSeveral: ['allowsSeveral'],
  schedule: ['timeZone', 'startsAt', 'deadlineAt', 'endsAt'],
  externalUrl: ['externalUrl'],
  isTest: ['isTest'],
  nameEn: ['nameEn'],
  place: ['place', 'placeUrl'],
  capacity: ['capacity'],
  topCut: ['topCut'],
  contact: ['contact'],
  description: ['descriptionJa', 'descriptionEn'],
  ruleText: ['ruleTextJa', 'ruleTextEn'],
} as const satisfies Record<string, readonly (keyof TournamentValues)[]>;
export type TournamentUnit = keyof typeof units;

export interface Conflict {
  unit: TournamentUnit;
  /** `mine`, unless this organizer did not touch it. */
  suggested: 'mine' | 'theirs';
}

/** Three-way comparison: this organizer and another, who saved meanwhile, both started from `seen`. */
export function conflictsOf(
  mine: TournamentValues,
  theirs: TournamentValues,
  seen: Partial<TournamentValues>,
): Conflict[] {
  const isSame = (unit: TournamentUnit, a: Partial<TournamentValues>, b: TournamentValues) =>
    units[unit].every((field) => a[field] === b[field]);
  return (Object.keys(units) as TournamentUnit[])
    .filter((unit) => !isSame(unit, mine, theirs))
    .map((unit) => ({ unit, suggested: isSame(unit, seen, mine) ? 'theirs' : 'mine' }));
}

export const seenTournament = (form: FormData): SeenTournament => ({
  version: Number(form.get('version')),
  seen: seenIn(form),
});

export const takeTheirs = (form: FormData, current: TournamentSettings, locale: Locale) =>
  takeChosen(form, { ...valuesOf(current, locale) }, units);

export function settingsOf(tournament: TournamentSettings): TournamentSettings {
  const { name, rule, game, regulation, format, sheetKind, speciesClause, timeZone, externalUrl } =
    tournament;
  const { submissionDeadlineAt, scheduledStartAt, endsAt, isTest, houseRules, isStrict, allowsSeveral } =
    tournament;
  const { nameEn, place, placeUrl, capacity, topCut, contact, description, ruleText } = tournament;
  const dates = { submissionDeadlineAt, scheduledStartAt, endsAt };
  return {
    name,
    rule,
    game,
    regulation,
    format,
    sheetKind,
    speciesClause,
    houseRules,
    isStrict,
    allowsSeveral,
    timeZone,
    externalUrl,
    isTest,
    ...dates,
    ...{ nameEn, place, placeUrl, capacity, topCut, contact, description, ruleText },
  };
}
