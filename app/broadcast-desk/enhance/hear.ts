import { rightIsOver } from '~/broadcast/presence';
import { fetchPage } from '~/ui/enhance/page';
import { released } from '~/ui/enhance/released';
import { desk, deskAddress, pageState } from './desk';
import { showNews } from './news';
import { leave, takeOver } from './part';

interface News {
  revision: number;
  draftRevision: number;
  draftBy: string;
  people: unknown;
}

let wait = 1000;
/** Applies other people's changes. Reconnects with exponential backoff. */
export function hear() {
  const socket = new WebSocket(new URL(deskAddress('/socket'), location.href.replace(/^http/, 'ws')));
  let pings: ReturnType<typeof setInterval>;
  socket.addEventListener('open', () => {
    wait = 1000;
    pings = setInterval(() => socket.send('ping'), 30_000);
  });
  socket.addEventListener('message', ({ data }) => {
    if (data !== 'pong') void show(JSON.parse(data));
  });
  socket.addEventListener('close', ({ code }) => {
    clearInterval(pings);
    if (code === rightIsOver) leave();
    setTimeout(hear, wait + Math.random() * 1000);
    wait = Math.min(wait * 2, 30_000);
  });
}

let missed: News | undefined;

export function hearMissed() {
  if (missed) void show(missed);
}

let people = '';
const isShown = ({ dataset }: HTMLElement, news: News) =>
  dataset.draft === String(news.draftRevision) &&
  dataset.revision === String(news.revision) &&
  people === JSON.stringify(news.people);

async function show(news: News) {
  const own = desk();
  missed = pageState.isBusy ? news : undefined;
  if (!own || pageState.isBusy || isShown(own, news)) return;
  const isNewDraft = own.dataset.draft !== String(news.draftRevision);
  people = JSON.stringify(news.people);
  const { answered } = pageState;
  const page = await fetchPage(location.href).catch(() => undefined);
  await released();
  if (pageState.isBusy) missed = news;
  if (!page || pageState.isBusy) return;
  // This page is older than an answered press, so its buttons would act on an outdated picture.
  if (answered !== pageState.answered) return void show(news);
  const keepsForm = pageState.isTyped || !isNewDraft;
  takeOver(page, (part) => part === 'news' || part === 'found' || (part === 'form' && keepsForm));
  if (isNewDraft && pageState.isTyped) showNewDraft(own, news);
}

function showNewDraft({ dataset }: HTMLElement, { draftBy }: News) {
  const { changed, show, somebody } = dataset;
  showNews((changed ?? '').replace('{}', draftBy || (somebody ?? '')), { label: show ?? '' });
}
