import { showErrorToast } from './toast';

/** `<a href="….tsv" data-copy-table="label">` copies a table instead of downloading it, if copying works. */
export function copyTable(root: Document | Element) {
  if (!('clipboard' in navigator) || typeof ClipboardItem === 'undefined') return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-copy-table]')) {
    const label = link.querySelector('span');
    if (!label) continue;
    const name = link.dataset.copyTable ?? '';
    label.textContent = name;
    link.setAttribute('role', 'button');
    label.setAttribute('aria-live', 'polite');
    link.addEventListener('click', async (event) => {
      event.preventDefault();
      try {
        await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(link.href) })]);
        label.textContent = link.dataset.copied ?? name;
      } catch {
        label.textContent = link.dataset.copyFailed ?? name;
        showErrorToast(link.dataset.copyFailed ?? '');
      }
      setTimeout(() => {
        label.textContent = name;
      }, 3000);
    });
  }
}

// A promise, since Safari allows clipboard writes only during the press.
async function textAt(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
  return new Blob([await answer.text()], { type: 'text/plain' });
}
