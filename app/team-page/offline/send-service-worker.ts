import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import type { OfflineFiles } from '~/offline/messages';
import readScript from './read-script.ts?script';
import serviceWorker from './service-worker-script.ts?script';

// Kill switch: replaces the worker, and removes it with all that it stored. Queued forms stay; pages send them.

export const handle: Policy = { audience: 'everyone' };
const farewell = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Small and revalidated at each visit: it names the build, so that browsers find a new worker at once. */
export function loader({ context }: LoaderFunctionArgs) {
  const files: OfflineFiles = {
    build: context.buildId,
    pages: { ja: '/ja/offline', en: '/en/offline' },
    scripts: [readScript],
  };
  const script =
    context.env.SERVICE_WORKER === 'off'
      ? farewell
      : `self.files = ${JSON.stringify(files)};\nimportScripts(${JSON.stringify(serviceWorker)});\n`;
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
    },
  });
}
