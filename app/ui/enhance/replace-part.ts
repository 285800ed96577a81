export function replacePart(part: Element, newer: Element) {
  if (newer.innerHTML === part.innerHTML) return;
  for (const { id } of part.querySelectorAll('details[open][id]'))
    newer.querySelector(`#${CSS.escape(id)}`)?.setAttribute('open', '');
  const focused = part.contains(document.activeElement) && document.activeElement?.id;
  part.replaceChildren(...newer.childNodes);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
