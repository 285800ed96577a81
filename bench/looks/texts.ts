import type { Page } from '@playwright/test';
import type { Painted } from './silhouette';

export interface ShownText {
  text: string;
  /** Of its letters, in pixels of the stage. */
  size: number;
  /** It does not fit, and ends in an ellipsis. */
  isCut: boolean;
  isOutside: boolean;
  /** Red, green and blue, 0–255; of the outline where it has one. */
  color: [number, number, number];
  outline?: [number, number, number];
  box: { x: number; y: number; width: number; height: number };
}

/** Every line that is in sight, as the browser lays it out. */
export const textsOf = (page: Page): Promise<ShownText[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { opacity, visibility, display } = getComputedStyle(each);
        if (opacity === '0' || visibility === 'hidden' || display === 'none') return false;
      }
      return true;
    };
    const rgb = (color: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue] as [number, number, number];
    };
    const walker = document.createTreeWalker(
      document.querySelector('#stage') as Element,
      NodeFilter.SHOW_TEXT,
    );
    const found: ShownText[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const line = walker.currentNode.parentElement as HTMLElement;
      if (!text || line.closest('[aria-hidden]') || !isSeen(line)) continue;
      const style = getComputedStyle(line);
      const range = document.createRange();
      range.selectNodeContents(line);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isVertical = style.writingMode.startsWith('vertical');
      const isCut =
        style.textOverflow === 'ellipsis' &&
        (isVertical ? line.scrollHeight > line.clientHeight + 1 : line.scrollWidth > line.clientWidth + 1);
      const isRunning = line.closest('.belt') !== null;
      found.push({
        ...{ text, isCut, color: rgb(style.color), box: { x, y, width, height } },
        size: Number.parseFloat(style.fontSize),
        isOutside: !isRunning && (x < 0 || y < 0 || x + width > 1921 || y + height > 1081),
        ...(style.webkitTextStrokeWidth !== '0px' && { outline: rgb(style.webkitTextStrokeColor) }),
      });
    }
    return found;
  });

const luminance = (color: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Of two colors, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** One page over one game picture: as it is, with its letters gone, and with all of them in one loud color. */
export interface Takes {
  seen: Painted;
  blank: Painted;
  loud: Painted;
}
/** No plate has it. */
export const loudColor = [255, 0, 255] as const;

/**
 * Of a text against what is painted behind its letters. The worst but for one pixel in twenty, since edges are blends.
 * Undefined where no letter is painted.
 */
export function contrastIn(text: ShownText, { seen, blank, loud }: Takes): number | undefined {
  if (text.outline) return contrastOf(text.color, text.outline);
  const { x, y, width, height } = text.box;
  const found: number[] = [];
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(1080, y + height); row++)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(1920, x + width); column++) {
      const at = (row * 1920 + column) * 4;
      const colorIn = ({ data }: Painted) => data.subarray(at, at + 3);
      const [behind, called] = [colorIn(blank), colorIn(loud)];
      let [change, whole] = [0, 0];
      for (let part = 0; part < 3; part++) {
        change += Math.abs((behind[part] ?? 0) - (called[part] ?? 0));
        whole += Math.abs((behind[part] ?? 0) - (loudColor[part] ?? 0));
      }
      // The middle of a stroke.
      if (change > 0.9 * whole) found.push(contrastOf([...colorIn(seen)], [...behind]));
    }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length / 20)];
}
