/** Server time minus the device's, in milliseconds. */
let aheadMs = 0;
let asked: Promise<void> | undefined;

/** Milliseconds since 1970 by the server's clock; by the device's, which may be wrong, until that is known. */
export const serverNow = (): number => Date.now() + aheadMs;

export function setServerTime(milliseconds: number) {
  aheadMs = milliseconds - Date.now();
}

/** Asks for the time once, since a page may come from a cache. Never throws; a failure is tried again at the next call. */
export function askServerTime(): Promise<void> {
  asked ??= ask().catch(() => {
    asked = undefined;
  });
  return asked;
}

async function ask() {
  const sentAt = Date.now();
  const { headers } = await fetch('/build.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  const date = Date.parse(headers.get('Date') ?? '');
  // The header has whole seconds, rounded down.
  if (date) aheadMs = date + 500 - (sentAt + Date.now()) / 2;
}
