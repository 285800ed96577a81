const maxMs = 2000;

/** Times a check. @returns undefined if it fails or takes longer than two seconds */
async function timed<T>(ask: () => Promise<T>): Promise<{ ms: number; answer: T } | undefined> {
  const started = Date.now();
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), maxMs));
  try {
    return await Promise.race([ask().then((answer) => ({ ms: Date.now() - started, answer })), late]);
  } catch {
    return undefined;
  }
}

/** No object has this key: its absence is an answer. */
export const askStorage = (images: R2Bucket) => timed(() => images.head('health'));

/** Reads the sweeper's last run, the smallest query that proves that the tables are there. */
export const askDatabase = (d1: D1Database) =>
  timed(() =>
    d1.prepare("select noted_at as at from operation_notes where key = 'sweep'").run<{ at: number }>(),
  );
