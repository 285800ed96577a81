import type { BroadcastEvent } from '~/broadcast/event';
import type { LanguageMode } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import { overlayPath, scenePath } from '~/overlays/overlay-path';

/** Polls until the site is reachable, because OBS never reloads a page that failed (obs-browser #71). */
export function localPage(
  origin: string,
  event: BroadcastEvent,
  streamId: StreamOf,
  lang: LanguageMode | null,
): string {
  const inScript = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c');
  const scene = origin + scenePath(streamId);
  return `<!doctype html>
<meta charset="utf-8">
<title>Sixsheet</title>
<style>html,body{margin:0;background:transparent;overflow:hidden}</style>
<script>
const overlay = ${inScript(origin + overlayPath(event, streamId, { lang }))};
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
