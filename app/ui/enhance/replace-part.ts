export function replacePart(part: Element, newer: Element) {
  if (newer.innerHTML === part.innerHTML) return;
  for (const { id } of part.querySelectorAll('details[open][id]'))
    newer.querySelector(`#${CSS.escape(id)}`)?.setAttribute('open', '');
  part.replaceChildren(...newer.childNodes);
}
