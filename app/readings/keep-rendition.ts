import { imageShape, maxPixels } from '~/images/image-format';
import { phoneImageKey } from '~/images/stored-image.server';
import { logError } from '~/log/log.server';
import { Effort } from './engine/looks';
import { makePhoneRendition } from './engine/picture/phone-rendition';
import { UnreadableImage } from './engine/unreadable-image';
import type { ReaderEnv } from './reader-env';
import { type RenditionMessage, retryDelaySeconds } from './reading';

export async function keepRendition(images: R2Bucket, imageKey: string, bytes: Uint8Array) {
  new Effort().decode(bytes);
  const phone = await makePhoneRendition(bytes);
  await images.put(phoneImageKey(imageKey), phone.bytes, { httpMetadata: { contentType: phone.type } });
}

const isTooLarge = (bytes: Uint8Array) => {
  const shape = imageShape(bytes);
  return shape !== undefined && shape.width * shape.height > maxPixels;
};

/** For an image that nobody reads. One that is gone, done already, broken or too large gets no rendition. */
export async function consumeRendition(message: Message<RenditionMessage>, { IMAGES }: ReaderEnv) {
  const { imageKey } = message.body;
  try {
    const image = (await IMAGES.head(phoneImageKey(imageKey))) ? null : await IMAGES.get(imageKey);
    const bytes = image && new Uint8Array(await image.arrayBuffer());
    if (bytes && !isTooLarge(bytes)) await keepRendition(IMAGES, imageKey, bytes);
    // Deleted meanwhile: nothing of it stays.
    if (image && !(await IMAGES.head(imageKey))) await IMAGES.delete(phoneImageKey(imageKey));
    message.ack();
  } catch (error) {
    if (error instanceof UnreadableImage) return message.ack();
    logError(error, 'rendition', { attempt: message.attempts });
    message.retry({ delaySeconds: retryDelaySeconds(message.attempts) });
  }
}
