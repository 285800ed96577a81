import { exifTags } from '~/images/check-image';
import { type ImageType, imageShape } from '~/images/image-format';
import { stripMetadata } from '~/images/strip-metadata';

export const maxThumbnailBytes = 4 * 1024 * 1024;
const minWidth = 320;
const minHeight = 180;
const maxSide = 4096;

/** Why a picture is refused; texts are in locales: host.picture.problems. */
const refusals = [
  'missing',
  'tooLarge',
  'unknownType',
  'tooSmall',
  'tooManyPixels',
  'tooManyRequests',
  'tooManyToday',
  'notTaken',
] as const;
export type ThumbnailRefusal = (typeof refusals)[number];

export const isThumbnailRefusal = (text: string | null): text is ThumbnailRefusal =>
  refusals.some((each) => each === text);

/** Judged by its content: JPEG, PNG or WebP up to 4 MiB, as it may be stored, without metadata. */
export function checkThumbnail(
  bytes: Uint8Array,
): { bytes: Uint8Array; type: ImageType } | { refusal: ThumbnailRefusal } {
  if (bytes.length === 0) return { refusal: 'missing' };
  if (bytes.length > maxThumbnailBytes) return { refusal: 'tooLarge' };
  const shape = imageShape(bytes);
  if (!shape) return { refusal: 'unknownType' };
  const { orientation } = exifTags(bytes);
  const [width, height] = orientation >= 5 ? [shape.height, shape.width] : [shape.width, shape.height];
  if (Math.max(width, height) > maxSide) return { refusal: 'tooManyPixels' };
  if (width < minWidth || height < minHeight) return { refusal: 'tooSmall' };
  return { bytes: stripMetadata(bytes, shape.type, orientation), type: shape.type };
}
