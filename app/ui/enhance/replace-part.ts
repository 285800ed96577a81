/** Puts into a part of the page what stands in the same part of a newer page; what was unfolded stays so. */
export function replacePart(part: Element, newer: Element) {
  if (newer.innerHTML === part.innerHTML) return;
  for (const { id } of part.querySelectorAll('details[open]'))
    newer.querySelector(`#${id}`)?.setAttribute('open', '');
  part.replaceChildren(...newer.childNodes);
}
