import { dress } from './own-styles';

/** What an element becomes: its children that stay, come in and leave. */
interface Change {
  old: Element;
  fresh: Element;
  children: readonly { fresh: Node; kept?: ChildNode; change?: Change }[];
  gone: readonly ChildNode[];
}

export const leavingKey = 'leaving';

const isSame = (one: Node, other: Node): boolean =>
  one instanceof Element && other instanceof Element
    ? one.localName === other.localName && one.getAttribute('data-key') === other.getAttribute('data-key')
    : one.nodeType === other.nodeType && !(one instanceof Element);

/** It only fades: no drawing knows it any more. */
const isLeaving = (node: Node) => node instanceof Element && node.getAttribute('data-key') === leavingKey;

function changeOf(old: Element, fresh: Element): Change {
  const left = [...old.childNodes].filter((node) => !isLeaving(node));
  const children = [...fresh.childNodes].map((child) => {
    const at = left.findIndex((candidate) => isSame(candidate, child));
    const kept = at >= 0 ? left.splice(at, 1)[0] : undefined;
    const change = kept instanceof Element ? changeOf(kept, child as Element) : undefined;
    return { fresh: child, kept, change };
  });
  return { old, fresh, children, gone: left };
}

const leaversOf = ({ children, gone }: Change): Element[] => [
  ...gone.flatMap((node) => (node instanceof Element ? [node] : [])),
  ...children.flatMap(({ change }) => (change ? leaversOf(change) : [])),
];

function alter(old: Element, fresh: Element) {
  // What `dress` made of `data-style`.
  const isOwn = ({ name }: Attr) => name !== 'style';
  const wasDressed = old.getAttribute('data-style');
  for (const { name } of [...old.attributes].filter(isOwn))
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old instanceof HTMLElement && old.getAttribute('data-style') !== wasDressed)
    old.style.cssText = old.dataset.style ?? '';
}

function make({ old, fresh, children, gone }: Change) {
  alter(old, fresh);
  for (const node of gone) node.remove();
  children.forEach(({ fresh: child, kept, change }, at) => {
    const place = old.childNodes[at] ?? null;
    if (!kept) {
      if (child instanceof Element) dress(child);
      old.insertBefore(child, place);
      return;
    }
    // Moving it would start its entrance again.
    if (kept !== place) old.insertBefore(kept, place);
    if (change) make(change);
    else if (kept.nodeValue !== child.nodeValue) kept.nodeValue = child.nodeValue;
  });
}

/**
 * Touches nothing that is already so; another `data-key` comes in anew.
 * @param look at all that will have to leave, at any depth, while everything still stands as it was
 */
export function morph(old: Element, fresh: Element, look: (leavers: readonly Element[]) => void = () => {}) {
  const change = changeOf(old, fresh);
  look(leaversOf(change));
  make(change);
}
