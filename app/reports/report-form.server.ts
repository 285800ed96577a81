import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { linesField } from '~/text/line-field.server';
import { evenIfWrong } from '~/ui/form/parse-form';
import { causes, reportLimits } from './report';

const other = 'other';

export const reportFields = (t: Translate) =>
  z
    .object({
      cause: z.enum(causes, { error: t('reports.problems.causeRequired') }),
      text: linesField({
        max: reportLimits.text,
        tooLong: t('reports.problems.textTooLong', { max: reportLimits.text }),
      }),
      contact: z.string().optional(),
    })
    .superRefine(({ cause, text }, context) => {
      if (cause === other && !text)
        context.addIssue({ code: 'custom', path: ['text'], message: t('reports.problems.textRequired') });
    }, evenIfWrong);

export const decisionFields = (t: Translate) =>
  z
    .object({
      version: z.coerce.number().int().catch(-1),
      cause: z.enum(causes, { error: t('reports.problems.decisionRequired') }),
      reason: linesField({
        max: reportLimits.reason,
        tooLong: t('reports.problems.reasonTooLong', { max: reportLimits.reason }),
      }),
    })
    .superRefine(({ cause, reason }, context) => {
      if (cause === other && !reason)
        context.addIssue({ code: 'custom', path: ['reason'], message: t('reports.problems.reasonRequired') });
    }, evenIfWrong);

export const restoreFields = (t: Translate) =>
  z.object({
    note: linesField({
      max: reportLimits.note,
      required: t('reports.problems.noteRequired'),
      tooLong: t('reports.problems.noteTooLong', { max: reportLimits.note }),
    }),
  });
