import type { Finding } from './finding';

/**
 * Cloudflare's limits of a worker (developers.cloudflare.com/workers/platform/limits). Its documentation has both the
 * compressed sizes by plan and, since 2026, one of 64 MiB uncompressed: all are kept.
 */
export const limits = {
  gzipFree: 3_000_000,
  gzipPaid: 10_000_000,
  raw: 64 * 1024 * 1024,
  startMs: 1000,
};

export interface Measured {
  raw: number;
  gzip: number;
  /** CPU to parse and evaluate the modules, on this machine. */
  startMs: number;
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;

/** @param name of a worker */
export function checkLimits(name: string, { raw, gzip, startMs }: Measured): Finding[] {
  const sizes = `${kilobytes(raw)}, gzipped ${kilobytes(gzip)}`;
  const start = `${Math.round(startMs)} ms to start`;
  const isTooLarge = gzip > limits.gzipPaid || raw > limits.raw;
  const isPaid = gzip > limits.gzipFree;
  return [
    {
      ...{ state: isTooLarge ? 'stop' : isPaid ? 'note' : 'ok', part: name },
      text: isTooLarge
        ? `${sizes}: over the limit of 10 MB gzipped or 64 MiB. What grew: git log -p package.json app`
        : `${sizes} (limit 10 MB gzipped; 3 MB on the free plan${isPaid ? ', which this exceeds' : ''})`,
    },
    {
      ...{ state: startMs > limits.startMs ? 'stop' : 'ok', part: name },
      text:
        startMs > limits.startMs
          ? `${start}: over the limit of one second. What takes it: npx wrangler check startup, and open its .cpuprofile`
          : `${start} on this machine (limit ${limits.startMs} ms)`,
    },
  ];
}
