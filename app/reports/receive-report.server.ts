import type { Database } from '~/db/client.server';
import { addressOf, limitsOf, mayTry, takeBackTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logAct } from '~/log/log.server';
import type { Reported } from './find-reported.server';
import { addReport } from './report.server';

type NewReport = Parameters<typeof addReport>[2];

/** Rate-limited. `again`: this network already reported it today. Refused or failed reports don't count. */
export async function receiveReport(
  db: Database,
  request: Request,
  reported: Reported,
  report: NewReport,
  now: Date,
): Promise<'received' | 'again' | 'tooMany'> {
  const from = addressOf(request);
  const limitOfThis = limitsOf(`report of ${reported.kind} ${reported.id} from ${from}`, rates.reportsOfOne);
  if (!(await mayTry(db, limitOfThis, now))) return 'again';
  try {
    const all = [
      ...limitsOf(`reports from ${from}`, rates.reportsFromNetwork),
      ...limitsOf('reports', rates.reports),
    ];
    if (await mayTry(db, all, now)) {
      await addReport(db, reported, report, now);
      logAct('report.received', { kind: reported.kind });
      return 'received';
    }
  } catch (error) {
    await takeBackTry(db, limitOfThis);
    throw error;
  }
  await takeBackTry(db, limitOfThis);
  return 'tooMany';
}
