import ExifReader from 'exifreader';
import type { Game } from '~/pokedex/game';
import { hasTooManyPixels, type ImageType, imageShape, maxPixels, maxScans, scansOf } from './image-format';
import { stripMetadata } from './strip-metadata';
import { isAnimated, isAnimatedGif, isTruncated } from './whole-image';

export const maxImageBytes = 8 * 1024 * 1024;
const minWidth = 640;
const minHeight = 360;
/** Of a picture that nobody reads, each side. */
const minSide = 200;

// A console's screen is 16:9, a phone's held sideways up to 20:9; less or more is left when somebody cut its edges off. A
// phone's screenshot held upright and a post have the screen in them: the reader cuts it out. What is left is a camera's
// 3:2 and 4:3, to a pixel; but tablets, on which Champions is played as well, have 4:3 too.
const widest = 2.4;
const cameraShapes = [4 / 3, 3 / 2];
const roundedBy = 0.005;

/** Why an upload is refused; each has a text that says what to do instead (locales: readings.image). */
export type ImageRefusal =
  | 'missing'
  | 'tooLarge'
  | 'unknownType'
  | 'broken'
  /** Its end did not come along. */
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
  if (ratio > widest) return false;
  if (game === 'champions' && ratio > 1) return true;
  return cameraShapes.every((shape) => Math.abs(longer / shape - 1) > roundedBy);
}

/**
 * An upload judged by its content, never by its name: a capture of a console's, a PC's or a phone's screen, up to 8 MiB.
 * @param game of the tournament that it is for, where that is known
 */
export function checkTeamImage(
  bytes: Uint8Array,
  game?: Game,
): { image: TeamImage } | { refusal: ImageRefusal } {
  const found = inspect(bytes);
  if ('refusal' in found) return found;
  const { width, height } = found;
  if (isAnimated(bytes, found.type)) return { refusal: 'animated' };
  if (found.camera) return { refusal: 'photo' };
  if (!mayHoldScreen(width, height, game)) return { refusal: 'shape' };
  if (hasTooManyPixels(bytes, found)) return { refusal: 'tooManyPixels' };
  if (width < minWidth || height < minHeight) return { refusal: 'tooSmall' };
  return asImage(bytes, found);
}

/** Likewise, but any picture will do, a photo too, with each side of 200 pixels or more. */
export function checkPicture(bytes: Uint8Array): { image: TeamImage } | { refusal: ImageRefusal } {
  const found = inspect(bytes);
  if ('refusal' in found) return found;
  if (found.width * found.height > maxPixels) return { refusal: 'tooManyPixels' };
  if (Math.min(found.width, found.height) < minSide) return { refusal: 'tooSmall' };
  return asImage(bytes, found);
}

interface Inspected {
  type: ImageType;
  width: number;
  height: number;
  orientation: number;
  camera: boolean;
}

function inspect(bytes: Uint8Array): Inspected | { refusal: ImageRefusal } {
  if (bytes.length === 0) return { refusal: 'missing' };
  if (bytes.length > maxImageBytes) return { refusal: 'tooLarge' };
  const shape = imageShape(bytes);
  if (!shape && isAnimatedGif(bytes)) return { refusal: 'animated' };
  if (!shape) return { refusal: looksLikeImage(bytes) ? 'broken' : 'unknownType' };
  if (isTruncated(bytes, shape.type)) return { refusal: 'truncated' };
  const tags = exifTags(bytes);
  const { width, height } = tags.orientation >= 5 ? { width: shape.height, height: shape.width } : shape;
  return { ...tags, type: shape.type, width, height };
}

/** Without its metadata, which may hold small images of their own; none that is made to keep a decoder busy. */
function asImage(
  bytes: Uint8Array,
  { type, width, height, orientation }: Inspected,
): { image: TeamImage } | { refusal: ImageRefusal } {
  const stripped = stripMetadata(bytes, type, orientation);
  if (scansOf(stripped) > maxScans) return { refusal: 'broken' };
  return { image: { bytes: stripped, type, width, height } };
}

// A start of one of the three without a readable size: cut off, most often.
const looksLikeImage = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) ||
  (bytes[0] === 0x89 && bytes[1] === 0x50) ||
  (bytes[0] === 0x52 && bytes[8] === 0x57 && bytes[9] === 0x45);

/** Exposure means a camera, except where the maker is the console's. No EXIF proves nothing. */
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
