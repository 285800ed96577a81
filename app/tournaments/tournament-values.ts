import type { Locale } from '~/locales/locale';
import type { Game } from '~/pokedex/game';
import type { HouseRules } from '~/pokedex/house-rules';
import { localOf } from '~/time/zoned-time';
import { type DetailValues, detailValues, type TournamentDetails } from './detail-values';
import { type HouseRuleValues, houseRuleValues } from './house-rule-values';
import type { Format, Rule, SheetKind } from './tournament';

export interface TournamentSettings extends TournamentDetails {
  name: string;
  rule: Rule;
  game: Game;
  regulation: string | null;
  format: Format;
  sheetKind: SheetKind;
  speciesClause: boolean;
  houseRules: HouseRules | null;
  isStrict: boolean;
  allowsSeveral: boolean;
  submissionDeadlineAt: Date;
  scheduledStartAt: Date;
  endsAt: Date;
  timeZone: string;
  externalUrl: string | null;
  isTest: boolean;
}

/** Form fields: times as the clock of `timeZone` shows them, `on` for a checked box. */
export interface TournamentValues extends HouseRuleValues, DetailValues {
  name: string;
  rule: string;
  /** A regulation's id, `{game}-next` or `{game}-own`. */
  regulation: string;
  format: string;
  sheetKind: string;
  speciesClause: string;
  isStrict: string;
  allowsSeveral: string;
  timeZone: string;
  startsAt: string;
  deadlineAt: string;
  endsAt: string;
  externalUrl: string;
  isTest: string;
}

export const ownRegulation = (game: Game) => `${game}-own`;

export function valuesOf(settings: TournamentSettings, locale: Locale): TournamentValues {
  const { timeZone } = settings;
  return {
    ...houseRuleValues(settings.houseRules, locale),
    ...detailValues(settings),
    name: settings.name,
    rule: settings.rule,
    regulation: settings.regulation ?? ownRegulation(settings.game),
    format: settings.format,
    sheetKind: settings.sheetKind,
    speciesClause: settings.speciesClause ? 'on' : '',
    isStrict: settings.isStrict ? 'on' : '',
    allowsSeveral: settings.allowsSeveral ? 'on' : '',
    timeZone,
    startsAt: localOf(settings.scheduledStartAt, timeZone),
    deadlineAt: localOf(settings.submissionDeadlineAt, timeZone),
    endsAt: localOf(settings.endsAt, timeZone),
    externalUrl: settings.externalUrl ?? '',
    isTest: settings.isTest ? 'on' : '',
  };
}
