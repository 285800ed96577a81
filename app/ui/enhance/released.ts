/** Longer than a press; a finger that rests on a link must not block updates. */
const maxWaitMs = 1000;

/** Resolves once nothing is pressed: a button that is replaced between press and release gets no click. */
export async function released(): Promise<void> {
  if (!document.querySelector(':is(a, button, label, summary):active')) return;
  await new Promise<void>((resolve) => {
    // The click follows the release in the same task.
    const later = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      document.addEventListener(type, later, { capture: true, once: true });
    setTimeout(resolve, maxWaitMs);
  });
}
