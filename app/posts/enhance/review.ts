/** Keyboard shortcuts for `<article data-review>`: J/K move, A approves, R focuses the reason. */
export function review(root: Document) {
  const reviews = [...root.querySelectorAll<HTMLElement>('[data-review]')];
  if (reviews.length === 0) return;
  root.querySelector('[data-review-keys]')?.removeAttribute('hidden');
  root.addEventListener('keydown', (event) => {
    const { target } = event;
    const writing = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (writing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const key = event.key.toLowerCase();
    const at = reviews.findIndex((each) => each.contains(root.activeElement));
    const step = { j: 1, k: -1 }[key];
    if (step) {
      const to = reviews[Math.min(reviews.length - 1, Math.max(0, at + step))];
      to?.focus();
      to?.scrollIntoView({ block: 'start' });
    } else if (at >= 0 && key === 'a') {
      reviews[at]?.querySelector<HTMLButtonElement>('button[value=approve]')?.click();
    } else if (at >= 0 && key === 'r') {
      event.preventDefault();
      reviews[at]?.querySelector<HTMLElement>('textarea')?.focus();
    }
  });
}
