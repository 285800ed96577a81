import { showErrorToast } from './toast';

/** `<button data-copy="text" hidden data-copied="…" data-copy-failed="…">`, shown if copying works. */
export function copy(root: Document | Element) {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const label = button.textContent;
    button.hidden = false;
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(button.dataset.copy ?? '');
        button.textContent = button.dataset.copied ?? label;
      } catch {
        button.textContent = button.dataset.copyFailed ?? label;
        showErrorToast(button.dataset.copyFailed ?? '');
      }
      setTimeout(() => {
        button.textContent = label;
      }, 3000);
    });
  }
}
