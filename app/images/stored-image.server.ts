/** The phone-size rendition which the reader makes beside an image. */
export const phoneImageKey = (imageKey: string) => `${imageKey}/phone`;

/** Removes images for good, with their renditions. */
export const deleteImages = (images: R2Bucket, imageKeys: readonly string[]) =>
  images.delete(imageKeys.flatMap((imageKey) => [imageKey, phoneImageKey(imageKey)]));
