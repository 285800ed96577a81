import { isNotNull } from 'drizzle-orm';
import { deliver } from '~/accounts/mail.server';
import { mailWriter } from '~/accounts/write-mail.server';
import type { Database } from '~/db/client.server';
import { users } from '~/db/schema';
import { defaultLocale } from '~/locales/locale';
import { logAct } from '~/log/log.server';
import { claimAlarm, endAlarm } from '~/log/notes.server';
import type { Problem } from './health';

const againMs = 6 * 3_600_000;

/** Tells every site admin of what stands still, at most once in six hours each, and when it goes on again. */
export async function soundAlarms(
  db: Database,
  env: Env,
  stands: Partial<Record<Problem, boolean>>,
  now: Date,
) {
  for (const [problem, isStanding] of Object.entries(stands) as [Problem, boolean][]) {
    if (isStanding && (await claimAlarm(db, problem, againMs, now)))
      await tell(db, env, problem, 'stands', now);
    if (!isStanding && (await endAlarm(db, problem))) await tell(db, env, problem, 'goesOn', now);
  }
}

async function tell(db: Database, env: Env, problem: Problem, what: 'stands' | 'goesOn', now: Date) {
  logAct(`alarm.${what}`, { problem });
  const admins = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(isNotNull(users.siteAdminSince));
  // No request causes it: links lead to the site as it is configured.
  const site = new Request(env.PUBLIC_URL || 'http://localhost:8787/');
  for (const { email, locale } of admins) {
    const { t, urlOf, write } = mailWriter(site, { env, locale: defaultLocale }, locale ?? defaultLocale);
    const said = { what: t(`health.problems.${problem}`), url: urlOf('/admin/health') };
    const mail = {
      to: email,
      why: 'siteAdmin' as const,
      subject: t(`health.mails.${what}.subject`, said),
      text: t(`health.mails.${what}.text`, said),
    };
    await deliver(db, env, write(mail), now);
  }
}
