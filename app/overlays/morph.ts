import { dress } from './own-styles';

interface Change {
  old: Element;
  fresh: Element;
  children: readonly { fresh: Node; reused?: ChildNode; change?: Change }[];
  gone: readonly ChildNode[];
}

export const leavingKey = 'leaving';

const isSame = (one: Node, other: Node): boolean =>
  one instanceof Element && other instanceof Element
    ? one.localName === other.localName && one.getAttribute('data-key') === other.getAttribute('data-key')
    : one.nodeType === other.nodeType && !(one instanceof Element);

/** Leaving elements only fade, and never match new ones. */
const isLeaving = (node: Node) => node instanceof Element && node.getAttribute('data-key') === leavingKey;

function changeOf(old: Element, fresh: Element): Change {
  const left = [...old.childNodes].filter((node) => !isLeaving(node));
  const children = [...fresh.childNodes].map((child) => {
    const at = left.findIndex((candidate) => isSame(candidate, child));
    const reused = at >= 0 ? left.splice(at, 1)[0] : undefined;
    const change = reused instanceof Element ? changeOf(reused, child as Element) : undefined;
    return { fresh: child, reused, change };
  });
  return { old, fresh, children, gone: left };
}

const leaversOf = ({ children, gone }: Change): Element[] => [
  ...gone.flatMap((node) => (node instanceof Element ? [node] : [])),
  ...children.flatMap(({ change }) => (change ? leaversOf(change) : [])),
];

function alter(old: Element, fresh: Element) {
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
  children.forEach(({ fresh: child, reused, change }, at) => {
    const place = old.childNodes[at] ?? null;
    if (!reused) {
      if (child instanceof Element) dress(child);
      old.insertBefore(child, place);
      return;
    }
    // Moving it would restart its entrance.
    if (reused !== place) old.insertBefore(reused, place);
    if (change) make(change);
    else if (reused.nodeValue !== child.nodeValue) reused.nodeValue = child.nodeValue;
  });
}

/** Minimal DOM update. `look` gets all elements that will leave, at any depth, before anything changes. */
export function morph(old: Element, fresh: Element, look: (leavers: readonly Element[]) => void = () => {}) {
  const change = changeOf(old, fresh);
  look(leaversOf(change));
  make(change);
}
