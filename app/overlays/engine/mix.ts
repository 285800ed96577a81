const named = /^--mix-(\w+)-(\d+)-(\w+)$/;

const partsOf = (color: string): number[] => {
  const digits = color.replace('#', '');
  const size = digits.length < 6 ? 1 : 2;
  return (digits.match(size === 1 ? /./g : /../g) ?? []).map((part) =>
    Number.parseInt(size === 1 ? part + part : part, 16),
  );
};

/** `color-mix(in srgb, color percent%, other)` of opaque colors in hex; `other` may be `transparent`. */
export function mixOf(color: string, percent: number, other: string): string {
  const parts = partsOf(color);
  const [red = 0, green = 0, blue = 0] = parts;
  if (other === 'transparent') return `rgba(${red},${green},${blue},${percent / 100})`;
  const others = partsOf(other);
  const mixed = parts
    .slice(0, 3)
    .map((part, at) => (part * percent + (others[at] ?? 0) * (100 - percent)) / 100);
  return `rgb(${mixed.map(Math.round)})`;
}

/** Sets the mixes of a color that an element brings. @param find the value of a custom property, in hex */
export function setMixes(
  element: HTMLElement,
  mixes: readonly string[],
  find: (property: string) => string | undefined,
) {
  for (const mix of mixes) {
    const [, property = '', percent, other = ''] = named.exec(mix) ?? [];
    const color = find(`--${property}`);
    if (color) element.style.setProperty(mix, mixOf(color, Number(percent), other));
  }
}
