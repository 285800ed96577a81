import type { AppLoadContext } from '@remix-run/cloudflare';
import { type Gave, whatItGave } from '~/readings/join-readings';
import type { FailureReason, ReadingResult, ReadingState } from '~/readings/reading';
import { isOwnLink, teamLinkIn } from '~/readings/team-link';

export interface ShownReading {
  state: ReadingState;
  reason?: string;
  /** URL of the team whose QR code the image shows. */
  code?: string;
  gave?: Gave;
}

interface Facts {
  state: ReadingState;
  failureReason: FailureReason | null;
  result: ReadingResult | null;
}

export function showReading(
  { state, failureReason, result }: Facts,
  request: Request,
  { env, t }: Pick<AppLoadContext, 'env' | 't'>,
): ShownReading {
  if (state === 'failed' && failureReason === 'qrCode') {
    const link = teamLinkIn(result?.code ?? '');
    return link && isOwnLink(link, env.PUBLIC_URL, request.url)
      ? { state, reason: t('readings.failures.qrCode'), code: result?.code }
      : { state, reason: t('readings.failures.noTeamFound') };
  }
  if (state === 'failed') return { state, reason: t(`readings.failures.${failureReason ?? 'tooManyTries'}`) };
  return state === 'done' && result ? { state, gave: whatItGave(result) } : { state };
}
