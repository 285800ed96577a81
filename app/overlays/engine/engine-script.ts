// Makes overlays whole in Chromium 103 to 129, by lowered styles and what they need to have measured.
import arrangement from '../arrangement.css?lowered';
import lines from '../lines.css?lowered';
import base from '../overlay.css?lowered';
import toldOfPlayers from '../told/players.css?lowered';
import toldInRooms from '../told/room.css?lowered';
import told from '../told/told.css?lowered';
import toldOfWinner from '../told/winner.css?lowered';
import engine from './engine.css?lowered';
import { joined, type LoweredStyles } from './lowered';
import { measurerFor } from './measure';
import { setMixes } from './mix';

const shapes = import.meta.glob<LoweredStyles>('../themes/*.css', {
  eager: true,
  query: '?lowered',
  import: 'default',
});

const root = document.documentElement;
const stage = document.getElementById('stage') as HTMLElement;
const shape = shapes[`../themes/${root.dataset.event}.css`] as LoweredStyles;
const styles = joined([
  base,
  lines,
  arrangement,
  told,
  toldOfPlayers,
  toldOfWinner,
  toldInRooms,
  shape,
  engine,
]);
const looks = document.getElementById('looks');
if (looks) looks.textContent = styles.css;

const measure = measurerFor(stage, styles);
const ownColor = (element: HTMLElement) => (property: string) =>
  (element.dataset.style ?? '')
    .split(';')
    .find((part) => part.trim().startsWith(`${property}:#`))
    ?.split(':')[1]
    ?.trim();

function color() {
  const ofRoot = getComputedStyle(root);
  setMixes(root, styles.mixes, (property) => ofRoot.getPropertyValue(property).trim() || undefined);
  for (const element of stage.querySelectorAll<HTMLElement>('[data-style*="#"]'))
    setMixes(element, styles.mixes, ownColor(element));
}

/** A preview fits its frame by a division of lengths, which old engines cannot compute. */
function scale() {
  if (isScaledToFrame) root.style.setProperty('--scale', String(innerWidth / 1920));
}
const isScaledToFrame = getComputedStyle(root).getPropertyValue('--scale').includes('tan');

const observer = new MutationObserver((changes) => {
  const isClock = ({ target }: MutationRecord) => target instanceof Element && target.matches('time');
  if (!changes.every(isClock)) adapt();
});

function adapt() {
  color();
  measure();
  // These were its own changes.
  observer.takeRecords();
}

observer.observe(stage, {
  ...{ subtree: true, childList: true, characterData: true },
  attributeFilter: ['class', 'data-screen', 'data-style', 'data-box', 'data-inner', 'data-line'],
});
document.fonts.addEventListener('loadingdone', adapt);
// A logo's size is known once it is loaded.
stage.addEventListener('load', adapt, true);
addEventListener('resize', scale);
scale();
adapt();
