export function replacePart(part: Element, newer: Element) {
  if (newer.innerHTML === part.innerHTML) return;
  for (const { id } of part.querySelectorAll('details[open]'))
    newer.querySelector(`#${id}`)?.setAttribute('open', '');
  part.replaceChildren(...newer.childNodes);
}
