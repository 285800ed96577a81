import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Locale } from '~/locales/locale';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { type Access, accessName } from './access';
import { listAccess } from './access.server';
import { deviceName, deviceOf } from './device';
import { findKeptEmail, restoreToken } from './earlier-email.server';
import { maskedEmail } from './email-address';
import { outcomeOfMail, sendMail, trySendMail } from './mail.server';
import { type Asker, linkHours, makeEmailChange, makeMailLink } from './mail-link.server';
import { findAccount, findUserByEmail } from './user.server';
import { keepWhereTo } from './where-to';
import { languagesOf, type MailWords, mailWriter } from './write-mail.server';

interface SignUp {
  email: string;
  displayName: string;
  passwordHash: string;
}

const asWayIn = (request: Request, path: string) => keepWhereTo(path, new URL(request.url).search);

type EmailClaim = NonNullable<Awaited<ReturnType<typeof findKeptEmail>>>;

const claimMessage = (
  { t, urlOf, locale }: MailWords,
  { env }: AppLoadContext,
  claim: EmailClaim,
  now: Date,
) => ({
  subject: t('accounts.mails.emailKept.subject'),
  text: t('accounts.mails.emailKept.text', {
    until: formatInstant(claim.expiresAt, defaultTimeZone, locale, now),
    restore: urlOf(`/restore-email?token=${restoreToken(env.SESSION_SECRET, claim.id)}`),
  }),
});

/** Mails a sign-up link, or a reminder to an existing account by equal steps, so that timing reveals nothing. */
export async function mailSignUp(request: Request, context: AppLoadContext, signUp: SignUp, now: Date) {
  const { db, env } = context;
  const user = await findUserByEmail(db, signUp.email);
  const claim = await findKeptEmail(db, signUp.email, now);
  const token = await makeMailLink(db, { purpose: 'signUp', ...signUp }, now);
  const known = user ?? claim;
  const languages = known ? languagesOf(known.locale) : [context.locale];
  const { versions, write } = mailWriter(request, env, languages);
  const parts = versions.map((words) => {
    const { t, urlOf } = words;
    const wayInOf = (path: string) => urlOf(asWayIn(request, path));
    if (user)
      return {
        subject: t('accounts.mails.known.subject'),
        text: t('accounts.mails.known.text', {
          signIn: wayInOf('/sign-in'),
          forgot: wayInOf('/forgot-password'),
        }),
      };
    if (claim) return claimMessage(words, context, claim, now);
    return {
      subject: t('accounts.mails.signUp.subject'),
      text: t('accounts.mails.signUp.text', {
        url: wayInOf(`/verify-email?token=${token}`),
        count: linkHours.signUp,
      }),
    };
  });
  return outcomeOfMail(db, env, write({ to: signUp.email, why: 'entered' }, parts), now);
}

/** Mails a link to set a new password, or a restore link to an address that an account left within the week. */
export async function mailResetLink(request: Request, context: AppLoadContext, email: string, now: Date) {
  const { db, env } = context;
  const user = await findUserByEmail(db, email);
  if (!user) {
    const claim = await findKeptEmail(db, email, now);
    if (!claim) return;
    const { versions, write } = mailWriter(request, env, languagesOf(claim.locale));
    const parts = versions.map((words) => claimMessage(words, context, claim, now));
    await sendMail(db, env, write({ to: email, why: 'entered' }, parts));
    return;
  }
  const { versions, write } = mailWriter(request, env, languagesOf(user.locale));
  const token = await makeMailLink(db, { purpose: 'resetPassword', email }, now);
  const path = asWayIn(request, `/reset-password?token=${token}`);
  const parts = versions.map(({ t, urlOf }) => ({
    subject: t('accounts.mails.reset.subject'),
    text: t('accounts.mails.reset.text', { url: urlOf(path), count: linkHours.resetPassword }),
  }));
  await sendMail(db, env, write({ to: email, why: 'entered' }, parts));
}

interface Person {
  email: string;
  locale: Locale | null;
}

/** Mails a link, or a note if the address is taken, to the new address; then a warning with a cancel link to the old. */
export async function mailEmailChange(
  request: Request,
  context: AppLoadContext,
  person: Person & Asker,
  email: string,
  now: Date,
): Promise<'sent' | 'mailRefused' | 'mailFailed' | 'signedOut'> {
  const { db, env } = context;
  const holder = await findUserByEmail(db, email);
  const claim = await findKeptEmail(db, email, now);
  const made = await makeEmailChange(db, env.SESSION_SECRET, person, email, now);
  if (!made) return 'signedOut';
  const other = holder ?? (claim?.userId === person.userId ? undefined : claim);
  const languages = other ? languagesOf(other.locale) : [person.locale ?? context.locale];
  const toNew = mailWriter(request, env, languages);
  const asked = toNew.versions.map(({ t, urlOf }) =>
    other
      ? { subject: t('accounts.mails.emailTaken.subject'), text: t('accounts.mails.emailTaken.text') }
      : {
          subject: t('accounts.mails.changeEmail.subject'),
          text: t('accounts.mails.changeEmail.text', {
            url: urlOf(`/confirm-email?token=${made.token}`),
            count: linkHours.changeEmail,
          }),
        },
  );
  const outcome = await outcomeOfMail(db, env, toNew.write({ to: email, why: 'entered' }, asked), now);
  if (outcome !== 'sent') return outcome === 'refused' ? 'mailRefused' : 'mailFailed';
  const toOld = mailWriter(request, env, languagesOf(person.locale));
  const warning = toOld.versions.map(({ t, urlOf }) => ({
    subject: t('accounts.mails.emailAsked.subject'),
    text: t('accounts.mails.emailAsked.text', {
      email,
      cancel: urlOf(`/cancel-email?token=${made.cancel}`),
      password: urlOf('/mypage/password'),
    }),
  }));
  await trySendMail(db, env, toOld.write({ to: person.email, why: 'account' }, warning), now);
  return 'sent';
}

interface Moved extends Person {
  /** Undefined if the account returned to an earlier address of its own. */
  claim?: Pick<EmailClaim, 'id' | 'expiresAt'>;
}

export async function mailEmailChanged(
  request: Request,
  context: AppLoadContext,
  { claim, ...person }: Moved,
  email: string,
  now: Date,
) {
  await mailNotice(request, context, 'emailChanged', person, (words) => ({
    email: maskedEmail(email),
    way: claim
      ? restoreSentence(words, context, claim, now)
      : words.t('accounts.mails.emailChanged.contact', { contact: context.env.CONTACT }),
  }));
}

export const restoreSentence = (
  { t, urlOf, locale }: MailWords,
  { env }: AppLoadContext,
  { id, expiresAt }: Pick<EmailClaim, 'id' | 'expiresAt'>,
  now: Date,
) =>
  t('accounts.mails.emailChanged.restore', {
    until: formatInstant(expiresAt, defaultTimeZone, locale, now),
    url: urlOf(`/restore-email?token=${restoreToken(env.SESSION_SECRET, id)}`),
  });

const maxNamed = 20;

export async function mailPasswordChanged(
  request: Request,
  context: AppLoadContext,
  userId: string,
  now: Date,
) {
  const account = await findAccount(context.db, userId);
  if (!account) return;
  const all = await listAccess(context.db, userId);
  await mailNotice(request, context, 'passwordChanged', account, (words) => ({
    still: stillSentence(words, all, now),
  }));
}

function stillSentence({ t, urlOf, locale }: MailWords, all: readonly Access[], now: Date): string {
  const at = (when: Date) => formatInstant(when, defaultTimeZone, locale, now);
  const lines = all.slice(0, maxNamed).map((access) => {
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
  if (all.length > maxNamed) lines.push(t('access.more', { number: all.length - maxNamed }));
  return all.length > 0
    ? t('accounts.mails.passwordChanged.still', { list: lines.join('\n'), access: urlOf('/mypage/access') })
    : t('accounts.mails.passwordChanged.nothing');
}

// Reason in the footer: 'left' if the address has no account after the event.
const notices = {
  passwordChanged: 'account',
  googleLinked: 'account',
  newPlace: 'account',
  passkeyAdded: 'account',
  passkeyRemoved: 'account',
  codesRenewed: 'account',
  codeUsed: 'account',
  accessRemoved: 'account',
  accessEnded: 'account',
  accessEndedBefore: 'left',
  emailChanged: 'left',
  emailRestored: 'left',
  accountDeleted: 'left',
} as const;

export async function mailNotice(
  request: Request,
  context: AppLoadContext,
  notice: keyof typeof notices,
  { email, locale }: Person,
  factsIn: (words: MailWords) => Record<string, string | number> = () => ({}),
) {
  const { db, env } = context;
  const { versions, write } = mailWriter(request, env, languagesOf(locale));
  const parts = versions.map((words) => {
    const { t, urlOf } = words;
    const params = {
      forgot: urlOf('/forgot-password'),
      sessions: urlOf('/mypage/sessions'),
      passkeys: urlOf('/mypage/passkeys'),
      contact: env.CONTACT,
      ...factsIn(words),
    };
    return {
      subject: t(`accounts.mails.${notice}.subject`),
      text: t(`accounts.mails.${notice}.text`, params),
    };
  });
  await sendMail(db, env, write({ to: email, why: notices[notice] }, parts));
}

export async function mailNewPlace(request: Request, context: AppLoadContext, userId: string, now: Date) {
  const account = await findAccount(context.db, userId);
  if (!account) return;
  await mailNotice(request, context, 'newPlace', account, ({ t, locale }) => ({
    time: formatInstant(now, defaultTimeZone, locale, now),
    device: deviceName(deviceOf(request.headers.get('User-Agent') ?? ''), t),
  }));
}
