let touch: Promise<void> | undefined;

/** Resolves at the first interaction, or at once if a field has focus; code needed only then is loaded then. */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    if (document.activeElement?.matches('input, select, textarea, summary')) return resolve();
    for (const type of ['focusin', 'pointerdown', 'keydown', 'input'])
      document.addEventListener(type, () => resolve(), { once: true, capture: true });
  });
  return touch;
}
