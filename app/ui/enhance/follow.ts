import { countdown } from './countdown';
import { local } from './local';
import { parsePage } from './page';
import { released } from './released';
import { replacePart } from './replace-part';

const defaultSeconds = 20;

/**
 * `<div id="day" data-follow>` polls the page and replaces the part, unless the visitor is busy in it.
 * `data-follow-lost` is shown if that fails. `data-follow="/some.json"` polls that URL until its text differs from
 * `data-follow-shown`. `data-follow-every="5"`: seconds.
 */
export function follow(root: Document | Element) {
  for (const part of root.querySelectorAll<HTMLElement>('[data-follow]')) askLater(part);
}

function askLater(part: HTMLElement) {
  const seconds = Number(part.dataset.followEvery) || defaultSeconds;
  const pollAgain = () => part.dataset.follow !== undefined && askLater(part);
  setTimeout(() => renew(part).finally(pollAgain), seconds * 1000);
}

async function renew(part: HTMLElement) {
  if (document.hidden || isBusy(part)) return;
  const { follow: sign, followShown } = part.dataset;
  if (sign && (await sent(sign).catch(() => followShown)) === followShown) return;
  const newer = await ask(part.id).catch(() => undefined);
  if (!newer) {
    part.querySelector('[data-follow-lost]')?.removeAttribute('hidden');
    return;
  }
  await released();
  // The awaited press may have opened or focused something.
  if (isBusy(part)) return;
  // Localize times first, so that unchanged parts compare equal.
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
