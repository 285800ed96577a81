import type { Database } from '~/db/client.server';
import { addressOf, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';

/** Whether another mail may be sent to an unverified address. */
export function mayMailNewMailbox(
  request: Request,
  db: Database,
  email: string,
  now: Date,
): Promise<boolean> {
  const address = addressOf(request);
  const limits = [
    ...limitsOf(`mail to ${email} from ${address}`, rates.newMailboxFromPlace),
    ...limitsOf(`mail from ${address}`, rates.mailsFromNetwork),
    ...limitsOf(`mail to ${email}`, rates.newMailbox),
  ];
  return mayTry(db, limits, now);
}
