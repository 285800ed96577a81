import { mailSiteAdmins } from '~/accounts/mail-site-admins.server';
import type { Database } from '~/db/client.server';
import { logAct } from '~/log/log.server';
import { claimAlarm, endAlarm } from '~/log/notes.server';
import type { Problem } from './health';

const againMs = 6 * 3_600_000;

/** Mails each outage to all site admins, at most once in six hours, and its end. */
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
  await mailSiteAdmins(db, env, now, (t, urlOf) => {
    const said = { what: t(`health.problems.${problem}`), url: urlOf('/admin/health') };
    return {
      subject: t(`health.mails.${what}.subject`, said),
      text: t(`health.mails.${what}.text`, said),
    };
  });
}
