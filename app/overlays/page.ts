import { type BroadcastEvent, titleOfEvent } from '~/broadcast/event';
import { tickerIn } from '~/broadcast/on-air';
import { pageTitle } from '~/locales/i18n';
import arrangement from './arrangement.css?inline';
import engineScript from './engine/engine-script.ts?script';
import { picturedGames } from './game-picture';
import { type Html, html } from './html';
import textStyles from './lines.css?inline';
import type { OverlayState } from './live-script';
import liveScript from './live-script.ts?script';
import type { OverlayOptions } from './options';
import styles from './overlay.css?inline';
import { styleRulesOf } from './own-styles';
import { drawScene } from './stage';
import { preloadsOf, shapesOf, stylesOf } from './themes';
import toldOfPlayers from './told/players.css?inline';
import toldInRooms from './told/room.css?inline';
import told from './told/told.css?inline';
import toldOfWinner from './told/winner.css?inline';

// Comes first, so that nothing opaque is ever painted.
const clear = 'html,body{margin:0;background:transparent;overflow:hidden}';
const asIs = (text: string): Html => ({ html: text });

interface OverlayPage {
  url: URL;
  nonce: string;
  state: OverlayState;
  fixtures: readonly string[];
}

export function overlayPage({ url, nonce, state, fixtures }: OverlayPage): string {
  const { picture, onAir, now } = state;
  const { options } = picture;
  const event = picture.event as BroadcastEvent;
  const waits = options.fixture === null && 'waits';
  const classes = [options.moves ? 'enters' : 'still', waits, options.preview && 'preview']
    .filter(Boolean)
    .join(' ');
  // Fits the desk's frame. Only atan2 divides two lengths in CSS.
  const fits = options.preview === 'desk' || options.preview === 'draft';
  const scale = fits ? 'tan(atan2(100vw,1920px))' : options.scale;
  const json = JSON.stringify({ ...state, engineScript }).replace(/</g, '\\u003c');
  const drawing = drawScene(picture, onAir.scene, now);
  // A still ticker shows its lines in turn, so preload the letters of all.
  const { scene } = onAir;
  const lines = scene ? tickerIn(scene, options.language ?? scene.language) : [];
  const style = (rules: string, id?: string) =>
    html`<style nonce="${nonce}"${id && asIs(` id="${id}"`)}>${asIs(rules)}</style>`;
  const { html: document } = html`
    <!doctype html>
    <html lang="${options.language === 'en' ? 'en' : 'ja'}" class="${classes}"
      data-event="${event}">
      <head>
        <meta charset="utf-8">
        ${style(clear)}
        <meta name="viewport" content="width=1920">
        <meta name="robots" content="noindex">
        <title>${pageTitle(titleOfEvent(event))}</title>
        ${style(`${stylesOf(event)}:root{--scale:${scale}}${styleRulesOf(drawing.html)}`)}
        ${style(`${styles}${textStyles}${arrangement}${told}${toldOfPlayers}${toldOfWinner}${toldInRooms}${shapesOf(event)}`, 'looks')}
        <link rel="icon" href="data:,">
        ${preloadsOf(event, drawing.html + lines.join('')).map((file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)}
        <script type="module" src="${liveScript}"></script>
      </head>
      <body>
        <main id="stage">${drawing}</main>
        ${options.preview === '1' && switchOf(url, fixtures, options)}
        ${options.debug && html`<output id="debug"></output>`}
        <script type="application/json" id="state">${asIs(json)}</script>
      </body>
    </html>`;
  return document;
}

function switchOf(url: URL, fixtures: readonly string[], { fixture, game }: OverlayOptions): Html {
  const link = (name: string, word: 'fixture' | 'game', value: string | null, isShown: boolean) => {
    const params = new URLSearchParams(url.searchParams);
    if (value === null) params.delete(word);
    else params.set(word, value);
    return html`<a href="?${`${params}`}"${isShown && asIs(' aria-current="page"')}>${name}</a>`;
  };
  return html`
    <div class="safe-area" aria-hidden="true"></div>
    <nav class="switch">
      ${link('on air', 'fixture', null, fixture === null)}
      ${fixtures.map((name, at) => link(name, 'fixture', String(at), at === fixture))}
      ${picturedGames.map((name) => link(`game: ${name}`, 'game', game === name ? null : name, game === name))}
    </nav>`;
}
