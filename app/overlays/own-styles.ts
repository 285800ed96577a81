// The content policy allows no `style` attribute. What a piece sets for itself stands in `data-style`: in the server's page
// one rule for each that is different, in the browser's drawing through the element itself.

/** The rules of a drawing. Only what is made of numbers, names and colors: nothing else ever stands there. */
export function rulesOf(drawing: string): string {
  const styles = [...drawing.matchAll(/ data-style="(--[-\w:;.#]+)"/g)].map(([, style]) => style);
  return [...new Set(styles)].map((style) => `[data-style="${style}"]{${style}}`).join('');
}

/** Sets what an element, and what is in it, says of itself. */
export function dress(element: Element) {
  const inside = element.querySelectorAll('[data-style]');
  for (const each of [element, ...inside])
    if (each instanceof HTMLElement && each.dataset.style !== undefined)
      each.style.cssText = each.dataset.style;
}
