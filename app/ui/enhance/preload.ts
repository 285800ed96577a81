import { savesData } from './saves-data';

const afterReadyMilliseconds = 1000;
const atOnce = 4;

/** `<a data-preload="{route ID}">`: prefetches the files of the next likely page. */
export function preload(root: Document | Element) {
  const route = root.querySelector<HTMLElement>('[data-preload]')?.dataset.preload;
  if (!route || savesData()) return;
  const start = () => setTimeout(fetchAhead, afterReadyMilliseconds, route);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function fetchAhead(route: string) {
  try {
    const { lang } = document.documentElement;
    const answer = await fetch(`/build.json?${new URLSearchParams({ route, lang })}`);
    const { files = [] } = (await answer.json()) as { files?: string[] };
    const fetchNext = async () => {
      for (let file = files.shift(); file; file = files.shift())
        await (await fetch(file, { priority: 'low' })).arrayBuffer();
    };
    await Promise.all(Array.from({ length: atOnce }, fetchNext));
  } catch {
    // The page will fetch what it needs.
  }
}
