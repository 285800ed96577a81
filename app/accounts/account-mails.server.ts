import type { AppLoadContext } from '@remix-run/cloudflare';
import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { deliver, sendMail } from './mail.server';
import { linkHours, makeMailLink } from './mail-link.server';
import { deviceName, deviceOf } from './settings/device';
import { keepWhereTo } from './sign-in/where-to';
import { findAccount, findUserByEmail } from './user.server';
import { mailWriter } from './write-mail.server';

interface SignUp {
  email: string;
  displayName: string;
  passwordHash: string;
}

/** A way in leads on to where the person wanted to go. */
const asWayIn = (request: Request, path: string) => keepWhereTo(path, new URL(request.url).search);

/** False when not accepted. For an account that exists a reminder, by the same steps: time tells nothing. */
export async function mailSignUp(request: Request, context: AppLoadContext, signUp: SignUp, now: Date) {
  const { db, env } = context;
  const user = await findUserByEmail(db, signUp.email);
  const token = await makeMailLink(db, { purpose: 'signUp', ...signUp }, now);
  const { t, urlOf, write } = mailWriter(request, context, user?.locale);
  const wayInOf = (path: string) => urlOf(asWayIn(request, path));
  const said = user
    ? {
        subject: t('accounts.mails.known.subject'),
        text: t('accounts.mails.known.text', {
          signIn: wayInOf('/sign-in'),
          forgot: wayInOf('/forgot-password'),
        }),
      }
    : {
        subject: t('accounts.mails.signUp.subject'),
        text: t('accounts.mails.signUp.text', {
          url: wayInOf(`/verify-email?token=${token}`),
          count: linkHours.signUp,
        }),
      };
  return deliver(db, env, write({ to: signUp.email, why: 'entered', ...said }), now);
}

export async function mailResetLink(request: Request, context: AppLoadContext, email: string, now: Date) {
  const { db, env } = context;
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const { t, urlOf, write } = mailWriter(request, context, user.locale);
  const token = await makeMailLink(db, { purpose: 'resetPassword', email }, now);
  const url = urlOf(asWayIn(request, `/reset-password?token=${token}`));
  const subject = t('accounts.mails.reset.subject');
  const text = t('accounts.mails.reset.text', { url, count: linkHours.resetPassword });
  await sendMail(db, env, write({ to: email, why: 'entered', subject, text }));
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
  const { t, urlOf, write } = mailWriter(request, context, person.locale);
  const isTaken = (await findUserByEmail(db, email)) !== undefined;
  const token = await makeMailLink(db, { purpose: 'changeEmail', email, userId: person.userId }, now);
  const said = isTaken
    ? { subject: t('accounts.mails.emailTaken.subject'), text: t('accounts.mails.emailTaken.text') }
    : {
        subject: t('accounts.mails.changeEmail.subject'),
        text: t('accounts.mails.changeEmail.text', {
          url: urlOf(`/confirm-email?token=${token}`),
          count: linkHours.changeEmail,
        }),
      };
  if (!(await deliver(db, env, write({ to: email, why: 'entered', ...said }), now))) return false;
  const warning = write({
    to: person.email,
    why: 'account',
    subject: t('accounts.mails.emailAsked.subject'),
    text: t('accounts.mails.emailAsked.text', { email, password: urlOf('/mypage/password') }),
  });
  await deliver(db, env, warning, now);
  return true;
}

// After some of them the address has no account any more.
const notices = {
  passwordChanged: 'account',
  googleLinked: 'account',
  newPlace: 'account',
  passkeyAdded: 'account',
  passkeyRemoved: 'account',
  codesRenewed: 'account',
  codeUsed: 'account',
  emailChanged: 'left',
  accountDeleted: 'left',
} as const;

export async function mailNotice(
  request: Request,
  context: AppLoadContext,
  notice: keyof typeof notices,
  { email, locale }: Omit<Person, 'userId'>,
  facts: Record<string, string | number> = {},
) {
  const { t, urlOf, write } = mailWriter(request, context, locale);
  const said = {
    forgot: urlOf('/forgot-password'),
    sessions: urlOf('/mypage/sessions'),
    passkeys: urlOf('/mypage/passkeys'),
    contact: context.env.CONTACT,
    ...facts,
  };
  const mail = write({
    to: email,
    why: notices[notice],
    subject: t(`accounts.mails.${notice}.subject`),
    text: t(`accounts.mails.${notice}.text`, said),
  });
  await sendMail(context.db, context.env, mail);
}

/** To the owner, once somebody signed in from a device and a network that the account did not know. */
export async function mailNewPlace(request: Request, context: AppLoadContext, userId: string, now: Date) {
  const account = await findAccount(context.db, userId);
  if (!account) return;
  const locale = account.locale ?? context.locale;
  await mailNotice(request, context, 'newPlace', account, {
    time: formatInstant(now, defaultTimeZone, locale, now),
    device: deviceName(deviceOf(request.headers.get('User-Agent') ?? ''), translatorFor(locale)),
  });
}
