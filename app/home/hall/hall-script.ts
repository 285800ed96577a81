import { formatClock } from '~/time/instant';
import { parsePage } from '~/ui/enhance/page';
import { replacePart } from '~/ui/enhance/replace-part';

const everyMs = 15_000;
const patienceMs = 10_000;

/** Refreshes the screen. Without a network the last picture stays, its clock goes on, and a note says so. */
async function renew() {
  try {
    const answer = await fetch(location.href, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const newer = parsePage(await answer.text());
    if (scriptOf(newer) !== scriptOf(document)) location.reload();
    const part = document.querySelector('[data-hall]');
    const newerPart = newer.querySelector('[data-hall]');
    if (!part || !newerPart) throw new Error('another page');
    replacePart(part, newerPart);
    readClock();
    delete document.documentElement.dataset.stale;
  } catch {
    document.documentElement.dataset.stale = '';
  }
  setTimeout(renew, everyMs);
}

const scriptOf = (page: Document) => page.querySelector('[data-hall-script]')?.getAttribute('src');

/** Server time minus `performance.now()`. The machine's own clock may be wrong. */
let aheadMs = 0;
const clock = () => document.querySelector<HTMLTimeElement>('[data-hall-clock]');

function readClock() {
  aheadMs = Date.parse(clock()?.dateTime ?? '') - performance.now();
}

function tick() {
  const element = clock();
  const zone = element?.dataset.hallClock;
  if (!element || !zone || Number.isNaN(aheadMs)) return;
  const text = formatClock(new Date(performance.now() + aheadMs), zone);
  if (element.textContent !== text) element.textContent = text;
}

readClock();
setInterval(tick, 1000);
setTimeout(renew, everyMs);
