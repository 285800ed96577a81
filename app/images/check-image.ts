import ExifReader from 'exifreader';
import type { Game } from '~/pokedex/game';
import { type ForeignType, foreignType } from './foreign-type';
import { hasTooManyPixels, type ImageType, imageShape, maxPixels, maxScans, scansOf } from './image-format';
import { stripMetadata } from './strip-metadata';
import { isAnimated, isAnimatedGif, isTruncated } from './whole-image';

export const maxImageBytes = 8 * 1024 * 1024;
const minWidth = 640;
const minHeight = 360;
/** Pixels of each side, for pictures that are not read. */
const minSide = 200;

// Closed foldables reach 2.57, phones in landscape 20:9. A camera's exact 3:2 and 4:3 are refused; Champions runs on 4:3
// tablets, too.
const maxRatio = 2.6;
const cameraShapes = [4 / 3, 3 / 2];
const ratioTolerance = 0.005;

export type ImageRefusal =
  | 'missing'
  | 'tooLarge'
  | 'unknownType'
  | ForeignType
  | 'broken'
  | 'truncated'
  | 'animated'
  | 'tooSmall'
  | 'tooManyPixels'
  | 'photo'
  | 'shape';

export interface TeamImage {
  bytes: Uint8Array;
  type: ImageType;
  width: number;
  height: number;
}

function mayHoldScreen(width: number, height: number, game: Game | undefined): boolean {
  const [ratio, longer] = [width / height, Math.max(width, height) / Math.min(width, height)];
  if (ratio > maxRatio) return false;
  if (game === 'champions' && ratio > 1) return true;
  return cameraShapes.every((shape) => Math.abs(longer / shape - 1) > ratioTolerance);
}

/** Accepts a capture of a screen, judged by content, of 8 MiB at most. @param game of its tournament, if known */
export function checkTeamImage(
  bytes: Uint8Array,
  game?: Game,
): { image: TeamImage } | { refusal: ImageRefusal } {
  const inspection = inspect(bytes);
  if ('refusal' in inspection) return inspection;
  const { width, height } = inspection;
  if (isAnimated(bytes, inspection.type)) return { refusal: 'animated' };
  if (inspection.camera) return { refusal: 'photo' };
  if (!mayHoldScreen(width, height, game)) return { refusal: 'shape' };
  if (hasTooManyPixels(bytes, inspection)) return { refusal: 'tooManyPixels' };
  if (width < minWidth || height < minHeight) return { refusal: 'tooSmall' };
  return asImage(bytes, inspection);
}

export function checkPicture(bytes: Uint8Array): { image: TeamImage } | { refusal: ImageRefusal } {
  const inspection = inspect(bytes);
  if ('refusal' in inspection) return inspection;
  if (inspection.width * inspection.height > maxPixels) return { refusal: 'tooManyPixels' };
  if (Math.min(inspection.width, inspection.height) < minSide) return { refusal: 'tooSmall' };
  return asImage(bytes, inspection);
}

interface Inspection {
  type: ImageType;
  width: number;
  height: number;
  orientation: number;
  camera: boolean;
}

function inspect(bytes: Uint8Array): Inspection | { refusal: ImageRefusal } {
  if (bytes.length === 0) return { refusal: 'missing' };
  if (bytes.length > maxImageBytes) return { refusal: foreignType(bytes) ?? 'tooLarge' };
  const shape = imageShape(bytes);
  if (!shape && isAnimatedGif(bytes)) return { refusal: 'animated' };
  if (!shape) return { refusal: looksLikeImage(bytes) ? 'broken' : (foreignType(bytes) ?? 'unknownType') };
  if (isTruncated(bytes, shape.type)) return { refusal: 'truncated' };
  const tags = exifTags(bytes);
  const { width, height } = tags.orientation >= 5 ? { width: shape.height, height: shape.width } : shape;
  return { ...tags, type: shape.type, width, height };
}

/** Strips metadata, which may embed images; refuses a JPEG with enough scans to keep a decoder busy. */
function asImage(
  bytes: Uint8Array,
  { type, width, height, orientation }: Inspection,
): { image: TeamImage } | { refusal: ImageRefusal } {
  const pixels = stripMetadata(bytes, type, orientation);
  if (scansOf(pixels) > maxScans) return { refusal: 'broken' };
  return { image: { bytes: pixels, type, width, height } };
}

const looksLikeImage = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) ||
  (bytes[0] === 0x89 && bytes[1] === 0x50) ||
  (bytes[0] === 0x52 && bytes[8] === 0x57 && bytes[9] === 0x45);

/** Exposure data means a camera, unless the maker is Nintendo. Missing EXIF proves nothing. */
export function exifTags(bytes: Uint8Array): { camera: boolean; orientation: number } {
  try {
    const tags = ExifReader.load(bytes.slice().buffer);
    const maker = String(tags.Make?.description ?? '');
    const exposed = Boolean(tags.FNumber || tags.ExposureTime || tags.ISOSpeedRatings || tags.FocalLength);
    const orientation = Number(tags.Orientation?.value ?? 1);
    return {
      camera: exposed && !/nintendo/i.test(maker),
      orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    };
  } catch {
    return { camera: false, orientation: 1 };
  }
}
