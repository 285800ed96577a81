import { countdown } from './countdown';
import { local } from './local';
import { parsePage } from './page';
import { released } from './released';
import { replacePart } from './replace-part';

const everySeconds = 20;

/**
 * `<div id="day" data-follow>` shows by itself what a newer page has there, unless somebody is writing in it. Where none
 * comes, `data-follow-lost` in it is shown: what stands there may be old. `data-follow="/some.json"` asks for the page
 * only once that address no longer answers with the text in `data-follow-shown`. `data-follow-every="5"`: seconds.
 */
export function follow(root: Document | Element) {
  for (const part of root.querySelectorAll<HTMLElement>('[data-follow]')) askLater(part);
}

function askLater(part: HTMLElement) {
  const seconds = Number(part.dataset.followEvery) || everySeconds;
  // A newer page may have nothing more to follow.
  const again = () => part.dataset.follow !== undefined && askLater(part);
  setTimeout(() => renew(part).finally(again), seconds * 1000);
}

async function renew(part: HTMLElement) {
  if (document.hidden || isBusy(part)) return;
  const { follow: sign, followShown } = part.dataset;
  if (sign && (await sent(sign).catch(() => followShown)) === followShown) return;
  const newer = await ask(part.id).catch(() => undefined);
  if (!newer) {
    // No signal, no server, or nobody signed in any more; the next turn asks again.
    part.querySelector('[data-follow-lost]')?.removeAttribute('hidden');
    return;
  }
  await released();
  // The press that was waited for may have opened something, or led into a field.
  if (isBusy(part)) return;
  // Times first, so that what has not changed is left alone.
  local(newer);
  replacePart(part, newer);
  for (const name of Object.keys(part.dataset)) if (!(name in newer.dataset)) delete part.dataset[name];
  Object.assign(part.dataset, newer.dataset);
  countdown(part);
}

const isBusy = (part: HTMLElement) =>
  part.querySelector('input:focus, textarea:focus, select:focus, details[open]') !== null;

async function ask(id: string): Promise<HTMLElement | undefined> {
  const html = await sent(location.href, { Accept: 'text/html' });
  return parsePage(html).getElementById(id) ?? undefined;
}

async function sent(address: string, headers?: HeadersInit): Promise<string> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}
