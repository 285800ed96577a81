import { exifTags } from './check-image';
import { type ImageType, imageShape } from './image-format';
import { stripMetadata } from './strip-metadata';
import { isAnimated, isTruncated } from './whole-image';

export const maxSmallPictureBytes = 4 * 1024 * 1024;
const maxSide = 4096;

const refusals = [
  'missing',
  'tooLarge',
  'unknownType',
  'truncated',
  'animated',
  'tooSmall',
  'tooManyPixels',
  'tooManyRequests',
  'tooManyToday',
  'notTaken',
] as const;
export type SmallPictureRefusal = (typeof refusals)[number];

export const isSmallPictureRefusal = (text: string | null): text is SmallPictureRefusal =>
  refusals.some((each) => each === text);

export interface SmallPicture {
  bytes: Uint8Array;
  type: ImageType;
}

/** Pixels, with the EXIF orientation applied. */
export interface LeastSize {
  width: number;
  height: number;
}

export function checkSmallPicture(
  bytes: Uint8Array,
  least: LeastSize,
): SmallPicture | { refusal: SmallPictureRefusal } {
  if (bytes.length === 0) return { refusal: 'missing' };
  if (bytes.length > maxSmallPictureBytes) return { refusal: 'tooLarge' };
  const shape = imageShape(bytes);
  if (!shape) return { refusal: 'unknownType' };
  if (isTruncated(bytes, shape.type)) return { refusal: 'truncated' };
  if (isAnimated(bytes, shape.type)) return { refusal: 'animated' };
  const { orientation } = exifTags(bytes);
  const [width, height] = orientation >= 5 ? [shape.height, shape.width] : [shape.width, shape.height];
  if (Math.max(width, height) > maxSide) return { refusal: 'tooManyPixels' };
  if (width < least.width || height < least.height) return { refusal: 'tooSmall' };
  return { bytes: stripMetadata(bytes, shape.type, orientation), type: shape.type };
}
