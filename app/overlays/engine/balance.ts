const steps = 6;

interface Balanced {
  text: HTMLElement;
  lines: number;
  /** Sides that padding may narrow the text from. */
  sides: readonly string[];
  /** Padding in px that keeps the number of lines. */
  fits: number;
  /** Padding in px that does not, or that nobody has tried. */
  breaks: number;
}

const range = document.createRange();

/** Counts the lines of text, whatever the height of its box. Slanted ones rise a little from word to word. */
function linesOf(text: HTMLElement): number {
  range.selectNodeContents(text);
  const isVertical = getComputedStyle(text).writingMode.startsWith('vertical');
  const rows = [...range.getClientRects()].map(({ left, bottom, width, height }) =>
    isVertical ? { edge: left, size: width } : { edge: bottom, size: height },
  );
  return rows.filter(({ edge, size }, at) => {
    const before = rows[at - 1];
    return !before || Math.abs(edge - before.edge) > 0.4 * size;
  }).length;
}

/** Words that stay whole leave a box that is too narrow for them. */
function isInside(text: HTMLElement): boolean {
  const isVertical = getComputedStyle(text).writingMode.startsWith('vertical');
  return isVertical ? text.scrollHeight <= text.clientHeight + 1 : text.scrollWidth <= text.clientWidth + 1;
}

function pad({ text, sides }: Balanced, padding: number) {
  for (const side of sides) text.style.setProperty(side, `${padding / sides.length}px`);
}

function toBalance(text: HTMLElement): Balanced[] {
  const lines = linesOf(text);
  // Words that have to be broken stay as they are.
  if (lines < 2 || /^[!-~]+$/.test(text.textContent ?? '')) return [];
  const { writingMode, textAlign, width, height } = getComputedStyle(text);
  const isAtEnd = textAlign === 'right' || textAlign === 'end';
  const sides = isAtEnd
    ? ['padding-inline-start']
    : [...(textAlign === 'center' ? ['padding-inline-start'] : []), 'padding-inline-end'];
  const breaks = Number.parseFloat(writingMode.startsWith('vertical') ? height : width);
  return [{ text, lines, sides, fits: 0, breaks }];
}

/** `text-wrap: balance`: the narrowest width with the same number of lines, by bisection of all texts at once. */
export function balance(texts: readonly HTMLElement[]) {
  const asked = texts.filter(
    (text) => getComputedStyle(text).getPropertyValue('--text-wrap').trim() === 'balance',
  );
  for (const text of asked)
    for (const side of ['padding-inline-start', 'padding-inline-end']) text.style.removeProperty(side);
  const balanced = asked.flatMap(toBalance);
  // Else a word that no longer fits would be broken, and the lines would stay as many.
  for (const { text } of balanced) text.style.overflowWrap = 'normal';
  for (let step = 0; step < steps; step++) {
    for (const each of balanced) pad(each, (each.fits + each.breaks) / 2);
    // Reads before writing, to avoid a reflow for each text.
    const areSame = balanced.map(({ text, lines }) => linesOf(text) === lines && isInside(text));
    balanced.forEach((each, at) => {
      each[areSame[at] ? 'fits' : 'breaks'] = (each.fits + each.breaks) / 2;
    });
  }
  for (const each of balanced) {
    // Fractions of a pixel must not push a line over the edge.
    pad(each, Math.max(0, each.fits - 2));
    each.text.style.removeProperty('overflow-wrap');
  }
}
