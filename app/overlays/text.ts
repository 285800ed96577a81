/** Whether a character is as wide as a Japanese one. */
export const isWide = (code: number) => code >= 0x2e80 && !(code >= 0xff61 && code <= 0xff9f);

/** @param widths widths of U+0020–7E in hundredths of an em, as two base-36 digits each */
export function emsOf(text: string, widths: string): number {
  let ems = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code >= 0x20 && code <= 0x7e)
      ems += Number.parseInt(widths.slice((code - 32) * 2, (code - 31) * 2), 36) / 100;
    else ems += isWide(code) ? 1 : 0.75;
  }
  return Math.round(ems * 102 + 4) / 100;
}

export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

// Luminance with equal contrast to black and white (WCAG 2.2, relative luminance).
const middle = 0.179;

/** Relative luminance (WCAG 2.2), 0 to 1. @param parts red, green and blue, 0 to 255 */
export function luminanceOf(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param color in hex */
export const partsOfColor = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

export const isBright = (color: string): boolean => luminanceOf(partsOfColor(color)) > middle;
