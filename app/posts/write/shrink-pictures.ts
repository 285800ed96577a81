import { maxPixels } from '~/images/image-format';

/** In the browser: brings pictures of more pixels than a post's may have, as phones take them, down. */
export async function shrinkPictures(input: HTMLInputElement) {
  const chosen = [...(input.files ?? [])];
  // What cannot be shrunk here is sent as it is: the answer says what is wrong with it.
  const fitting = await Promise.all(chosen.map((file) => fitted(file).catch(() => file)));
  if (fitting.every((file) => chosen.includes(file))) return;
  const files = new DataTransfer();
  for (const file of fitting) files.items.add(file);
  input.files = files.files;
}

async function fitted(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.sqrt(maxPixels / (image.width * image.height));
  if (scale >= 1) return file;
  const canvas = new OffscreenCanvas(Math.floor(image.width * scale), Math.floor(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type = 'image/jpeg';
  const packed = await canvas.convertToBlob({ type, quality: 0.9 });
  return new File([packed], file.name.replace(/\.\w+$/, '.jpg'), { type });
}
