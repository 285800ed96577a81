import { isNotNull } from 'drizzle-orm';
import { siteUrl } from '~/configuration';
import type { Database } from '~/db/client.server';
import { users } from '~/db/schema';
import type { Translate } from '~/locales/i18n';
import { defaultLocale } from '~/locales/locale';
import { deliver } from './mail.server';
import { mailWriter } from './write-mail.server';

type Say = (t: Translate, urlOf: (path: string) => string) => { subject: string; text: string };

/** Each in their language. No request causes it: links lead to the site as it is configured. */
export async function mailSiteAdmins(db: Database, env: Env, now: Date, say: Say) {
  const admins = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(isNotNull(users.siteAdminSince));
  const site = new Request(siteUrl(env));
  for (const { email, locale } of admins) {
    const { t, urlOf, write } = mailWriter(site, { env, locale: defaultLocale }, locale ?? defaultLocale);
    await deliver(db, env, write({ to: email, why: 'siteAdmin', ...say(t, urlOf) }), now);
  }
}
