import { type BroadcastEvent, titleOfEvent } from '~/broadcast/event';
import { type Part, parts } from './options';

export function overlayAddress(
  origin: string,
  event: BroadcastEvent,
  { group, part, players }: { group: string; part?: Part; players?: boolean },
): string {
  const url = new URL(`/broadcast/${players ? 'players/' : ''}${event}`, origin);
  url.searchParams.set('group', group);
  if (part) url.searchParams.set('part', part);
  return url.href;
}

const browserSource = (name: string, url: string) => ({
  id: 'browser_source',
  versioned_id: 'browser_source',
  name,
  enabled: true,
  settings: { url, width: 1920, height: 1080, css: '', shutdown: false, restart_when_active: false },
});

const sceneOf = (name: string, sources: readonly string[]) => ({
  id: 'scene',
  versioned_id: 'scene',
  name,
  enabled: true,
  settings: {
    custom_size: false,
    id_counter: sources.length,
    items: sources.map((source, at) => ({
      name: source,
      id: at + 1,
      visible: true,
      locked: true,
      align: 5,
      pos: { x: 0, y: 0 },
      scale: { x: 1, y: 1 },
      rot: 0,
    })),
  },
});

/** For OBS Studio (Scene Collection → Import): the whole picture, and one with a source for each part. */
export function sceneCollection(origin: string, event: BroadcastEvent, group: string) {
  const title = titleOfEvent(event);
  const whole = browserSource(`${title}: overlay`, overlayAddress(origin, event, { group }));
  const single = parts.map((part) =>
    browserSource(`${title}: ${part}`, overlayAddress(origin, event, { group, part })),
  );
  const scenes = [
    sceneOf(title, [whole.name]),
    sceneOf(
      `${title} (parts)`,
      single.map(({ name }) => name),
    ),
  ];
  return {
    name: `Sixsheet ${title}`,
    current_scene: title,
    current_program_scene: title,
    scene_order: scenes.map(({ name }) => ({ name })),
    sources: [whole, ...single, ...scenes],
  };
}

/** Waits for the site itself on the stream PC's disk: OBS never reopens a page that failed (obs-browser #71). */
export function localPage(origin: string, event: BroadcastEvent, group: string): string {
  const inScript = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c');
  const scene = new URL(`/broadcast/groups/${group}/scene.json`, origin).href;
  return `<!doctype html>
<meta charset="utf-8">
<title>Sixsheet</title>
<style>html,body{margin:0;background:transparent;overflow:hidden}</style>
<script>
const overlay = ${inScript(overlayAddress(origin, event, { group }))};
const scene = ${inScript(scene)};
// A proxy's error page, a portal's sign-in and JSON of something else are not the site.
async function isThere() {
  try {
    const answer = await fetch(scene, { cache: 'no-store', signal: AbortSignal.timeout(8000) });
    const { revision, build } = answer.status === 200 ? await answer.json() : {};
    return Number.isInteger(revision) && typeof build === 'string';
  } catch {
    return false;
  }
}
async function go() {
  if (await isThere()) location.replace(overlay);
  else setTimeout(go, 2000);
}
go();
</script>
`;
}
