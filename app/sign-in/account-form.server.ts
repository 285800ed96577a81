import { z } from 'zod';
import { emailAddress, isMailable } from '~/accounts/email-address';
import { passwordProblem } from '~/accounts/password.server';
import type { Owner } from '~/accounts/passwords/guessable';
import { checkPlayer, nobody, plainPlayer } from '~/accounts/player';
import type { Translate } from '~/locales/i18n';
import { locales } from '~/locales/locale';
import { evenIfWrong } from '~/ui/form/parse-form';

/** Passwords are never sent back. */
export const hidden = { hideFields: ['password', 'currentPassword'] };

export const emailField = (t: Translate) =>
  z
    .string({ error: t('accounts.problems.emailRequired') })
    .max(1000, t('accounts.problems.emailInvalid'))
    .transform((text, context) => {
      const address = emailAddress(text);
      if (!address) context.addIssue({ code: 'custom', message: t('accounts.problems.emailInvalid') });
      return address ?? z.NEVER;
    });

/** An address that mails will go to. */
export const newEmailField = (t: Translate) =>
  emailField(t).refine(isMailable, t('accounts.problems.emailUnmailable'));

export const passwordField = (t: Translate) => z.string({ error: t('accounts.problems.passwordRequired') });

export const newPasswordField = (t: Translate, owner: Owner = {}) =>
  passwordField(t).superRefine((password, context) => {
    const problem = passwordProblem(password, owner);
    if (problem) context.addIssue({ code: 'custom', message: t(`accounts.problems.${problem}`) });
  });

const text = z.string().default('');
// UTF-16 code units. Longer texts exceed every field's limit, so cutting them spares counting their characters.
const maxUnits = 400;

/** Profile fields: the rules of the team form, but with only the name required. */
export const profileFields = (t: Translate) =>
  z
    .object({
      displayName: text,
      saidName: text,
      discordId: text,
      twitterId: text,
      tonamelId: text,
      locale: z.enum(locales).optional().catch(undefined),
    })
    .transform(({ locale = null, ...player }, context) => {
      for (const name of keysOf(player)) player[name] = player[name].slice(0, maxUnits);
      for (const { path, key, params } of checkPlayer(player, ['displayName']))
        context.addIssue({
          code: 'custom',
          path: [path],
          message: t(`teams.problems.${key}`, params ?? {}),
        });
      return { ...plainPlayer(player), locale };
    });

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

const displayNameField = (t: Translate) =>
  text.transform((input, context) => {
    const nameOnly = { ...nobody, displayName: input.slice(0, maxUnits) };
    for (const { key, params } of checkPlayer(nameOnly, ['displayName']))
      context.addIssue({ code: 'custom', message: t(`teams.problems.${key}`, params ?? {}) });
    return plainPlayer(nameOnly).displayName;
  });

// A field that failed its own check isn't a string here.
const ifText = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const signUpFields = (t: Translate) =>
  z
    .object({ displayName: displayNameField(t), email: newEmailField(t), password: passwordField(t) })
    .superRefine(({ email, displayName, password }, context) => {
      const problem = passwordProblem(ifText(password) ?? '', {
        email: ifText(email),
        displayName: ifText(displayName),
      });
      if (problem)
        context.addIssue({ code: 'custom', path: ['password'], message: t(`accounts.problems.${problem}`) });
    }, evenIfWrong);
