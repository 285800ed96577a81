import { maxPixels } from '~/images/image-format';

/** Browser only: scales down pictures with more pixels than allowed, as phones take them. */
export async function shrinkPictures(input: HTMLInputElement) {
  const originals = [...(input.files ?? [])];
  // Files that can't be decoded here are sent as they are; the server reports them.
  const fitting = await Promise.all(originals.map((file) => shrinkToFit(file).catch(() => file)));
  if (fitting.every((file) => originals.includes(file))) return;
  const files = new DataTransfer();
  for (const file of fitting) files.items.add(file);
  input.files = files.files;
}

async function shrinkToFit(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.sqrt(maxPixels / (image.width * image.height));
  if (scale >= 1) return file;
  const canvas = new OffscreenCanvas(Math.floor(image.width * scale), Math.floor(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type = 'image/jpeg';
  const blob = await canvas.convertToBlob({ type, quality: 0.9 });
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type });
}
