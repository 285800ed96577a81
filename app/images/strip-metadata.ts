import { type ImageType, jpegSegments } from './image-format';

/** Drops EXIF (GPS), XMP, comments, thumbnails and trailing data; keeps colors and orientation (EXIF, 1 to 8). */
export function stripMetadata(bytes: Uint8Array, type: ImageType, orientation: number): Uint8Array {
  if (type === 'image/jpeg') return stripJpeg(bytes, orientation);
  if (type === 'image/png') return stripPng(bytes);
  return stripWebp(bytes);
}

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

function concatenate(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array {
  const parts = [bytes.subarray(0, 2)];
  if (orientation > 1) parts.push(orientationSegment(orientation));
  for (const { marker, start, end } of jpegSegments(bytes)) {
    const isComment = marker === 0xfe;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    // JFIF, ICC profile and Adobe's color transform say how to paint the pixels.
    const affectsPixels =
      marker === 0xe0 ||
      marker === 0xee ||
      (marker === 0xe2 && ascii(bytes, start + 4, 11) === 'ICC_PROFILE');
    if (!isComment && (!isApplication || affectsPixels)) parts.push(bytes.subarray(start, end));
  }
  parts.push(Uint8Array.of(0xff, 0xd9));
  return concatenate(parts);
}

/** Minimal EXIF: one tag, orientation (0x0112, a short). */
function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [...exif, ...header, ...entry];
  return Uint8Array.of(0xff, 0xe1, 0, body.length + 2, ...body);
}

const pngChunksThatPaint = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'cICP',
]);

function stripPng(bytes: Uint8Array): Uint8Array {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + data.getUint32(at);
    const name = ascii(bytes, at + 4, 4);
    if (pngChunksThatPaint.has(name)) parts.push(bytes.subarray(at, Math.min(end, bytes.length)));
    if (name === 'IEND') break;
    at = end;
  }
  return concatenate(parts);
}

function stripWebp(bytes: Uint8Array): Uint8Array {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Uint8Array[] = [];
  const riffEnd = Math.min(bytes.length, 8 + data.getUint32(4, true));
  for (let at = 12; at + 8 <= riffEnd; ) {
    const size = data.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = ascii(bytes, at, 4);
    if (name === 'VP8X') {
      const extended = bytes.slice(at, end);
      extended[8] = (extended[8] ?? 0) & ~0b1100;
      chunks.push(extended);
    } else if (['VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'].includes(name)) {
      chunks.push(bytes.subarray(at, Math.min(end, riffEnd)));
    }
    at = end;
  }
  const whole = concatenate([bytes.subarray(0, 12), ...chunks]);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
}
