import type { Page } from '@playwright/test';

/** A PNG as WebP, as small as one reads it well; the browser has the encoder. */
export async function asWebp(blank: Page, png: Buffer): Promise<Buffer> {
  const url = await blank.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.6);
    },
    dataUrl('image/png', png),
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/**
 * How far two pictures are from each other, 0 to 255: the mean of their brightness over fields of a 24th of the width,
 * where letters and fonts are a gray, but what stands elsewhere or is gone is seen. Other proportions are as far as can be.
 */
export const distanceOf = (blank: Page, taken: Buffer, kept: Buffer): Promise<number> =>
  blank.evaluate(
    async (sources) => {
      const images = await Promise.all(
        sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
      );
      const [one, other] = images.map(({ width, height }) => height / width) as [number, number];
      if (Math.abs(one - other) > 0.01) return 255;
      const [width, height] = [24, Math.round(24 * one)];
      const [fields = [], others = []] = images.map((image) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        const { data } = context.getImageData(0, 0, width, height);
        return Array.from(
          { length: width * height },
          (_, at) =>
            0.3 * (data[4 * at] ?? 0) + 0.6 * (data[4 * at + 1] ?? 0) + 0.1 * (data[4 * at + 2] ?? 0),
        );
      });
      const sum = fields.reduce((sum, field, at) => sum + Math.abs(field - (others[at] ?? 0)), 0);
      return sum / fields.length;
    },
    [dataUrl('image/png', taken), dataUrl('image/webp', kept)],
  );

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
