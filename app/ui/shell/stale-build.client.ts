// Pages stay open at a venue for hours, and a new build may be published meanwhile. Then parts which the page still
// wants to load are gone: it reloads itself once, and what was typed comes back.
import { keepForms } from '~/ui/kept-forms.client';

const guardKey = 'sixsheet:reloaded-at';
const guardMilliseconds = 10_000;
const firstCheckMilliseconds = 1000;
const checkMilliseconds = 3_600_000;

/** Reloads, unless this page did so less than 10 s ago: a part that is missing in the new build too must not loop. */
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

/** Calls `onStale` when the site serves another build than this page is of: 1 s from now and then every hour. */
export function watchBuild(onStale: () => void): () => void {
  const mine = window.__remixManifest?.version;
  const check = async () => {
    try {
      const answer = await fetch('/build.json', { cache: 'no-cache' });
      const { id } = (await answer.json()) as { id?: string };
      if (answer.ok && id && mine && id !== mine) onStale();
    } catch {
      // No signal says nothing about builds.
    }
  };
  const first = setTimeout(check, firstCheckMilliseconds);
  const hourly = setInterval(check, checkMilliseconds);
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}

/**
 * Vite tells when a dynamic import could not be loaded. A page that is reloaded without a network is lost, so the site
 * is asked first; whoever wanted the part hears of its failure at once, and does without.
 */
export function reloadOnMissingParts() {
  window.addEventListener('vite:preloadError', async () => {
    const isReached = await fetch('/build.json', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isReached) reloadOnce();
  });
}
