import { leavingKey } from './morph';

const fadeMs = 500;

interface Look {
  leaver: HTMLElement;
  parent: Element;
  style: Readonly<Record<string, string>>;
}

/** Freezes running animations, because reinserting the element would restart them. */
function hold(leaver: Element) {
  for (const each of leaver.getAnimations({ subtree: true })) {
    if (!(each.effect instanceof KeyframeEffect) || each.effect.pseudoElement) continue;
    each.commitStyles();
  }
}

function lookOf(leaver: Element): Look | undefined {
  const parent = leaver.parentElement;
  if (!(leaver instanceof HTMLElement) || !parent) return undefined;
  const { position, width, height, color } = getComputedStyle(leaver);
  const side = getComputedStyle(leaver).getPropertyValue('--side');
  hold(leaver);
  const own = { color, '--side': leaver.style.getPropertyValue('--side') || side };
  if (position === 'absolute') return { leaver, parent, style: own };
  const place = {
    position: 'absolute',
    inset: 'auto',
    left: `${leaver.offsetLeft}px`,
    top: `${leaver.offsetTop}px`,
    width,
    height,
    margin: '0',
  };
  return { leaver, parent, style: { ...own, ...place } };
}

/** Measures before the change. @returns a function that fades the leaving elements out afterwards */
export function lookAt(leavers: readonly Element[]): () => void {
  // Reads before writing, to avoid a reflow for each element.
  const looks = leavers.flatMap((leaver) => lookOf(leaver) ?? []);
  return () => {
    for (const { leaver, parent, style } of looks) {
      for (const [name, value] of Object.entries(style)) leaver.style.setProperty(name, value);
      leaver.classList.add('leaving');
      leaver.setAttribute('aria-hidden', 'true');
      leaver.setAttribute('data-key', leavingKey);
      parent.insertBefore(leaver, null);
      setTimeout(() => leaver.remove(), fadeMs);
    }
  };
}
