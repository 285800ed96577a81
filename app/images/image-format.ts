export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * 2560 × 1600. The codecs decode a JPEG or WebP as a whole, and cannot decode to a smaller size. Measured: this takes 42 MB, as a
 * progressive JPEG 65 MB; 3840 × 2160 takes 85 and 132 MB, where an isolate has 128 and a reader holds 80 for its models.
 * A browser with scripts shrinks an image before it is sent.
 */
export const maxPixels = 2560 * 1600;

/** 4K. A PNG is decoded row by row and never in memory as a whole, unless it is interlaced. */
const maxPngPixels = 3840 * 2160;

export function hasTooManyPixels(bytes: Uint8Array, { type, width, height }: ImageShape): boolean {
  const isInterlaced = bytes[28] !== 0;
  return width * height > (type === 'image/png' && !isInterlaced ? maxPngPixels : maxPixels);
}

/** Scans of a JPEG: encoders write 1, or 10 to 15; each takes 10 ms or more of a large one. */
export const maxScans = 32;

export interface ImageShape {
  type: ImageType;
  /** Pixels as stored, before the EXIF orientation. */
  width: number;
  height: number;
}

export function imageShape(bytes: Uint8Array): ImageShape | undefined {
  const shape = jpegShape(bytes) ?? pngShape(bytes) ?? webpShape(bytes);
  return shape && shape.width > 0 && shape.height > 0 ? shape : undefined;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  bytes.length >= at + text.length && [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

function pngShape(bytes: Uint8Array): ImageShape | undefined {
  if (!startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') || !startsWith(bytes, 12, 'IHDR') || bytes.length < 33)
    return;
  return { type: 'image/png', width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) };
}

function webpShape(bytes: Uint8Array): ImageShape | undefined {
  if (!startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP') || bytes.length < 30) return;
  const data = view(bytes);
  const type = 'image/webp';
  if (startsWith(bytes, 12, 'VP8X')) {
    const low24 = (at: number) => data.getUint16(at, true) | (data.getUint8(at + 2) << 16);
    return { type, width: low24(24) + 1, height: low24(27) + 1 };
  }
  if (startsWith(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const bits = data.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (startsWith(bytes, 12, 'VP8 ') && startsWith(bytes, 23, '\x9d\x01\x2a')) {
    return { type, width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
  }
}

function jpegShape(bytes: Uint8Array): ImageShape | undefined {
  for (const { marker, start, end } of jpegSegments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame || end - start < 10) continue;
    const data = view(bytes);
    return { type: 'image/jpeg', width: data.getUint16(start + 7), height: data.getUint16(start + 5) };
  }
}

/** Passes over all pixels. JPEG markers count anywhere, since decoders skip junk between them. */
export function scansOf(bytes: Uint8Array): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 1;
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xda) scans++;
  return Math.max(1, scans);
}

export function* jpegSegments(bytes: Uint8Array): Generator<{ marker: number; start: number; end: number }> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) return;
    let end = at + 2 + view(bytes).getUint16(at + 2);
    if (marker === 0xda) {
      // Among pixels, a 0xff is followed by 0 or by a restart marker.
      while (end + 1 < bytes.length) {
        const next = bytes[end + 1] as number;
        if (bytes[end] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) break;
        end++;
      }
    }
    end = Math.min(end, bytes.length);
    yield { marker, start: at, end };
    at = end;
  }
}
