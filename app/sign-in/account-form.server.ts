import { z } from 'zod';
import { emailAddress } from '~/accounts/email-address';
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

export const passwordField = (t: Translate) => z.string({ error: t('accounts.problems.passwordRequired') });

/** A password that somebody chooses, who is known as far as they are. */
export const newPasswordField = (t: Translate, owner: Owner = {}) =>
  passwordField(t).superRefine((password, context) => {
    const problem = passwordProblem(password, owner);
    if (problem) context.addIssue({ code: 'custom', message: t(`accounts.problems.${problem}`) });
  });

const text = z.string().default('');
// Longer texts are too long for every field; counting their characters would only take time.
const longest = 400;

/** A profile: the rules of the team form, where only a name is required. */
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
    .transform(({ locale = null, ...typed }, context) => {
      const player = typed;
      for (const name of keysOf(player)) player[name] = player[name].slice(0, longest);
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
  text.transform((typed, context) => {
    const nameOnly = { ...nobody, displayName: typed.slice(0, longest) };
    for (const { key, params } of checkPlayer(nameOnly, ['displayName']))
      context.addIssue({ code: 'custom', message: t(`teams.problems.${key}`, params ?? {}) });
    return plainPlayer(nameOnly).displayName;
  });

// An address that is none has become something else.
const ifText = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const signUpFields = (t: Translate) =>
  z
    .object({ displayName: displayNameField(t), email: emailField(t), password: passwordField(t) })
    .superRefine(({ email, displayName, password }, context) => {
      const problem = passwordProblem(ifText(password) ?? '', {
        email: ifText(email),
        displayName: ifText(displayName),
      });
      if (problem)
        context.addIssue({ code: 'custom', path: ['password'], message: t(`accounts.problems.${problem}`) });
    }, evenIfWrong);
