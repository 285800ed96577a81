import type { Database } from '~/db/client.server';
import { addressOf, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';

/** Whether one more mail may go to a mailbox of which nobody has shown yet that it is theirs. */
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
