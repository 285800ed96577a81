import type { Translate } from '~/locales/i18n';
import { type Gave, whatItGave } from '~/readings/join-readings';
import type { FailureReason, ReadingResult, ReadingState } from '~/readings/reading';

export interface ShownReading {
  state: ReadingState;
  reason?: string;
  gave?: Gave;
}

interface Facts {
  state: ReadingState;
  failureReason: FailureReason | null;
  result: ReadingResult | null;
}

export function showReading({ state, failureReason, result }: Facts, t: Translate): ShownReading {
  if (state === 'failed') return { state, reason: t(`readings.failures.${failureReason ?? 'tooManyTries'}`) };
  return state === 'done' && result ? { state, gave: whatItGave(result) } : { state };
}
