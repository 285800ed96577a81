import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { lineField, linesField } from '~/text/line-field.server';
import type { TournamentDetails } from '~/tournaments/detail-values';
import { topCuts } from '~/tournaments/top-cut';
import type { InBothLanguages } from '~/tournaments/tournament';
import { urlField } from './url-field.server';

const maxLengths = { nameEn: 60, place: 80, contact: 200, description: 2000, ruleText: 4000 };
const maxCapacity = 10_000;

const tooLong = (t: Translate, max: number) => ({ max, tooLong: t('host.problems.textTooLong', { max }) });

export const detailShape = (t: Translate) => ({
  nameEn: lineField(tooLong(t, maxLengths.nameEn)),
  place: lineField(tooLong(t, maxLengths.place)),
  placeUrl: urlField(t),
  capacity: z
    .string()
    .optional()
    .transform((input = '', context): number | null => {
      const text = input.normalize('NFKC').trim();
      if (!text) return null;
      const count = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
      if (count >= 1 && count <= maxCapacity) return count;
      context.addIssue({ code: 'custom', message: t('host.problems.capacity', { max: maxCapacity }) });
      return null;
    }),
  topCut: z
    .enum(['', ...topCuts.map(String)], { error: t('host.problems.choose') })
    .optional()
    .transform((said) => topCuts.find((size) => String(size) === said) ?? null),
  contact: lineField(tooLong(t, maxLengths.contact)),
  descriptionJa: linesField(tooLong(t, maxLengths.description)),
  descriptionEn: linesField(tooLong(t, maxLengths.description)),
  ruleTextJa: linesField(tooLong(t, maxLengths.ruleText)),
  ruleTextEn: linesField(tooLong(t, maxLengths.ruleText)),
});

type DetailInput = z.infer<z.ZodObject<ReturnType<typeof detailShape>>>;

const inBoth = (ja: string, en: string): InBothLanguages | null => (ja || en ? { ja, en } : null);

export const tournamentDetailsOf = (input: DetailInput): TournamentDetails => ({
  nameEn: input.nameEn,
  place: input.place,
  placeUrl: input.placeUrl,
  capacity: input.capacity,
  topCut: input.topCut,
  contact: input.contact,
  description: inBoth(input.descriptionJa, input.descriptionEn),
  ruleText: inBoth(input.ruleTextJa, input.ruleTextEn),
});
