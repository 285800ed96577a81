import { z } from 'zod';
import { maxDrawn } from '~/judging/check-draw.server';
import type { Translate } from '~/locales/i18n';

const isNumber = /^\d{1,6}$/;

/** How many, of whom, and how many draws there were on the page. */
export const drawForm = (t: Translate) =>
  z.object({
    count: z
      .string()
      .optional()
      .transform((typed = '', context) => {
        const plain = typed.normalize('NFKC').trim();
        const count = isNumber.test(plain) ? Number(plain) : 0;
        if (count < 1 || count > maxDrawn) {
          context.addIssue({ code: 'custom', message: t('judging.draw.countInvalid', { max: maxDrawn }) });
          return z.NEVER;
        }
        return count;
      }),
    fresh: z
      .string()
      .optional()
      .transform((typed) => typed === 'on'),
    seen: z
      .string()
      .optional()
      .transform((typed = '') => (isNumber.test(typed) ? Number(typed) : -1)),
  });
