import { balance } from './balance';
import type { LoweredStyles } from './lowered';

const isOnAir = (element: Element) => !element.closest('.leaving');
const all = (stage: Element, selector: string) =>
  [...stage.querySelectorAll<HTMLElement>(selector)].filter(isOnAir);

/** Size of the content in px of the stage, without its scale. */
function sizeOf(element: Element): [width: number, height: number] {
  const { width, height } = getComputedStyle(element);
  return [Number.parseFloat(width), Number.parseFloat(height)];
}

/** Writes an attribute only if it changes: unchanged ones would restyle the element. */
function mark(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function set(element: HTMLElement, name: string, value: string) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

const isVertical = (element: Element) => getComputedStyle(element).writingMode.startsWith('vertical');

export function measurerFor(stage: HTMLElement, { containers, queries }: LoweredStyles) {
  const selector = containers.join();
  const tests = Object.entries(queries);
  const hold = (tests_: typeof tests, width: number, height: number) =>
    tests_.flatMap(([name, test]) => (test(width, height) ? [name] : [])).join(' ');
  const isContained = (element: Element) => getComputedStyle(element).contain.includes('size');

  // Reads before writing, to avoid a reflow for each element.
  function measureBoxes(boxes: readonly HTMLElement[], name: string) {
    const sizes = boxes.map(sizeOf);
    boxes.forEach((box, at) => {
      const [width = 0, height = 0] = sizes[at] ?? [];
      set(box, '--cqi', `${width / 100}px`);
      set(box, '--cqb', `${height / 100}px`);
      mark(box, name, hold(tests, width, height));
    });
  }

  function measureLines() {
    const lines = all(stage, '.fit');
    const sizes = lines.map((line) => [sizeOf(line), isVertical(line)] as const);
    const ofWidth = tests.filter(([, test]) => test.length === 1);
    lines.forEach((line, at) => {
      const [[width, height], stands] = sizes[at] ?? [[0, 0], false];
      for (const text of line.children)
        set(text as HTMLElement, '--cqi', `${(stands ? height : width) / 100}px`);
      mark(line, 'data-line', hold(ofWidth, width, height));
    });
  }

  /** Condenses texts that are too long. */
  function narrow() {
    const texts = all(stage, '.fit > span');
    const shares = texts.map((text) => {
      const style = getComputedStyle(text);
      const [room = 0, need = 0, floor = 0] = ['--room', '--need', '--floor'].map((name) =>
        Number.parseFloat(style.getPropertyValue(name) || '0'),
      );
      return need > 0 ? Math.max(floor, Math.min(1, room / need)) : 1;
    });
    texts.forEach((text, at) => {
      set(text, '--narrower', (shares[at] ?? 1).toFixed(4));
    });
  }

  return () => {
    const boxes = all(stage, selector).filter(isContained);
    const inner = boxes.filter(
      (box) =>
        box.parentElement?.closest(selector) && boxes.some((other) => other !== box && other.contains(box)),
    );
    measureBoxes(
      boxes.filter((box) => !inner.includes(box)),
      'data-box',
    );
    measureBoxes(inner, 'data-inner');
    measureLines();
    narrow();
    balance(all(stage, '.fit > span'));
  };
}
