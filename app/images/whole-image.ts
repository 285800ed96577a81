import { type ImageType, jpegSegments } from './image-format';

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** Whether its end is missing: decoders paint the rest gray, and a reader would find half a team. */
export function isTruncated(bytes: Uint8Array, type: ImageType): boolean {
  if (type === 'image/jpeg') return !endsAsJpeg(bytes);
  if (type === 'image/png') return !pngChunks(bytes).includes('IEND');
  // Some encoders omit the last byte, which only pads.
  return bytes.length + 1 < 8 + view(bytes).getUint32(4, true);
}

/** The end marker can't be among the pixels, but may come before them, in a thumbnail. */
function endsAsJpeg(bytes: Uint8Array): boolean {
  for (const { marker, start } of jpegSegments(bytes)) {
    if (marker !== 0xda) continue;
    for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1))
      if (bytes[at + 1] === 0xd9) return true;
    return false;
  }
  return false;
}

function pngChunks(bytes: Uint8Array): string[] {
  const names: string[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view(bytes).getUint32(at);
    if (end > bytes.length) break;
    names.push(ascii(bytes, at + 4, 4));
    at = end;
  }
  return names;
}

export function isAnimated(bytes: Uint8Array, type: ImageType): boolean {
  if (type === 'image/png') {
    const chunks = pngChunks(bytes);
    // An acTL chunk behind the pixels has no effect.
    return chunks.slice(0, chunks.indexOf('IDAT')).includes('acTL');
  }
  return type === 'image/webp' && ascii(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0;
}

export function isAnimatedGif(bytes: Uint8Array): boolean {
  if (!/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return false;
  const colors = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colors(bytes[10]);
  let pictures = 0;
  while (at < bytes.length) {
    if (bytes[at] === 0x2c) {
      if (++pictures > 1) return true;
      at += 11 + colors(bytes[at + 9]);
    } else if (bytes[at] === 0x21) at += 2;
    else return false;
    for (let size = bytes[at]; size; size = bytes[at]) at += size + 1;
    at++;
  }
  return false;
}
