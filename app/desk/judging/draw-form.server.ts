import { z } from 'zod';
import { maxDrawn } from '~/judging/check-draw.server';
import type { Translate } from '~/locales/i18n';

const isNumber = /^\d{1,6}$/;

/** `seen`: number of draws on the page, for optimistic concurrency; -1 if invalid. */
export const drawForm = (t: Translate) =>
  z.object({
    count: z
      .string()
      .optional()
      .transform((input = '', context) => {
        const plain = input.normalize('NFKC').trim();
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
      .transform((input) => input === 'on'),
    seen: z
      .string()
      .optional()
      .transform((input = '') => (isNumber.test(input) ? Number(input) : -1)),
  });
