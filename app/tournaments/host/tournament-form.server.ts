import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { type Game, games } from '~/pokedex/game';
import { findRegulation } from '~/pokedex/regulations';
import { ruledNames } from '~/pokedex/ruled-names';
import { lineField } from '~/text/line-field.server';
import { knownTimeZone } from '~/time/instant';
import { instantOf } from '~/time/zoned-time';
import { formats, rules, sheetKinds } from '~/tournaments/tournament';
import { detailShape, detailsOf } from './details.server';
import { houseRuleShape, houseRulesOf } from './house-rules.server';
import { ownRegulation, type TournamentSettings } from './tournament-values';
import type { Clocks } from './tournament-warnings';
import { urlField } from './url-field.server';

/** Characters, as people count them. */
const maxNameLength = 60;
const hour = 3_600_000;
/** An end that is not typed is this long after the start. */
const usualHours = 8;

export interface ParsedTournament {
  settings: TournamentSettings;
  clocks: Clocks;
}

/** `before`: as it is saved. A deadline that was moved beyond the start may stay where it is. */
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
    .transform((typed, context): ParsedTournament => {
      const refuse = (field: string, message: string) => {
        context.addIssue({ code: 'custom', path: [field], message });
      };
      const read = (field: 'startsAt' | 'deadlineAt' | 'endsAt') => {
        const text = typed[field];
        const found = text ? instantOf(text, typed.timeZone) : undefined;
        if (text && !found) refuse(field, t('host.problems.dateInvalid'));
        return found;
      };
      const start = read('startsAt');
      const deadline = read('deadlineAt');
      const end = read('endsAt');
      const startsAt = start?.at ?? new Date(0);
      const deadlineAt = deadline?.at ?? startsAt;
      const endsAt = end?.at ?? new Date(startsAt.getTime() + usualHours * hour);
      const isMoved = deadlineAt.getTime() !== before?.submissionDeadlineAt.getTime();
      if (start && deadline && deadlineAt > startsAt && isMoved)
        refuse('deadlineAt', t('host.problems.deadlineAfterStart'));
      if (start && end && endsAt <= startsAt) refuse('endsAt', t('host.problems.endBeforeStart'));
      const houseRules = houseRulesOf(typed, (field, keys, list) => {
        const names = ruledNames(list, keys, locale)
          .slice(0, 3)
          .join(locale === 'ja' ? '、' : ', ');
        refuse(field, t('host.problems.ruledBoth', { names }));
      });
      const { name, rule, format, sheetKind, speciesClause, isStrict, timeZone, externalUrl, isTest } = typed;
      const { allowsSeveral } = typed;
      return {
        settings: {
          ...{ name, rule, format, sheetKind, speciesClause, isStrict, timeZone, externalUrl, isTest },
          allowsSeveral,
          ...typed.regulation,
          ...detailsOf(typed),
          houseRules,
          scheduledStartAt: startsAt,
          submissionDeadlineAt: deadlineAt,
          endsAt,
        },
        clocks: {
          startsAt: start?.clock ?? 'once',
          deadlineAt: deadline?.clock ?? 'once',
          endsAt: end?.clock ?? 'once',
        },
      };
    });

const regulationField = (t: Translate) =>
  z
    .string({ error: t('host.problems.choose') })
    .transform((id, context): { game: Game; regulation: string | null } => {
      const known = findRegulation(id);
      if (known) return { game: known.game, regulation: known.id };
      const own = games.find((game) => ownRegulation(game) === id);
      if (!own) context.addIssue({ code: 'custom', message: t('host.problems.choose') });
      return { game: own ?? 'champions', regulation: null };
    });
