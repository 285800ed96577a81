import { z } from 'zod';
import { maxCharacters } from '~/accounts/player';
import { isId } from '~/db/ids';
import type { Translate } from '~/locales/i18n';
import { lineField } from '~/text/line-field.server';
import { type Role, roles } from './permission';

const named = (t: Translate, name: 'displayName' | 'tonamelId') => {
  const max = maxCharacters[name];
  return lineField({
    max,
    required: t(`groups.member.problems.${name}Required`),
    tooLong: t(`groups.member.problems.${name}TooLong`, { max }),
    plainLetters: name === 'tonamelId',
  });
};

export const memberNameFields = (t: Translate) =>
  z.object({ displayName: named(t, 'displayName'), tonamelId: named(t, 'tonamelId') });

export const memberFields = (t: Translate, grantable: readonly Role[] = roles) =>
  memberNameFields(t).extend({
    uid: z.string({ error: t('groups.member.problems.uidRequired') }).transform((input, context) => {
      const uid = input.slice(0, 200).normalize('NFKC').replace(/\s/g, '').toLowerCase();
      if (!isId(uid)) context.addIssue({ code: 'custom', message: t('groups.member.problems.uidInvalid') });
      return uid;
    }),
    role: z.enum(grantable, { error: t('groups.member.problems.roleRequired') }),
  });
