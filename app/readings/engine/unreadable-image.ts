import type { FailureReason } from '../reading';

/** An image that will not be read better by another try. */
export class UnreadableImage extends Error {
  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}
