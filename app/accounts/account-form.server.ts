import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { countCharacters, mostCharacters, plainText } from '~/teams/team-sheet';
import { emailAddress } from './email-address';
import { passwordProblem } from './password.server';

/** Passwords are never sent back. */
export const hidden = { hideFields: ['password'] };

/** A form's address, folded; what is wrong with it in the person's language. */
export const emailField = (t: Translate) =>
  z
    .string({ error: t('accounts.problems.emailRequired') })
    .max(1000, t('accounts.problems.emailInvalid'))
    .transform((text, context) => {
      const address = emailAddress(text);
      if (!address) context.addIssue({ code: 'custom', message: t('accounts.problems.emailInvalid') });
      return address ?? z.NEVER;
    });

export const passwordField = (t: Translate) => z.string({ error: t('accounts.problems.passwordRequired') });

/** A password that somebody chooses; `email` is the account's address where it is known. */
export const newPasswordField = (t: Translate, email = '') =>
  passwordField(t).superRefine((password, context) => {
    const problem = passwordProblem(password, email);
    if (problem) context.addIssue({ code: 'custom', message: t(`accounts.problems.${problem}`) });
  });

const displayNameField = (t: Translate) =>
  z
    .string({ error: t('accounts.problems.displayNameRequired') })
    .transform((text) => plainText(text.slice(0, 1000)))
    .superRefine((name, context) => {
      const tooLong =
        countCharacters(name) > mostCharacters.displayName || name.length > mostCharacters.displayName * 8;
      if (name && !tooLong) return;
      const key = name ? 'displayNameTooLong' : 'displayNameRequired';
      context.addIssue({ code: 'custom', message: t(`accounts.problems.${key}`) });
    });

export const signUpFields = (t: Translate) =>
  z
    .object({ displayName: displayNameField(t), email: emailField(t), password: newPasswordField(t) })
    .superRefine(({ email, password }, context) => {
      const problem = passwordProblem(password, email);
      if (problem)
        context.addIssue({ code: 'custom', path: ['password'], message: t(`accounts.problems.${problem}`) });
    });
