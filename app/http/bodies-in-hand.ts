/** More than one body with files, far below the 128 MB of an isolate, which parses a form into a second copy. */
const maxBytes = 40 * 1024 * 1024;
/** A request that was cancelled may never let go. */
const leaseMs = 60_000;
const pauseMs = 50;

/** Bytes that a request has read and may still hold, for it to be let go when it is answered. */
export interface BodyInHand {
  /** Waits while the requests of this isolate hold too much together. The oldest never waits, so all of them end. */
  mayReadOn(): Promise<void>;
  add(bytes: number): void;
  letGo(): void;
}

const inHand = new Set<{ since: number; bytes: number }>();

/** Bounds what uploads hold in memory at once; while one waits, the network keeps the rest of its body. */
export function takeInHand(now = Date.now): BodyInHand {
  const own = { since: now(), bytes: 0 };
  let isBegun = false;
  const mustWait = () => {
    for (const each of inHand) if (each.since < now() - leaseMs) inHand.delete(each);
    const held = [...inHand].reduce((sum, { bytes }) => sum + bytes, 0);
    const [oldest] = inHand;
    return held > maxBytes && oldest !== own && inHand.has(own);
  };
  return {
    async mayReadOn() {
      if (!isBegun) inHand.add(own);
      isBegun = true;
      while (mustWait()) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    },
    add(bytes) {
      own.bytes += bytes;
    },
    letGo() {
      inHand.delete(own);
    },
  };
}
