import type { AppLoadContext } from '@remix-run/cloudflare';
import { outcomeOfMail } from '~/accounts/mail.server';
import { trustAddress } from '~/accounts/returned-mail.server';
import type { findAccount } from '~/accounts/user.server';
import { mailWriter } from '~/accounts/write-mail.server';
import { canMail } from '~/http/configuration';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Sends a test mail on the owner's word that the address works, and resumes notices if the mail API takes it. */
export async function tryAddress(
  request: Request,
  context: AppLoadContext,
  userId: string,
  { email, locale }: Account,
  now: Date,
): Promise<'sent' | 'emailRefused' | 'mailFailed' | 'mailOff' | 'tooManyTries'> {
  const { db, env } = context;
  if (!canMail(env)) return 'mailOff';
  if (!(await mayTry(db, limitsOf(`test mail of ${userId}`, rates.testMails), now))) return 'tooManyTries';
  const { versions, write } = mailWriter(request, env, [locale ?? context.locale]);
  const parts = versions.map(({ t, urlOf }) => ({
    subject: t('mails.returned.mail.subject'),
    text: t('mails.returned.mail.text', { url: urlOf('/mypage/notices') }),
  }));
  const mail = write({ to: email, why: 'account' }, parts);
  const outcome = await outcomeOfMail(db, env, mail, now);
  if (outcome !== 'sent') return outcome === 'refused' ? 'emailRefused' : 'mailFailed';
  // An event of this very mail is newer than `now`, so it wins in whatever order they are saved.
  await trustAddress(db, userId, now);
  return 'sent';
}
