// Draws what is on air into the page that the server sent, by the same function.

import type { OnAir } from '~/broadcast/on-air';
import { type StreamOf, withStream } from '~/broadcast/stream';
import { fetchPage } from '~/ui/enhance/page';
import { loadAnew, onAirFrom } from './ask-scene';
import { type Link, listenTo } from './connection';
import { type GroupTrouble, groupTroubles } from './group-trouble';
import { lookAt } from './leave';
import { lettersOf } from './letters';
import { morph } from './morph';
import type { Picture } from './shot';
import { lineTurn } from './show';
import { drawScene } from './stage';
import { clockText } from './text';

/** What the page was drawn from, in its `<script id="state">`. */
export interface OverlayState {
  picture: Picture;
  onAir: OnAir;
  of: StreamOf | null;
  /** Why there is none. */
  trouble: GroupTrouble | null;
  /** The server's clock when it answered, in ms since 1970. */
  now: number;
}

const state: OverlayState = JSON.parse(document.getElementById('state')?.textContent ?? '');
const { picture, of } = state;
const root = document.documentElement;
const stage = document.getElementById('stage') as HTMLElement;
const build = state.onAir.build;
// A stream PC's clock may be wrong; the server's is the one the countdown was set by.
const ahead = state.now - Date.now();
const now = () => Date.now() + ahead;
let { onAir } = state;
let link: Link = 'connecting';
const letters = lettersOf(stage);

function drawing(): HTMLElement {
  const fresh = document.createElement('main');
  fresh.id = stage.id;
  fresh.innerHTML = drawScene(picture, onAir.scene, now()).html;
  return fresh;
}

let turn = 0;
/** Once its letters are there; what is heard meanwhile is drawn in its place. */
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
  const said = [
    link,
    `revision ${onAir.revision}`,
    onAir.scene?.kind ?? 'idle',
    `build ${build}`,
    state.trouble ? groupTroubles[state.trouble] : of && `${of.groupId} stream ${of.stream}`,
  ];
  if (note) note.textContent = said.join(' · ');
}

/** After a deployment, while nothing is on air: once a build, since a cache might give the old page again. */
async function renew() {
  if (!of || onAir.build === build || onAir.scene) return;
  try {
    if (sessionStorage.getItem('renewed') === onAir.build) return;
    if (await loadAnew(of)) sessionStorage.setItem('renewed', onAir.build);
  } catch {
    // It has no storage: it would not know that it was opened anew.
  }
}

function hear(told: OnAir) {
  const isNewer = told.revision > onAir.revision;
  onAir = isNewer ? told : { ...onAir, build: told.build };
  if (told.warm) letters.warm(told.warm);
  if (isNewer) drawInTurn();
  else debug();
  void renew();
}

let shownLine = lineTurn(now());

// Not by requestAnimationFrame, which a hidden source of OBS never gets.
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
  const line = lineTurn(now());
  if (!picture.options.moves && line !== shownLine) drawInTurn();
  shownLine = line;
  // Both languages take turns on every source at the same moment.
  root.dataset.turn = now() % 16_000 < 8000 ? 'ja' : 'en';
  setTimeout(tick, 1000 - (now() % 1000));
}

function enterAgain() {
  root.classList.remove('enters');
  // Asking for a measure makes the browser forget the animations that are over.
  void root.offsetWidth;
  root.classList.add('enters');
}

/** While the address leads to no group: looks again now and then, so that the source need not be opened anew. */
async function lookForGroup() {
  try {
    const page = await fetchPage(location.href);
    const found: OverlayState = JSON.parse(page.getElementById('state')?.textContent ?? '');
    if (found.of && (await loadAnew(found.of))) return;
  } catch {
    // The server is gone; the next turn asks again.
  }
  setTimeout(lookForGroup, 30_000);
}

/** Only its staff may see it: asked for when the desk says that there is another. */
async function hearDraft({ groupId, stream }: StreamOf) {
  try {
    const answer = await fetch(withStream(`/admin/${groupId}/streaming-input/draft.json`, stream));
    const draft = answer.ok && onAirFrom(await answer.text());
    if (draft) hear({ ...draft, build });
  } catch {
    // The next change asks again.
  }
}

window.addEventListener('obsSourceActiveChanged', (event) => {
  if ((event as CustomEvent<{ active?: boolean }>).detail?.active) enterAgain();
});
tick();
debug();
// The page came with its first scene: that enters with its letters.
letters.hold(stage.textContent ?? '', () => {
  if (!root.classList.contains('waits')) return;
  root.classList.remove('waits');
  if (picture.options.moves) enterAgain();
});
if (picture.options.fixture === null) {
  if (!of) setTimeout(lookForGroup, 30_000);
  else if (picture.options.preview === 'draft') {
    window.addEventListener('message', ({ origin }) => {
      if (origin === location.origin) void hearDraft(of);
    });
    // What was told before this script came.
    void hearDraft(of);
  } else
    listenTo(of, hear, (now) => {
      link = now;
      debug();
    });
}
