// Pages stay open at a venue for hours. When a new build is published, parts that they still want are gone:
// the page then reloads itself once, and what was typed comes back.
import { savesData } from '~/ui/enhance/saves-data';
import { keepForms } from '~/ui/form/kept-forms.client';

const guardKey = 'sixsheet:reloaded-at';
const guardMilliseconds = 10_000;
const firstCheckMilliseconds = 1000;
const checkMilliseconds = 3_600_000;

/** Not twice within 10 s: a part that is missing in the new build too must not loop. */
export function reloadOnce(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(guardKey) ?? 0);
    if (now - last < guardMilliseconds) return false;
    sessionStorage.setItem(guardKey, String(now));
  } catch {
    // Without a storage nothing could guard against a loop.
    return false;
  }
  keepForms();
  location.reload();
  return true;
}

/** Calls `onStale` when the site serves another build than `mine`: asked 1 s from now, unless data is to be saved, and every hour. */
export function watchBuild(mine: string, onStale: () => void): () => void {
  const check = async () => {
    try {
      const answer = await fetch('/build.json', { cache: 'no-cache' });
      const { id } = (await answer.json()) as { id?: string };
      if (answer.ok && id && id !== mine) onStale();
    } catch {
      // No signal says nothing about builds.
    }
  };
  const first = savesData() ? undefined : setTimeout(check, firstCheckMilliseconds);
  const hourly = setInterval(check, checkMilliseconds);
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}

/** Asks the site first: a page that is reloaded without a network is lost. The missing part fails at once. */
export function reloadOnMissingParts() {
  window.addEventListener('vite:preloadError', async () => {
    const isReached = await fetch('/build.json', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isReached) reloadOnce();
  });
}
