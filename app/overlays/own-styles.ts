// The CSP forbids `style` attributes: `data-style` becomes rules on the server, element styles in the script.

/** Accepts only names, numbers and colors, so that nothing else can be injected. */
export function styleRulesOf(drawing: string): string {
  const styles = [...drawing.matchAll(/ data-style="(--[-\w:;.#]+)"/g)].map(([, style]) => style);
  return [...new Set(styles)].map((style) => `[data-style="${style}"]{${style}}`).join('');
}

export function dress(element: Element) {
  const inside = element.querySelectorAll('[data-style]');
  for (const each of [element, ...inside])
    if (each instanceof HTMLElement && each.dataset.style !== undefined)
      each.style.cssText = each.dataset.style;
}
