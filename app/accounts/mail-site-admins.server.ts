import { isNotNull } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { users } from '~/db/schema';
import { siteUrl } from '~/http/configuration';
import { trySendMail } from './mail.server';
import { languagesOf, type MailWords, mailWriter } from './write-mail.server';

type Say = (words: MailWords) => { subject: string; text: string };

/** Mails all site admins. No request is behind it, so links use the configured URL. @returns whether any was accepted */
export async function mailSiteAdmins(db: Database, env: Env, now: Date, say: Say): Promise<boolean> {
  const admins = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(isNotNull(users.siteAdminSince));
  const site = new Request(siteUrl(env));
  let isAccepted = false;
  for (const { email, locale } of admins) {
    const { versions, write } = mailWriter(site, env, languagesOf(locale));
    const mail = write({ to: email, why: 'siteAdmin' }, versions.map(say));
    if (await trySendMail(db, env, mail, now)) isAccepted = true;
  }
  return isAccepted;
}
