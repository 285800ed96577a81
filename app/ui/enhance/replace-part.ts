export function replacePart(part: Element, newer: Element) {
  if (newer.innerHTML === part.innerHTML) return;
  // The ID of a folded card belongs to its content.
  for (const fold of part.querySelectorAll('details[open]')) {
    const id = fold.id || fold.querySelector(':scope > [id]')?.id;
    if (id)
      newer
        .querySelector(`#${CSS.escape(id)}`)
        ?.closest('details')
        ?.setAttribute('open', '');
  }
  const focused = part.contains(document.activeElement) && document.activeElement?.id;
  part.replaceChildren(...newer.childNodes);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
