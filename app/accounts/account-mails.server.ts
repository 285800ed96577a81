import type { AppLoadContext } from '@remix-run/cloudflare';
import { translatorFor } from '~/locales/i18n';
import { type Locale, localePath } from '~/locales/locale';
import { deliver, sendMail } from './mail.server';
import { linkHours, makeMailLink } from './mail-link.server';
import { keepWhereTo } from './sign-in/where-to';
import { findUserByEmail } from './user.server';

interface SignUp {
  email: string;
  displayName: string;
  passwordHash: string;
}

/** Writes in the language that the account has chosen, else in that of the request. */
function writer(request: Request, { env, locale: shown }: AppLoadContext, locale?: Locale | null) {
  const { origin, pathname, search } = new URL(request.url);
  const site = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : origin;
  const current = locale ? `/${locale}` : pathname;
  return {
    t: translatorFor(locale ?? shown),
    urlOf: (path: string) => site + localePath(current, path),
    wayInOf: (path: string) => site + localePath(current, keepWhereTo(path, search)),
  };
}

/** False when not accepted. For an account that exists a reminder, by the same steps: time tells nothing. */
export async function mailSignUp(request: Request, context: AppLoadContext, signUp: SignUp, now: Date) {
  const { db, env } = context;
  const user = await findUserByEmail(db, signUp.email);
  const token = await makeMailLink(db, { purpose: 'signUp', ...signUp }, now);
  const { t, wayInOf } = writer(request, context, user?.locale);
  const text = user
    ? t('accounts.mails.known.text', { signIn: wayInOf('/sign-in'), forgot: wayInOf('/forgot-password') })
    : t('accounts.mails.signUp.text', {
        url: wayInOf(`/verify-email?token=${token}`),
        hours: linkHours.signUp,
      });
  const subject = t(user ? 'accounts.mails.known.subject' : 'accounts.mails.signUp.subject');
  return deliver(db, env, { to: signUp.email, subject, text }, now);
}

export async function mailResetLink(request: Request, context: AppLoadContext, email: string, now: Date) {
  const { db, env } = context;
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const { t, wayInOf } = writer(request, context, user.locale);
  const token = await makeMailLink(db, { purpose: 'resetPassword', email }, now);
  const url = wayInOf(`/reset-password?token=${token}`);
  const text = t('accounts.mails.reset.text', { url, hours: linkHours.resetPassword });
  await sendMail(db, env, { to: email, subject: t('accounts.mails.reset.subject'), text });
}

interface Person {
  userId: string;
  email: string;
  locale: Locale | null;
}

/** To the new address a link, or word of its account; to the old one a warning. False without the first. */
export async function mailEmailChange(
  request: Request,
  context: AppLoadContext,
  person: Person,
  email: string,
  now: Date,
) {
  const { db, env } = context;
  const { t, urlOf } = writer(request, context, person.locale);
  const isTaken = (await findUserByEmail(db, email)) !== undefined;
  const token = await makeMailLink(db, { purpose: 'changeEmail', email, userId: person.userId }, now);
  const text = isTaken
    ? t('accounts.mails.emailTaken.text')
    : t('accounts.mails.changeEmail.text', {
        url: urlOf(`/confirm-email?token=${token}`),
        hours: linkHours.changeEmail,
      });
  const subject = t(isTaken ? 'accounts.mails.emailTaken.subject' : 'accounts.mails.changeEmail.subject');
  if (!(await deliver(db, env, { to: email, subject, text }, now))) return false;
  const warning = t('accounts.mails.emailAsked.text', { email, password: urlOf('/mypage/password') });
  await deliver(
    db,
    env,
    { to: person.email, subject: t('accounts.mails.emailAsked.subject'), text: warning },
    now,
  );
  return true;
}

export type Notice = 'passwordChanged' | 'emailChanged' | 'googleLinked' | 'accountDeleted';

export async function mailNotice(
  request: Request,
  context: AppLoadContext,
  notice: Notice,
  { email, locale }: Omit<Person, 'userId'>,
) {
  const { t, urlOf } = writer(request, context, locale);
  const text = t(`accounts.mails.${notice}.text`, { forgot: urlOf('/forgot-password') });
  const subject = t(`accounts.mails.${notice}.subject`);
  await sendMail(context.db, context.env, { to: email, subject, text });
}
