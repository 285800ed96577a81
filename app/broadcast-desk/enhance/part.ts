import { replacePart } from '~/ui/enhance/replace-part';
import { desk, pageState } from './desk';
import { showNews } from './news';

/** Replaces each `data-part` by that of a newer page, unless `keeps` it. */
export function takeOver(page: Document, keeps: (part: string) => boolean) {
  const own = desk();
  const next = page.querySelector<HTMLElement>('#desk');
  // The account signed out or lost its role.
  if (!next || !own) return leave();
  const focused = document.activeElement;
  const again = focused?.id ? `#${CSS.escape(focused.id)}` : selectorOf(focused);
  for (const part of own.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = part.dataset.part ?? '';
    const newer = next.querySelector(`[data-part="${name}"]`);
    if (newer && !keeps(name)) replacePart(part, newer);
  }
  if (own.dataset.draft !== next.dataset.draft)
    document
      .querySelector<HTMLIFrameElement>('iframe[name="overlay-draft"]')
      ?.contentWindow?.postMessage('draft');
  Object.assign(own.dataset, next.dataset);
  if (!focused?.isConnected && again) document.querySelector<HTMLElement>(again)?.focus();
}

/** Reloads so that the server explains, unless that would lose unsaved input. */
export function leave() {
  const { signedOut = '', signIn = '' } = desk()?.dataset ?? {};
  if (pageState.isTyped) showNews(signedOut, { label: signIn, to: location.href });
  else location.reload();
}

export function selectorOf(element: Element | null): string | undefined {
  const act = element instanceof HTMLButtonElement && element.getAttribute('formaction');
  if (act) {
    const value = element.name ? `[value="${CSS.escape(element.value)}"]` : ':not([name])';
    return `button[formaction="${CSS.escape(act)}"]${value}:not([tabindex])`;
  }
  if (element instanceof HTMLInputElement && element.type === 'radio')
    return `input[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  return undefined;
}
