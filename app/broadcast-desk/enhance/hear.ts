import { rightIsOver } from '~/broadcast/presence';
import { fetchPage } from '~/ui/enhance/page';
import { released } from '~/ui/enhance/released';
import { desk, deskAddress, doing } from './desk';
import { tell } from './news';
import { leave, takeOver } from './part';

interface News {
  revision: number;
  draftRevision: number;
  draftBy: string;
  people: unknown;
}

let wait = 1000;
/** `<div id="desk" data-page="…">` shows what others do as it happens. */
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

/** What came while a press was on its way. */
let missed: News | undefined;

/** Shows what came while a press was on its way. */
export function hearMissed() {
  if (missed) void show(missed);
}

let people = '';
async function show(news: News) {
  const own = desk();
  missed = doing.isBusy ? news : undefined;
  if (!own || doing.isBusy) return;
  const isNewDraft = own.dataset.draft !== String(news.draftRevision);
  const there = JSON.stringify(news.people);
  if (!isNewDraft && own.dataset.revision === String(news.revision) && people === there) return;
  people = there;
  const { answered } = doing;
  const page = await fetchPage(location.href).catch(() => undefined);
  await released();
  if (doing.isBusy) missed = news;
  if (!page || doing.isBusy) return;
  // Drawn before a press that was answered sooner: its buttons would stand for a picture that is gone.
  if (answered !== doing.answered) return void show(news);
  const keepsForm = doing.isTyped || !isNewDraft;
  takeOver(page, (part) => part === 'news' || part === 'found' || (part === 'form' && keepsForm));
  if (isNewDraft && doing.isTyped) {
    const { changed, show, somebody } = own.dataset;
    tell((changed ?? '').replace('{}', news.draftBy || (somebody ?? '')), { label: show ?? '' });
  }
}
