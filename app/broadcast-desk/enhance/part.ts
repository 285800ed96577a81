import { replacePart } from '~/ui/enhance/replace-part';
import { desk, doing } from './desk';
import { tell } from './news';

/** `data-part="live"`: takes the same part of a newer page, except those that are kept as they are. */
export function takeOver(page: Document, keeps: (part: string) => boolean) {
  const own = desk();
  const next = page.querySelector<HTMLElement>('#desk');
  // Signed out, or no longer staff.
  if (!next || !own) return leave();
  const focused = document.activeElement;
  const again = focused?.id ? `#${CSS.escape(focused.id)}` : selectorOf(focused);
  for (const part of own.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = part.dataset.part ?? '';
    const newer = next.querySelector(`[data-part="${name}"]`);
    if (newer && !keeps(name)) replacePart(part, newer);
  }
  // The frame of the draft draws it anew, without being loaded again.
  if (own.dataset.draft !== next.dataset.draft)
    document
      .querySelector<HTMLIFrameElement>('iframe[name="overlay-draft"]')
      ?.contentWindow?.postMessage('draft');
  Object.assign(own.dataset, next.dataset);
  if (!focused?.isConnected && again) document.querySelector<HTMLElement>(again)?.focus();
}

/** The whole page tells what is over; what somebody types stays until they send it. */
export function leave() {
  const { signedOut = '', signIn = '' } = desk()?.dataset ?? {};
  if (doing.isTyped) tell(signedOut, { label: signIn, to: location.href });
  else location.reload();
}

/** What finds a button or a choice again in a newer page. */
export function selectorOf(element: Element | null): string | undefined {
  const act = element instanceof HTMLButtonElement && element.getAttribute('formaction');
  if (act) return `button[formaction="${CSS.escape(act)}"]:not([tabindex])`;
  if (element instanceof HTMLInputElement && element.type === 'radio')
    return `input[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  return undefined;
}
