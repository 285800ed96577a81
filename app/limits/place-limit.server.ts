import { logSecurity } from '~/log/log.server';
import { addressOf, type Limit, limitsOf } from './attempts.server';
import { limitedDevice } from './limited-device';
import type { Rate } from './limits';

type MinuteEnv = Pick<Env, 'SESSION_SECRET' | 'UPLOADS' | 'SUBMISSIONS' | 'DEVICES' | 'HALLS'>;

/** Seconds after which a limit per minute has room again. */
export const minuteSeconds = 60;

/**
 * Limit per minute. A device that opened the form counts by itself, so that one which floods does not stop a hall that shares
 * its address; behind it the whole address has a high limit. Whoever sends no cookie of ours shares a low one per address.
 */
export async function mayActThisMinute(
  request: Request,
  env: MinuteEnv,
  act: 'uploads' | 'submissions',
): Promise<boolean> {
  const address = addressOf(request);
  const device = limitedDevice(request, env.SESSION_SECRET);
  const withoutDevice = act === 'uploads' ? env.UPLOADS : env.SUBMISSIONS;
  const limiters: [RateLimit, string][] = device
    ? [
        [env.DEVICES, `${act} ${device}`],
        [env.HALLS, `${act} ${address}`],
      ]
    : [[withoutDevice, address]];
  for (const [limiter, key] of limiters) {
    if ((await limiter.limit({ key })).success) continue;
    logSecurity('limit', { of: act });
    return false;
  }
  return true;
}

interface PlaceRates {
  ofDevice: readonly Rate[];
  fromHall: readonly Rate[];
  /** For all at an address who send no cookie of ours. */
  fromNetwork: readonly Rate[];
}

/** The same order for limits over a longer time. */
export function placeLimits(
  request: Request,
  secret: string,
  subject: string,
  { ofDevice, fromHall, fromNetwork }: PlaceRates,
): Limit[] {
  const address = addressOf(request);
  const device = limitedDevice(request, secret);
  return device
    ? [
        ...limitsOf(`${subject} of device ${device}`, ofDevice),
        ...limitsOf(`${subject} at ${address}`, fromHall),
      ]
    : limitsOf(`${subject} from ${address}`, fromNetwork);
}
