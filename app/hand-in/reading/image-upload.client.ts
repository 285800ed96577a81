import { foreignType, typeBytes } from '~/images/foreign-type';
import { imageShape, maxPixels } from '~/images/image-format';
import { isAnimated, isTruncated } from '~/images/whole-image';
import type { UploadAnswer } from '~/readings/upload-reading';

// Enough for a reading. Every byte counts: a venue's network may take a second for 50 KB.
const maxWidth = 1920;
const maxBytes = 256 * 1024;

/**
 * Shrinks large images. Of other types (a video, a PDF) sends only the start, by which the server names them. Leaves unchanged what the server must see: photos, whose metadata identifies a camera, and animated
 * or truncated images, which a browser would draw as if nothing were wrong.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  const start = file.slice(0, typeBytes);
  if (foreignType(new Uint8Array(await start.arrayBuffer()))) return start;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageShape(bytes)?.type;
  if (!type || isTakenByCamera(bytes) || isAnimated(bytes, type) || isTruncated(bytes, type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(1, maxWidth / width, Math.sqrt(maxPixels / (width * height)));
    if (file.size <= maxBytes && scale === 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(width * scale);
    canvas.height = Math.floor(height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = (await encode(canvas, 'image/webp')) ?? (await encode(canvas, 'image/jpeg'));
    const isBetter = smaller && (smaller.size < file.size || width * height > maxPixels);
    return isBetter ? smaller : file;
  } catch {
    return file;
  }
}

/** @returns undefined if the browser can't encode the type: Safari has no WebP */
const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | undefined>((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, 0.9);
  });

function isTakenByCamera(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024));
  return head.includes('Exif\0') && !/nintendo/i.test(head);
}

/** XMLHttpRequest, as fetch doesn't report progress (in percent). @throws if the network or the server fails */
export function uploadImage(
  url: string,
  image: Blob,
  tournamentId: string,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('tournament', tournamentId);
    body.append('image', image, 'image');
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      const answer = request.response as UploadAnswer | null;
      if (answer && ('readingId' in answer || 'error' in answer)) resolve(answer);
      else reject(new Error(String(request.status)));
    };
    request.onerror = request.ontimeout = () => reject(new Error('network'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.timeout = 120_000;
    request.responseType = 'json';
    request.open('POST', url);
    request.send(body);
  });
}
