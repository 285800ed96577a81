import { dress } from './own-styles';

const isSame = (one: Node, other: Node): boolean =>
  one instanceof Element && other instanceof Element
    ? one.localName === other.localName && one.getAttribute('data-key') === other.getAttribute('data-key')
    : one.nodeType === other.nodeType && !(one instanceof Element);

/** Touches nothing that is already so; another `data-key` comes in anew. @returns what had to leave */
export function morph(old: Element, fresh: Element): Element[] {
  // What `dress` made of `data-style`.
  const isOwn = ({ name }: Attr) => name !== 'style';
  const wasDressed = old.getAttribute('data-style');
  for (const { name } of [...old.attributes].filter(isOwn))
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old instanceof HTMLElement && old.getAttribute('data-style') !== wasDressed)
    old.style.cssText = old.dataset.style ?? '';
  const left = [...old.childNodes];
  const pairs = [...fresh.childNodes].map((child) => {
    const at = left.findIndex((candidate) => isSame(candidate, child));
    return { child, kept: at >= 0 ? left.splice(at, 1)[0] : undefined };
  });
  const gone: Element[] = [];
  for (const node of left) {
    node.remove();
    if (node instanceof Element) gone.push(node);
  }
  pairs.forEach(({ child, kept }, at) => {
    const place = old.childNodes[at] ?? null;
    if (!kept) {
      if (child instanceof Element) dress(child);
      old.insertBefore(child, place);
    } else {
      // Moving it would start its entrance again.
      if (kept !== place) old.insertBefore(kept, place);
      if (kept instanceof Element) morph(kept, child as Element);
      else if (kept.nodeValue !== child.nodeValue) kept.nodeValue = child.nodeValue;
    }
  });
  return gone;
}
