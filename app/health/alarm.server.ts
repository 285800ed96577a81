import { mailSiteAdmins } from '~/accounts/mail-site-admins.server';
import type { Database } from '~/db/client.server';
import { logAct } from '~/log/log.server';
import { claimAlarm, endAlarm } from '~/log/notes.server';
import type { Outage } from './health';

const againMs = 6 * 3_600_000;

/** Mails each outage to all site admins, at most once in six hours, and its end. */
export async function soundAlarms(
  db: Database,
  env: Env,
  outages: Partial<Record<Outage, boolean>>,
  now: Date,
) {
  for (const [problem, isDown] of Object.entries(outages) as [Outage, boolean][]) {
    if (isDown && (await claimAlarm(db, problem, againMs, now)))
      await mailAlarm(db, env, problem, 'stands', now);
    if (!isDown && (await endAlarm(db, problem))) await mailAlarm(db, env, problem, 'goesOn', now);
  }
}

async function mailAlarm(db: Database, env: Env, problem: Outage, what: 'stands' | 'goesOn', now: Date) {
  logAct(`alarm.${what}`, { problem });
  await mailSiteAdmins(db, env, now, ({ t, urlOf }) => {
    const words = { what: t(`health.problems.${problem}`), url: urlOf('/admin/health') };
    return {
      subject: t(`health.mails.${what}.subject`, words),
      text: t(`health.mails.${what}.text`, words),
    };
  });
}
