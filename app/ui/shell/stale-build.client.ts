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

/** The ID of the build that the site serves now; undefined without a network. */
async function servedBuild(cache: RequestCache): Promise<string | undefined> {
  try {
    const answer = await fetch('/build.json', { cache });
    const { id } = (await answer.json()) as { id?: string };
    return answer.ok ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Calls `onStale` when the site serves another build than `mine`: asked 1 s from now, unless data is to be saved, and every hour. */
export function watchBuild(mine: string, onStale: () => void): () => void {
  const check = async () => {
    const id = await servedBuild('no-cache');
    if (id && id !== mine) onStale();
  };
  const first = savesData() ? undefined : setTimeout(check, firstCheckMilliseconds);
  const hourly = setInterval(check, checkMilliseconds);
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}

/**
 * Reloads a page whose parts are gone because the site serves another build than `mine`. A part that a bad network lost
 * comes at the next try: a reload would take the step and the images of whoever fills in a form.
 */
export function reloadOnMissingParts(mine: string) {
  window.addEventListener('vite:preloadError', async () => {
    const id = await servedBuild('no-store');
    if (id && id !== mine) reloadOnce();
  });
}
