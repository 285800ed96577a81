import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { type Game, games } from '~/pokedex/game';
import { findRegulation } from '~/pokedex/regulations';
import { ruledNames } from '~/pokedex/ruled-names';
import { nextRegulation } from '~/pokedex/seasons';
import { lineField } from '~/text/line-field.server';
import { knownTimeZone } from '~/time/instant';
import { instantOf } from '~/time/zoned-time';
import { formats, rules, sheetKinds } from '~/tournaments/tournament';
import { ownRegulation, type TournamentSettings } from '~/tournaments/tournament-values';
import { evenIfWrong } from '~/ui/form/parse-form';
import { detailShape, tournamentDetailsOf } from './details.server';
import { houseRuleShape, houseRulesOf, ruledBothWays } from './house-rules.server';
import type { Clocks } from './tournament-warnings';
import { urlField } from './url-field.server';

const maxNameLength = 60;
const hour = 3_600_000;
const defaultHours = 8;

export interface ParsedTournament {
  settings: TournamentSettings;
  clocks: Clocks;
}

/** `before`: the saved deadline, which may stay even if it was moved beyond the start. */
export const tournamentFields = (
  t: Translate,
  locale: Locale,
  before?: Pick<TournamentSettings, 'submissionDeadlineAt'>,
) =>
  z
    .object({
      name: lineField({
        max: maxNameLength,
        required: t('host.problems.nameRequired'),
        tooLong: t('host.problems.nameTooLong', { max: maxNameLength }),
      }),
      rule: z.enum(rules, { error: t('host.problems.choose') }),
      regulation: regulationField(t),
      format: z.enum(formats, { error: t('host.problems.choose') }),
      sheetKind: z.enum(sheetKinds as ['ots', 'cts'], { error: t('host.problems.choose') }),
      speciesClause: z.boolean().optional().default(false),
      isStrict: z.boolean().optional().default(false),
      allowsSeveral: z.boolean().optional().default(false),
      ...houseRuleShape(t, locale),
      timeZone: z
        .string({ error: t('host.problems.choose') })
        .refine((zone) => zone.length <= 64 && knownTimeZone(zone) === zone, t('host.problems.choose')),
      startsAt: z.string({ error: t('host.problems.startRequired') }),
      deadlineAt: z.string().optional(),
      endsAt: z.string().optional(),
      externalUrl: urlField(t),
      ...detailShape(t),
      isTest: z.boolean().optional().default(false),
    })
    .superRefine((input, context) => {
      const refuse = (field: string, message: string) => {
        context.addIssue({ code: 'custom', path: [field], message });
      };
      const { start, deadline, end, wrong } = datesOf(input);
      for (const field of wrong) refuse(field, t('host.problems.dateInvalid'));
      const isMoved = deadline?.at.getTime() !== before?.submissionDeadlineAt.getTime();
      if (start && deadline && deadline.at > start.at && isMoved)
        refuse('deadlineAt', t('host.problems.deadlineAfterStart'));
      if (start && end && end.at <= start.at) refuse('endsAt', t('host.problems.endBeforeStart'));
      for (const { field, keys, list } of ruledBothWays(input)) {
        const names = ruledNames(list, keys, locale)
          .slice(0, 3)
          .join(locale === 'ja' ? '、' : ', ');
        refuse(field, t('host.problems.ruledBoth', { names }));
      }
    }, evenIfWrong)
    .transform((input): ParsedTournament => {
      const { start, deadline, end } = datesOf(input);
      const startsAt = start?.at ?? new Date(0);
      const { name, rule, format, sheetKind, speciesClause, isStrict, timeZone, externalUrl, isTest } = input;
      const { allowsSeveral } = input;
      return {
        settings: {
          ...{ name, rule, format, sheetKind, speciesClause, isStrict, timeZone, externalUrl, isTest },
          allowsSeveral,
          ...input.regulation,
          ...tournamentDetailsOf(input),
          houseRules: houseRulesOf(input),
          scheduledStartAt: startsAt,
          submissionDeadlineAt: deadline?.at ?? startsAt,
          endsAt: end?.at ?? new Date(startsAt.getTime() + defaultHours * hour),
        },
        clocks: {
          startsAt: start?.clock ?? 'once',
          deadlineAt: deadline?.clock ?? 'once',
          endsAt: end?.clock ?? 'once',
        },
      };
    });

type DateField = 'startsAt' | 'deadlineAt' | 'endsAt';

function datesOf(input: Partial<Record<DateField | 'timeZone', string>>) {
  const { timeZone = '' } = input;
  const isZone = knownTimeZone(timeZone) === timeZone;
  const read = (field: DateField) => (isZone && input[field] ? instantOf(input[field], timeZone) : undefined);
  const dates = { startsAt: read('startsAt'), deadlineAt: read('deadlineAt'), endsAt: read('endsAt') };
  return {
    start: dates.startsAt,
    deadline: dates.deadlineAt,
    end: dates.endsAt,
    wrong: (Object.keys(dates) as DateField[]).filter((field) => isZone && input[field] && !dates[field]),
  };
}

const regulationField = (t: Translate) =>
  z
    .string({ error: t('host.problems.choose') })
    .transform((id, context): { game: Game; regulation: string | null } => {
      const known = findRegulation(id);
      if (known) return { game: known.game, regulation: known.id };
      const next = games.find((game) => nextRegulation(game) === id);
      if (next) return { game: next, regulation: id };
      const own = games.find((game) => ownRegulation(game) === id);
      if (!own) context.addIssue({ code: 'custom', message: t('host.problems.choose') });
      return { game: own ?? 'champions', regulation: null };
    });
