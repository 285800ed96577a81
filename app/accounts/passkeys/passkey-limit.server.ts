import type { AppLoadContext } from '@remix-run/cloudflare';
import { addressOf, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';

/** Rate limit per network. Keys can't be guessed, so it only bounds the load. */
export const mayUsePasskey = (request: Request, { db }: AppLoadContext, now: Date): Promise<boolean> =>
  mayTry(db, limitsOf(`passkey from ${addressOf(request)}`, rates.passkeys), now);

export const mayAskForChallenge = (request: Request, { db }: AppLoadContext, now: Date): Promise<boolean> =>
  mayTry(db, limitsOf(`challenge from ${addressOf(request)}`, rates.challenges), now);
