import { replacePart } from '~/ui/enhance/replace-part';

const everyMs = 15_000;

/** The screen follows by itself; where the network is gone the last picture stays, and says so. */
async function renew() {
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!answer.ok) throw new Error(String(answer.status));
    const newer = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (scriptOf(newer) !== scriptOf(document)) location.reload();
    const part = document.querySelector('[data-hall]');
    const newerPart = newer.querySelector('[data-hall]');
    if (part && newerPart) replacePart(part, newerPart);
    delete document.documentElement.dataset.stale;
  } catch {
    document.documentElement.dataset.stale = '';
  }
  setTimeout(renew, everyMs);
}

const scriptOf = (page: Document) => page.querySelector('[data-hall-script]')?.getAttribute('src');

setTimeout(renew, everyMs);
