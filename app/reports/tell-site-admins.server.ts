import { mailSiteAdmins } from '~/accounts/mail-site-admins.server';
import type { Database } from '~/db/client.server';
import { claimAlarm } from '~/log/notes.server';
import { countOpenCases } from './report.server';

const againMs = 24 * 3_600_000;

/** Mails site admins at most once a day while reports wait, within minutes of the first one. */
export async function tellOfReports(db: Database, env: Env, now: Date) {
  const count = await countOpenCases(db);
  if (count === 0 || !(await claimAlarm(db, 'reports', againMs, now))) return;
  await mailSiteAdmins(db, env, now, ({ t, urlOf }) => ({
    subject: t('reports.mails.waiting.subject'),
    text: t('reports.mails.waiting.text', { count, url: urlOf('/admin/reports') }),
  }));
}
