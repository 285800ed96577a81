import type { AppLoadContext } from '@remix-run/cloudflare';
import { addressOf, type Limit, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { placeLimits } from '~/limits/place-limit.server';

/** Mails that a visitor may cause, whoever gets them. */
export const mailsFrom = (request: Request, { SESSION_SECRET }: Pick<Env, 'SESSION_SECRET'>): Limit[] =>
  placeLimits(request, SESSION_SECRET, 'mail', {
    ofDevice: rates.mailsOfDevice,
    fromHall: rates.mailsFromHall,
    fromNetwork: rates.mailsFromNetwork,
  });

/** Whether another mail may be sent to an unverified address. */
export function mayMailNewMailbox(
  request: Request,
  { db, env }: Pick<AppLoadContext, 'db' | 'env'>,
  email: string,
  now: Date,
): Promise<boolean> {
  const address = addressOf(request);
  const limits = [
    ...limitsOf(`mail to ${email} from ${address}`, rates.newMailboxFromPlace),
    ...mailsFrom(request, env),
    ...limitsOf(`mail to ${email}`, rates.newMailbox),
  ];
  return mayTry(db, limits, now);
}
