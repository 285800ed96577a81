import { countdown } from './countdown';
import { local } from './local';
import { replacePart } from './replace-part';

const everyMs = 20_000;

/**
 * `<div id="day" data-follow>` shows by itself what a newer page has there, unless somebody is writing in it. Where none
 * comes, `data-follow-lost` in it is shown: what stands there may be old.
 */
export function follow(root: Document | Element) {
  for (const part of root.querySelectorAll<HTMLElement>('[data-follow]')) askLater(part);
}

const askLater = (part: HTMLElement) => setTimeout(() => renew(part).finally(() => askLater(part)), everyMs);

async function renew(part: HTMLElement) {
  const isBusy = part.querySelector('input:focus, textarea:focus, select:focus, details[open]');
  if (document.hidden || isBusy) return;
  const newer = await ask(part.id).catch(() => undefined);
  if (!newer) {
    // No signal, no server, or nobody signed in any more; the next turn asks again.
    part.querySelector('[data-follow-lost]')?.removeAttribute('hidden');
    return;
  }
  // Times first, so that what has not changed is left alone.
  local(newer);
  replacePart(part, newer);
  countdown(part);
}

async function ask(id: string): Promise<HTMLElement | undefined> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  if (!answer.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(id) ?? undefined;
}
