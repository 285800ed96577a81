import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import { emailAddress } from './email-address';

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
