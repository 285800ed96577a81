import { z } from 'zod';
import { isId } from '~/db/ids';
import type { Translate } from '~/locales/i18n';
import { lineField, linesField } from '~/text/line-field.server';
import { externalUrl } from '~/ui/safe-url';
import { roles } from '../permission';
import { requestLimits } from './role-request';

const purposeField = (t: Translate) =>
  linesField({
    max: requestLimits.purpose,
    required: t('requests.problems.purposeRequired'),
    tooLong: t('requests.problems.purposeTooLong', { max: requestLimits.purpose }),
  });

const linksField = (t: Translate) =>
  z
    .string()
    .optional()
    .transform((input = '', context) => {
      const lines = input.slice(0, 5000).split(/\s+/).filter(Boolean);
      const urls = lines.map((line) => externalUrl(line));
      if (lines.length > requestLimits.links) {
        const message = t('requests.problems.tooManyLinks', { max: requestLimits.links });
        context.addIssue({ code: 'custom', message });
      } else if (urls.some((url) => !url || url.length > requestLimits.link)) {
        context.addIssue({ code: 'custom', message: t('requests.problems.linkInvalid') });
      }
      return urls.join('\n');
    });

export const groupNameField = (t: Translate) =>
  lineField({
    max: requestLimits.groupName,
    required: t('requests.problems.groupNameRequired'),
    tooLong: t('requests.problems.groupNameTooLong', { max: requestLimits.groupName }),
  });

export const newGroupFields = (t: Translate) =>
  z.object({
    groupName: groupNameField(t),
    purpose: purposeField(t),
    links: linksField(t),
  });

export const joinFields = (t: Translate) =>
  z.object({
    groupId: z
      .string({ error: t('requests.problems.groupRequired') })
      .refine(isId, t('requests.problems.groupRequired')),
    role: z.enum(roles, { error: t('groups.member.problems.roleRequired') }),
    purpose: purposeField(t),
  });

export const answerField = (t: Translate, required: boolean) =>
  linesField({
    max: requestLimits.answer,
    required: required ? t('requests.problems.answerRequired') : undefined,
    tooLong: t('requests.problems.answerTooLong', { max: requestLimits.answer }),
  });
