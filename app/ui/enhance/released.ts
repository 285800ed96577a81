/** Longer than a press takes; a finger that rests on a link must not stop the page. */
const patienceMs = 1000;

/**
 * Resolves once nothing is held down. A button that is replaced between the press and the release of the pointer gets no
 * click, so whatever replaces parts of a page waits for this first.
 */
export async function released(): Promise<void> {
  if (!document.querySelector(':is(a, button, label, summary):active')) return;
  await new Promise<void>((resolve) => {
    // The click follows the release in the same task.
    const later = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      document.addEventListener(type, later, { capture: true, once: true });
    setTimeout(resolve, patienceMs);
  });
}
