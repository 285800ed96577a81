import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const intervalMs = Number(process.env.PROGRESS_MS ?? 2000);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Prints how far a long work is, every two seconds at most. @returns to be called after each piece with its size */
export function showProgress(what: string, total: number) {
  const startedAt = Date.now();
  let shownAt = startedAt;
  let [done, bytes, worked] = [0, 0, 0];
  return (size: number, isSkipped = false) => {
    done += 1;
    bytes += size;
    if (!isSkipped) worked += 1;
    const now = Date.now();
    if (now - shownAt < intervalMs && done < total) return;
    shownAt = now;
    const left = worked === 0 ? 0 : ((now - startedAt) / worked) * (total - done);
    const time = done === total ? '' : `, about ${Math.ceil(left / 60_000)} min left`;
    console.log(`${what}: ${done} of ${total}, ${megabytes(bytes)}${time}`);
  };
}

/** Reads the log of an interrupted run. A line that was cut off counts as missing. */
export function readLog<Line>(path: string): Line[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

export const appendLog = (path: string, line: object) =>
  appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
