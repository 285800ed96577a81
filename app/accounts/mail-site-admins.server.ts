import { isNotNull } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { users } from '~/db/schema';
import { siteUrl } from '~/http/configuration';
import type { Translate } from '~/locales/i18n';
import { defaultLocale, type Locale } from '~/locales/locale';
import { trySendMail } from './mail.server';
import { mailWriter } from './write-mail.server';

type Say = (
  t: Translate,
  urlOf: (path: string) => string,
  locale: Locale,
) => { subject: string; text: string };

/** Mails all site admins. No request is behind it, so links use the configured URL. @returns whether any was accepted */
export async function mailSiteAdmins(db: Database, env: Env, now: Date, say: Say): Promise<boolean> {
  const admins = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(isNotNull(users.siteAdminSince));
  const site = new Request(siteUrl(env));
  let isAccepted = false;
  for (const { email, locale: chosen } of admins) {
    const locale = chosen ?? defaultLocale;
    const { t, urlOf, write } = mailWriter(site, { env, locale: defaultLocale }, locale);
    const mail = write({ to: email, why: 'siteAdmin', ...say(t, urlOf, locale) });
    if (await trySendMail(db, env, mail, now)) isAccepted = true;
  }
  return isAccepted;
}
