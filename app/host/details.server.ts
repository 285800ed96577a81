import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { lineField, linesField } from '~/text/line-field.server';
import type { TournamentDetails } from '~/tournaments/detail-values';
import type { InBothLanguages } from '~/tournaments/tournament';
import { urlField } from './url-field.server';

/** Characters, as people count them. */
const longest = { nameEn: 60, place: 80, contact: 200, description: 2000, ruleText: 4000 };
const maxCapacity = 10_000;

const tooLong = (t: Translate, max: number) => ({ max, tooLong: t('host.problems.textTooLong', { max }) });

export const detailShape = (t: Translate) => ({
  nameEn: lineField(tooLong(t, longest.nameEn)),
  place: lineField(tooLong(t, longest.place)),
  placeUrl: urlField(t),
  capacity: z
    .string()
    .optional()
    .transform((typed = '', context): number | null => {
      const text = typed.normalize('NFKC').trim();
      if (!text) return null;
      const count = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
      if (count >= 1 && count <= maxCapacity) return count;
      context.addIssue({ code: 'custom', message: t('host.problems.capacity', { max: maxCapacity }) });
      return null;
    }),
  contact: lineField(tooLong(t, longest.contact)),
  descriptionJa: linesField(tooLong(t, longest.description)),
  descriptionEn: linesField(tooLong(t, longest.description)),
  ruleTextJa: linesField(tooLong(t, longest.ruleText)),
  ruleTextEn: linesField(tooLong(t, longest.ruleText)),
});

type TypedDetails = z.infer<z.ZodObject<ReturnType<typeof detailShape>>>;

const inBoth = (ja: string, en: string): InBothLanguages | null => (ja || en ? { ja, en } : null);

export const detailsOf = (typed: TypedDetails): TournamentDetails => ({
  nameEn: typed.nameEn,
  place: typed.place,
  placeUrl: typed.placeUrl,
  capacity: typed.capacity,
  contact: typed.contact,
  description: inBoth(typed.descriptionJa, typed.descriptionEn),
  ruleText: inBoth(typed.ruleTextJa, typed.ruleTextEn),
});
