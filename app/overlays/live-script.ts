// Redraws the page with the same function as the server.

import type { BroadcastEvent } from '~/broadcast/event';
import type { OnAir } from '~/broadcast/on-air';
import { type StreamOf, withStream } from '~/broadcast/stream';
import { serverNow as now, setServerTime } from '~/time/server-clock';
import { fetchPage } from '~/ui/enhance/page';
import { loadAnew, onAirFrom } from './ask-scene';
import { type ConnectionState, listenTo } from './connection';
import { engineName, makeWhole } from './engine/whole';
import { type GroupTrouble, groupTroubles } from './group-trouble';
import { lookAt } from './leave';
import { fontLoaderFor } from './letters';
import { needsPlate, pixelsOf } from './logo-plate';
import { morph } from './morph';
import type { Picture } from './shot';
import { lineTurn } from './show';
import { drawScene } from './stage';
import { clockText, partsOfColor } from './text';
import { pauseTurnOf } from './told/pause-turns';

export interface OverlayState {
  picture: Picture;
  onAir: OnAir;
  of: StreamOf | null;
  trouble: GroupTrouble | null;
  /** Server time in ms since 1970. */
  now: number;
}

const state: OverlayState & { engineScript: string } = JSON.parse(
  document.getElementById('state')?.textContent ?? '',
);
const { picture, of: streamId } = state;
const root = document.documentElement;
const stage = document.getElementById('stage') as HTMLElement;
const build = state.onAir.build;
// Countdowns are set by the server's clock; that of a stream PC may be wrong.
setServerTime(state.now);
let { onAir } = state;
let link: ConnectionState = 'connecting';
const letters = fontLoaderFor(stage);

function drawing(): HTMLElement {
  const fresh = document.createElement('main');
  fresh.id = stage.id;
  fresh.innerHTML = drawScene(picture, onAir.scene, now()).html;
  return fresh;
}

let turn = 0;
/** Waits for fonts. A newer scene replaces a waiting one. */
function drawInTurn() {
  const mine = ++turn;
  const fresh = drawing();
  letters.hold(fresh.textContent ?? '', () => {
    if (mine !== turn) return;
    draw(fresh);
    debug();
  });
}

function draw(fresh = drawing()) {
  let fade = () => {};
  morph(stage, fresh, (leavers) => {
    if (picture.options.moves) fade = lookAt(leavers);
  });
  fade();
}

function debug() {
  const note = document.getElementById('debug');
  const lines = [
    link,
    `revision ${onAir.revision}`,
    onAir.scene?.kind ?? 'idle',
    `build ${build}`,
    engineName(),
    state.trouble
      ? groupTroubles[state.trouble]
      : streamId && `${streamId.groupId} stream ${streamId.stream}`,
  ];
  if (note) note.textContent = lines.join(' · ');
}

/** Reloads after a deployment while off air. Once per build, because a cache might return the old page. */
async function renew() {
  if (!streamId || onAir.build === build || onAir.scene) return;
  try {
    if (sessionStorage.getItem('renewed') === onAir.build) return;
    if (await loadAnew(streamId)) sessionStorage.setItem('renewed', onAir.build);
  } catch {
    // Without storage a reload loop couldn't be detected.
  }
}

function hear(message: OnAir) {
  const isNewer = message.revision > onAir.revision;
  onAir = isNewer ? message : { ...onAir, build: message.build };
  if (message.warm) letters.warm(message.warm);
  picture.written = onAir.eventNames?.[picture.event as BroadcastEvent];
  if (isNewer) drawInTurn();
  else debug();
  void renew();
}

const { options } = picture;
/** Names the picture of a break and the line of a still ticker, which change by the clock. */
const turnNow = () => `${pauseTurnOf(onAir.scene, now(), options)} ${options.moves ? '' : lineTurn(now())}`;
let shownTurn = turnNow();

/** Draws again with a plate if the logo hardly stands out from the event's paper. */
function lookAtLogo(logo: HTMLImageElement) {
  const src = logo.getAttribute('src') ?? '';
  const pixels = pixelsOf(logo);
  if (!pixels || src === picture.plated || !needsPlate(pixels, partsOfColor(picture.theme.colors.paper)))
    return;
  picture.plated = src;
  draw();
}
const isLogo = (target: unknown): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.classList.contains('logo');
stage.addEventListener('load', ({ target }) => isLogo(target) && lookAtLogo(target), true);

// OBS never calls requestAnimationFrame for hidden sources.
function tick() {
  for (const clock of document.querySelectorAll<HTMLTimeElement>('time.countdown:not(.leaving)')) {
    const leftMs = Date.parse(clock.dateTime) - now();
    if (leftMs <= 0) {
      draw();
      break;
    }
    const text = clockText(leftMs);
    if (clock.textContent !== text) clock.textContent = text;
  }
  const currentTurn = turnNow();
  if (currentTurn !== shownTurn) drawInTurn();
  shownTurn = currentTurn;
  root.dataset.turn = now() % 16_000 < 8000 ? 'ja' : 'en';
  setTimeout(tick, 1000 - (now() % 1000));
}

function enterAgain() {
  root.classList.remove('enters');
  // Forces a reflow, which restarts animations.
  void root.offsetWidth;
  root.classList.add('enters');
}

/** Polls until the URL leads to a group, so that the OBS source needn't be reopened. */
async function lookForGroup() {
  try {
    const page = await fetchPage(location.href);
    const fresh: OverlayState = JSON.parse(page.getElementById('state')?.textContent ?? '');
    if (fresh.of && (await loadAnew(fresh.of))) return;
  } catch {
    // Retried on the next poll.
  }
  setTimeout(lookForGroup, 30_000);
}

/** Staff only. Fetched when the desk announces a change. */
async function hearDraft({ groupId, stream }: StreamOf) {
  try {
    const answer = await fetch(withStream(`/admin/${groupId}/streaming-input/draft.json`, stream));
    const draft = answer.ok && onAirFrom(await answer.text());
    if (draft) hear({ ...draft, build });
  } catch {
    // Retried on the next change.
  }
}

window.addEventListener('obsSourceActiveChanged', (event) => {
  if ((event as CustomEvent<{ active?: boolean }>).detail?.active) enterAgain();
});
await makeWhole(state.engineScript);
for (const logo of stage.querySelectorAll<HTMLImageElement>('.logo')) if (logo.complete) lookAtLogo(logo);
tick();
debug();
// The server-rendered scene enters once its fonts are loaded.
letters.hold(stage.textContent ?? '', () => {
  if (!root.classList.contains('waits')) return;
  root.classList.remove('waits');
  if (picture.options.moves) enterAgain();
});
if (picture.options.fixture === null) {
  if (!streamId) setTimeout(lookForGroup, 30_000);
  else if (picture.options.preview === 'draft') {
    window.addEventListener('message', ({ origin }) => {
      if (origin === location.origin) void hearDraft(streamId);
    });
    // Covers announcements from before this script ran.
    void hearDraft(streamId);
  } else
    listenTo(streamId, hear, (now) => {
      link = now;
      debug();
    });
}
