import type { AppLoadContext } from '@remix-run/cloudflare';
import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { accessName } from './access';
import { listAccess } from './access.server';
import { deviceName, deviceOf } from './device';
import { findKeptEmail, restoreToken } from './earlier-email.server';
import { maskedEmail } from './email-address';
import { deliver, sendMail } from './mail.server';
import { type Asker, linkHours, makeEmailChange, makeMailLink } from './mail-link.server';
import { findAccount, findUserByEmail } from './user.server';
import { keepWhereTo } from './where-to';
import { mailWriter } from './write-mail.server';

interface SignUp {
  email: string;
  displayName: string;
  passwordHash: string;
}

/** A way in leads on to where the person wanted to go. */
const asWayIn = (request: Request, path: string) => keepWhereTo(path, new URL(request.url).search);

type Writer = ReturnType<typeof mailWriter>;
type Kept = NonNullable<Awaited<ReturnType<typeof findKeptEmail>>>;

/** To an address that may yet take an account back: how, and that it is not for others until then. */
const saysKept = ({ t, urlOf, locale }: Writer, { env }: AppLoadContext, kept: Kept, now: Date) => ({
  subject: t('accounts.mails.emailKept.subject'),
  text: t('accounts.mails.emailKept.text', {
    until: formatInstant(kept.expiresAt, defaultTimeZone, locale, now),
    restore: urlOf(`/restore-email?token=${restoreToken(env.SESSION_SECRET, kept.id)}`),
  }),
});

/** False when not accepted. For an account that exists a reminder, by the same steps: time tells nothing. */
export async function mailSignUp(request: Request, context: AppLoadContext, signUp: SignUp, now: Date) {
  const { db, env } = context;
  const user = await findUserByEmail(db, signUp.email);
  const kept = await findKeptEmail(db, signUp.email, now);
  const token = await makeMailLink(db, { purpose: 'signUp', ...signUp }, now);
  const writer = mailWriter(request, context, user?.locale ?? kept?.locale);
  const { t, urlOf, write } = writer;
  const wayInOf = (path: string) => urlOf(asWayIn(request, path));
  const said = user
    ? {
        subject: t('accounts.mails.known.subject'),
        text: t('accounts.mails.known.text', {
          signIn: wayInOf('/sign-in'),
          forgot: wayInOf('/forgot-password'),
        }),
      }
    : kept
      ? saysKept(writer, context, kept, now)
      : {
          subject: t('accounts.mails.signUp.subject'),
          text: t('accounts.mails.signUp.text', {
            url: wayInOf(`/verify-email?token=${token}`),
            count: linkHours.signUp,
          }),
        };
  return deliver(db, env, write({ to: signUp.email, why: 'entered', ...said }), now);
}

/** A link to set a new password; to an address that an account has left of late, the way to take it back. */
export async function mailResetLink(request: Request, context: AppLoadContext, email: string, now: Date) {
  const { db, env } = context;
  const user = await findUserByEmail(db, email);
  if (!user) {
    const kept = await findKeptEmail(db, email, now);
    if (!kept) return;
    const writer = mailWriter(request, context, kept.locale);
    const said = saysKept(writer, context, kept, now);
    await sendMail(db, env, writer.write({ to: email, why: 'entered', ...said }));
    return;
  }
  const { t, urlOf, write } = mailWriter(request, context, user.locale);
  const token = await makeMailLink(db, { purpose: 'resetPassword', email }, now);
  const url = urlOf(asWayIn(request, `/reset-password?token=${token}`));
  const subject = t('accounts.mails.reset.subject');
  const text = t('accounts.mails.reset.text', { url, count: linkHours.resetPassword });
  await sendMail(db, env, write({ to: email, why: 'entered', subject, text }));
}

interface Person {
  email: string;
  locale: Locale | null;
}

/**
 * To the new address a link, or word of its account; to the old one a warning, with a link that cancels it. Without the
 * first 'mailFailed', and 'signedOut' where the session that asks was ended meanwhile.
 */
export async function mailEmailChange(
  request: Request,
  context: AppLoadContext,
  person: Person & Asker,
  email: string,
  now: Date,
): Promise<'sent' | 'mailFailed' | 'signedOut'> {
  const { db, env } = context;
  const writer = mailWriter(request, context, person.locale);
  const { t, urlOf, write } = writer;
  const isTaken = (await findUserByEmail(db, email)) !== undefined;
  const kept = await findKeptEmail(db, email, now);
  const made = await makeEmailChange(db, env.SESSION_SECRET, person, email, now);
  if (!made) return 'signedOut';
  const isOthers = isTaken || (kept !== undefined && kept.userId !== person.userId);
  const said = isOthers
    ? { subject: t('accounts.mails.emailTaken.subject'), text: t('accounts.mails.emailTaken.text') }
    : {
        subject: t('accounts.mails.changeEmail.subject'),
        text: t('accounts.mails.changeEmail.text', {
          url: urlOf(`/confirm-email?token=${made.token}`),
          count: linkHours.changeEmail,
        }),
      };
  if (!(await deliver(db, env, write({ to: email, why: 'entered', ...said }), now))) return 'mailFailed';
  const warning = write({
    to: person.email,
    why: 'account',
    subject: t('accounts.mails.emailAsked.subject'),
    text: t('accounts.mails.emailAsked.text', {
      email,
      cancel: urlOf(`/cancel-email?token=${made.cancel}`),
      password: urlOf('/mypage/password'),
    }),
  });
  await deliver(db, env, warning, now);
  return 'sent';
}

interface Moved extends Person {
  /** By which the address takes the account back, and until when; none where the account went back itself. */
  kept?: Pick<Kept, 'id' | 'expiresAt'>;
}

/** To the address that an account has left: where it went, and for a week the way to take it back. */
export async function mailEmailChanged(
  request: Request,
  context: AppLoadContext,
  { kept, ...person }: Moved,
  email: string,
  now: Date,
) {
  const { t, urlOf, locale } = mailWriter(request, context, person.locale);
  const secret = context.env.SESSION_SECRET;
  const way = kept
    ? t('accounts.mails.emailChanged.restore', {
        until: formatInstant(kept.expiresAt, defaultTimeZone, locale, now),
        url: urlOf(`/restore-email?token=${restoreToken(secret, kept.id)}`),
      })
    : t('accounts.mails.emailChanged.contact', { contact: context.env.CONTACT });
  await mailNotice(request, context, 'emailChanged', person, { email: maskedEmail(email), way });
}

const mostNamed = 20;

/** After a new password: what else goes on to work, and where it is removed. */
export async function mailPasswordChanged(
  request: Request,
  context: AppLoadContext,
  userId: string,
  now: Date,
) {
  const account = await findAccount(context.db, userId);
  if (!account) return;
  const { t, urlOf, locale } = mailWriter(request, context, account.locale);
  const at = (when: Date) => formatInstant(when, defaultTimeZone, locale, now);
  const all = await listAccess(context.db, userId);
  const lines = all.slice(0, mostNamed).map((access) => {
    const name = accessName(access, t);
    const since =
      'createdAt' in access && access.createdAt ? t('access.sinceAt', { at: at(access.createdAt) }) : '';
    const used =
      'lastUsedAt' in access
        ? t(access.lastUsedAt ? 'access.usedAt' : 'access.neverUsed', {
            at: access.lastUsedAt ? at(access.lastUsedAt) : '',
          })
        : '';
    return t('access.line', { name, dates: since + used });
  });
  if (all.length > mostNamed) lines.push(t('access.more', { number: all.length - mostNamed }));
  const still =
    all.length > 0
      ? t('accounts.mails.passwordChanged.still', { list: lines.join('\n'), access: urlOf('/mypage/access') })
      : t('accounts.mails.passwordChanged.nothing');
  await mailNotice(request, context, 'passwordChanged', account, { still });
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
  accessRemoved: 'account',
  emailChanged: 'left',
  emailRestored: 'left',
  accountDeleted: 'left',
} as const;

export async function mailNotice(
  request: Request,
  context: AppLoadContext,
  notice: keyof typeof notices,
  { email, locale }: Person,
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
