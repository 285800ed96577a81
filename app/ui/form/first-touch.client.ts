let touch: Promise<void> | undefined;

/** When somebody begins to use the page: what only then is needed is loaded then. At once where a field is typed in already. */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    if (document.activeElement?.matches('input, select, textarea, summary')) return resolve();
    for (const type of ['focusin', 'pointerdown', 'keydown', 'input'])
      document.addEventListener(type, () => resolve(), { once: true, capture: true });
  });
  return touch;
}
