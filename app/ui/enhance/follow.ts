import { countdown } from './countdown';
import { local } from './local';
import { replacePart } from './replace-part';

const everyMs = 20_000;

/** `<div id="day" data-follow>` shows by itself what a newer page has there, unless somebody is writing in it. */
export function follow(root: Document | Element) {
  for (const part of root.querySelectorAll<HTMLElement>('[data-follow]')) askLater(part);
}

const askLater = (part: HTMLElement) => setTimeout(() => renew(part).finally(() => askLater(part)), everyMs);

async function renew(part: HTMLElement) {
  const isBusy = part.querySelector('input:focus, textarea:focus, select:focus, details[open]');
  if (document.hidden || isBusy) return;
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    const newer = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(part.id);
    if (!answer.ok || !newer) return;
    // Times first, so that what has not changed is left alone.
    local(newer);
    replacePart(part, newer);
    countdown(part);
  } catch {
    // The signal is gone for now; the next turn asks again.
  }
}
