import type { FailureReason } from '../reading';

/** A permanent failure: another try won't help. */
export class UnreadableImage extends Error {
  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}
