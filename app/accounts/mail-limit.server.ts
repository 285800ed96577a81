import type { AppLoadContext } from '@remix-run/cloudflare';
import { addressOf, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { placeLimits } from '~/limits/place-limit.server';

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
    ...placeLimits(request, env.SESSION_SECRET, 'mail', {
      ofDevice: rates.mailsOfDevice,
      fromHall: rates.mailsFromHall,
      fromNetwork: rates.mailsFromNetwork,
    }),
    ...limitsOf(`mail to ${email}`, rates.newMailbox),
  ];
  return mayTry(db, limits, now);
}
