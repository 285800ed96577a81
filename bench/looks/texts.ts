import type { Page } from '@playwright/test';
import type { Painted } from './silhouette';

export interface ShownText {
  text: string;
  /** Font size in px of the stage. */
  size: number;
  /** Whether it ends in an ellipsis. */
  isCut: boolean;
  isOutside: boolean;
  /** RGB, 0–255. */
  color: [number, number, number];
  outline?: [number, number, number];
  box: { x: number; y: number; width: number; height: number };
}

/** Visible lines of text, as laid out by the browser. */
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
    const texts: ShownText[] = [];
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
      texts.push({
        ...{ text, isCut, color: rgb(style.color), box: { x, y, width, height } },
        size: Number.parseFloat(style.fontSize),
        isOutside: !isRunning && (x < 0 || y < 0 || x + width > 1921 || y + height > 1081),
        ...(style.webkitTextStrokeWidth !== '0px' && { outline: rgb(style.webkitTextStrokeColor) }),
      });
    }
    return texts;
  });

const luminance = (color: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colors (WCAG 2.2), 1 to 21. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Screenshots of a page: as is, with transparent letters, and with letters in one loud color. */
export interface Takes {
  seen: Painted;
  blank: Painted;
  loud: Painted;
}
export const loudColor = [255, 0, 255] as const;

/** The 5th percentile of its pixels, since edges are blended. @returns undefined if no letter is painted */
export function contrastIn(text: ShownText, { seen, blank, loud }: Takes): number | undefined {
  if (text.outline) return contrastOf(text.color, text.outline);
  const { x, y, width, height } = text.box;
  const pixels: { share: number; ratio: number }[] = [];
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(1080, y + height); row++)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(1920, x + width); column++) {
      const at = (row * 1920 + column) * 4;
      const colorIn = ({ data }: Painted) => data.subarray(at, at + 3);
      const [behind, loudLetter] = [colorIn(blank), colorIn(loud)];
      let [change, whole] = [0, 0];
      for (let part = 0; part < 3; part++) {
        change += Math.abs((behind[part] ?? 0) - (loudLetter[part] ?? 0));
        whole += Math.abs((behind[part] ?? 0) - (loudColor[part] ?? 0));
      }
      pixels.push({ share: change / whole, ratio: contrastOf([...colorIn(seen)], [...behind]) });
    }
  // Only pixels inside a stroke. Those of a translucent text never take on the loud color as a whole.
  const most = pixels.reduce((max, { share }) => Math.max(max, share), 0);
  if (most < 0.2) return undefined;
  const inside = pixels.filter(({ share }) => share > 0.9 * most).map(({ ratio }) => ratio);
  inside.sort((a, b) => a - b);
  return inside[Math.floor(inside.length / 20)];
}
