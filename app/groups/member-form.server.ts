import { z } from 'zod';
import { maxCharacters } from '~/accounts/player';
import { isId } from '~/db/ids';
import type { Translate } from '~/locales/i18n';
import { lineField } from '~/text/line-field.server';
import { roles } from './permission';

export const memberFields = (t: Translate) => {
  const named = (name: 'displayName' | 'tonamelId') => {
    const max = maxCharacters[name];
    return lineField({
      max,
      required: t(`groups.member.problems.${name}Required`),
      tooLong: t(`groups.member.problems.${name}TooLong`, { max }),
      plainLetters: name === 'tonamelId',
    });
  };
  return z.object({
    uid: z.string({ error: t('groups.member.problems.uidRequired') }).transform((typed, context) => {
      const uid = typed.slice(0, 200).normalize('NFKC').replace(/\s/g, '').toLowerCase();
      if (!isId(uid)) context.addIssue({ code: 'custom', message: t('groups.member.problems.uidInvalid') });
      return uid;
    }),
    displayName: named('displayName'),
    tonamelId: named('tonamelId'),
    role: z.enum(roles, { error: t('groups.member.problems.roleRequired') }),
  });
};
