import type { AppLoadContext } from '@remix-run/cloudflare';
import { detectLocale } from '~/locales/detect.server';
import { translatorFor } from '~/locales/i18n';
import { localePath } from '~/locales/locale';
import { sendMail } from './mail.server';
import { linkHours, makeMailLink } from './mail-link.server';
import { findUserByEmail } from './user.server';
import { keepWhereTo } from './where-to';

interface SignUp {
  email: string;
  displayName: string;
  passwordHash: string;
}

async function writer(request: Request, { env }: AppLoadContext) {
  const { origin, pathname, search } = new URL(request.url);
  const locale = await detectLocale(request);
  const site = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : origin;
  return {
    t: translatorFor(locale),
    urlOf: (path: string) => site + localePath(pathname, keepWhereTo(path, search)),
  };
}

/** The mail after a sign-up: a link, or to somebody who has an account already, a reminder of that. */
export async function mailSignUp(request: Request, context: AppLoadContext, signUp: SignUp, now: Date) {
  const { db, env } = context;
  const { t, urlOf } = await writer(request, context);
  if (await findUserByEmail(db, signUp.email)) {
    const text = t('accounts.mails.known.text', {
      signIn: urlOf('/sign-in'),
      forgot: urlOf('/forgot-password'),
    });
    return sendMail(db, env, { to: signUp.email, subject: t('accounts.mails.known.subject'), text });
  }
  const token = await makeMailLink(db, { purpose: 'signUp', ...signUp }, now);
  const url = urlOf(`/verify-email?token=${token}`);
  const text = t('accounts.mails.signUp.text', { url, hours: linkHours.signUp });
  return sendMail(db, env, { to: signUp.email, subject: t('accounts.mails.signUp.subject'), text });
}

/** The mail to somebody who forgot the password; none when nobody has this address. */
export async function mailResetLink(request: Request, context: AppLoadContext, email: string, now: Date) {
  const { db, env } = context;
  if (!(await findUserByEmail(db, email))) return;
  const { t, urlOf } = await writer(request, context);
  const token = await makeMailLink(db, { purpose: 'resetPassword', email }, now);
  const url = urlOf(`/reset-password?token=${token}`);
  const text = t('accounts.mails.reset.text', { url, hours: linkHours.resetPassword });
  await sendMail(db, env, { to: email, subject: t('accounts.mails.reset.subject'), text });
}
