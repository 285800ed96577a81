import { discardDraft } from '~/ui/form/draft';
import { type Messages, type OwnTeam, syncTag } from './messages';
import { dropWaiting, listWaiting, sendWaiting, type Waiting } from './waiting';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

let isUnsure = false;
const box = document.querySelector<HTMLElement>('[data-offline]');

const say = (key: string, name = '') => (box?.dataset[key] ?? '').replace('{{name}}', name);

async function register() {
  if (!('serviceWorker' in navigator) || box?.dataset.offline !== 'on') return;
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const teams: OwnTeam[] = JSON.parse(box.dataset.ownTeams ?? '[]');
  const page = location.pathname + location.search;
  const message: Messages = { type: 'keep', page, assets, language: document.documentElement.lang, teams };
  active?.postMessage(message);
  const waits = await isWaiting();
  if (waits) await (registration as SyncRegistration).sync?.register(syncTag).catch(() => undefined);
  if (waits || teams.length > 0) await askToPersist();
}

const isWaiting = async () => (await listWaiting()).some(({ state }) => state === 'waiting');

/** Browsers delete what a site stores when space is short, and Safari a week after the last visit, unless they agreed not to. */
async function askToPersist() {
  const { storage } = navigator;
  const isKept = (await storage?.persisted?.()) || (await storage?.persist?.());
  for (const note of document.querySelectorAll<HTMLElement>('[data-storage-unsure]'))
    note.hidden = isKept === true;
  isUnsure = isKept !== true;
  await show();
}

async function send() {
  if (navigator.onLine !== false) await sendWaiting();
  await show();
}

/** Drops forms whose team is on this page: the click that opened it may have left before the database answered. */
async function listUnseen(): Promise<Waiting[]> {
  const all = await listWaiting();
  const isSeen = ({ url }: Waiting) => url === location.pathname;
  await Promise.all(all.filter(isSeen).map(({ key }) => dropWaiting(key)));
  return all.filter((each) => !isSeen(each));
}

async function show() {
  if (!box) return;
  const all = await listUnseen();
  for (const { state, path } of all) if (state === 'sent') discardDraft(path.split('/').at(-1) ?? '');
  box.replaceChildren(...all.map(lineOf));
}

const linkTexts = { sent: 'open', refused: 'back', late: 'typed' } as const;

function lineOf(waiting: Waiting): HTMLElement {
  const { key, state, name, path, url = path } = waiting;
  const line = document.createElement('div');
  line.className = `notice ${state === 'sent' ? 'good' : 'warn'} waiting-line`;
  line.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = say(state, name);
  const unsure = document.createElement('p');
  unsure.textContent = say('unsure');
  unsure.hidden = state !== 'waiting' || !isUnsure;
  const buttons = document.createElement('p');
  buttons.className = 'row';
  const drop = button(say(state === 'waiting' ? 'drop' : 'close'), async () => {
    await dropWaiting(key);
    await show();
  });
  if (state === 'waiting') buttons.replaceChildren(button(say('now'), send), drop);
  else {
    const link = document.createElement('a');
    link.className = 'button';
    link.href = url;
    link.textContent = say(linkTexts[state]);
    link.addEventListener('click', () => void dropWaiting(key));
    buttons.replaceChildren(link, drop);
  }
  line.replaceChildren(text, unsure, buttons);
  return line;
}

function button(text: string, act: () => Promise<void>): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button quiet';
  element.textContent = text;
  element.addEventListener('click', () => void act());
  return element;
}

addEventListener('online', () => void send());
addEventListener('hand-in-waits', () => void Promise.all([show(), register()]));
navigator.serviceWorker?.addEventListener('message', () => void show());
// Storing is for later: it must not compete with what the page needs on a bad network.
const delayMilliseconds = 3_000;
addEventListener('load', () => setTimeout(() => void register().catch(() => undefined), delayMilliseconds));
void send();
