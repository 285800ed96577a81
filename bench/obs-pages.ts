import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { sceneCollection } from '../app/broadcast-desk/addresses/obs/scene-collection';
import { requireChromium } from '../scripts/chromium.mjs';

type Collection = ReturnType<typeof sceneCollection>;
type Source = Collection['sources'][number];

interface PageSource {
  name: string;
  url: string;
  /** OBS closes the page while no scene shows it. */
  isUnloaded: boolean;
}

export function pagesOf({ sources }: Collection): PageSource[] {
  return sources.flatMap(({ name, settings }) => {
    const { url, shutdown } = settings as { url?: string; shutdown?: boolean };
    return url ? [{ name, url, isUnloaded: shutdown === true }] : [];
  });
}

/** Pages that OBS has open while it shows this scene: those in it, and in the scenes that it embeds. */
export function pagesOpenIn(collection: Collection, scene: string): PageSource[] {
  const shown = new Set<string>();
  const show = (name: string) => {
    if (shown.has(name)) return;
    shown.add(name);
    const source: Source | undefined = collection.sources.find((each) => each.name === name);
    const { items = [] } = (source?.settings ?? {}) as { items?: { name: string; visible: boolean }[] };
    for (const item of items) if (item.visible) show(item.name);
  };
  show(scene);
  return pagesOf(collection).filter(({ name, isUnloaded }) => !isUnloaded || shown.has(name));
}

/** Proportional memory of a process and all below it, in MB. */
function megabytesOf(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ', 1)[0]));
    } catch {
      // It has just ended.
    }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  const kilobytes = [...parents.keys()].filter(isBelow).map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Opens pages together at 1920×1080, as OBS does. @returns ms until the last is live, and MB of all in Chromium */
export async function costOf(urls: readonly string[]): Promise<{ ms: number; megabytes: number }> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const server = await chromium.launchServer({ executablePath: requireChromium(), args });
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const pid = server.process().pid as number;
  const before = megabytesOf(pid);
  const from = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      const page = await context.newPage();
      const address = new URL(url);
      address.searchParams.set('debug', '1');
      await page.goto(address.href);
      await page.getByText(/^live\b/).waitFor({ state: 'attached', timeout: 60_000 });
    }),
  );
  const ms = performance.now() - from;
  const megabytes = megabytesOf(pid) - before;
  await server.close();
  return { ms, megabytes };
}
