// Pages stay open for hours. After a deploy their chunks are gone: the page reloads once and restores its input.
import { savesData } from '~/ui/enhance/saves-data';
import { keepForms } from '~/ui/form/kept-forms.client';

const guardKey = 'sixsheet:reloaded-at';
const guardMilliseconds = 10_000;
const firstCheckMilliseconds = 1000;
const checkMilliseconds = 3_600_000;

/** Refuses to reload twice within 10 s: a chunk that the new build lacks too must not loop. */
export function reloadOnce(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(guardKey) ?? 0);
    if (now - last < guardMilliseconds) return false;
    sessionStorage.setItem(guardKey, String(now));
  } catch {
    // No storage, no guard against loops.
    return false;
  }
  keepForms();
  location.reload();
  return true;
}

async function servedBuild(cache: RequestCache): Promise<string | undefined> {
  try {
    const answer = await fetch('/build.json', { cache });
    const { id } = (await answer.json()) as { id?: string };
    return answer.ok ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Checks after 1 s, unless data is to be saved, and hourly whether the site serves another build than `mine`. */
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

/** Reloads only after a deploy: a chunk lost to the network may still load, and a reload loses a form's images. */
export function reloadOnMissingParts(mine: string) {
  window.addEventListener('vite:preloadError', async () => {
    const id = await servedBuild('no-store');
    if (id && id !== mine) reloadOnce();
  });
}
