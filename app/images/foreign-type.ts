/** Kinds of files that people choose instead of a screenshot, and that have their own words. */
export type ForeignType = 'heic' | 'avif' | 'pdf' | 'video';

/** Bytes at a file's start that name its type. */
export const typeBytes = 512;

// Brands of ISO base media files (ISO/IEC 14496-12). `mif1` says only that it is a still image.
const heic = /^(?:he[iv][cmsx]|mif1|msf1|mif2)$/;
const avif = /^avi[fs]$/;

/** Judges by content, never by the name of the file. */
export function foreignType(bytes: Uint8Array): ForeignType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, typeBytes));
  if (head.includes('%PDF-')) return 'pdf';
  // EBML: WebM and Matroska.
  if (head.startsWith('\x1aE\xdf\xa3')) return 'video';
  if (head.slice(4, 8) === 'ftyp') return typeOfBrands(head);
  // QuickTime files of old cameras have no `ftyp`.
  return /^(?:moov|mdat|wide)$/.test(head.slice(4, 8)) ? 'video' : undefined;
}

function typeOfBrands(head: string): ForeignType {
  const end = Math.min(head.length, (head.charCodeAt(2) << 8) | head.charCodeAt(3));
  const brands = [head.slice(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.slice(at, at + 4));
  if (brands.some((brand) => avif.test(brand))) return 'avif';
  return brands.some((brand) => heic.test(brand)) ? 'heic' : 'video';
}
