import { hasTooManyPixels, imageShape } from '~/images/image-format';
import { phoneImageKey, storeImage } from '~/images/stored-image.server';
import { logError } from '~/log/log.server';
import { Effort } from './engine/looks';
import { makePhoneRendition } from './engine/picture/phone-rendition';
import { UnreadableImage } from './engine/unreadable-image';
import type { ReaderEnv } from './reader-env';
import { type RenditionMessage, retryDelaySeconds } from './reading';

export async function keepRendition(images: R2Bucket, imageKey: string, bytes: Uint8Array) {
  new Effort().decode(bytes);
  const phone = await makePhoneRendition(bytes);
  await storeImage(images, phoneImageKey(imageKey), phone.bytes, phone.type);
  // The image was deleted meanwhile.
  if (!(await images.head(imageKey))) await images.delete(phoneImageKey(imageKey));
}

const isTooLarge = (bytes: Uint8Array) => {
  const shape = imageShape(bytes);
  return shape !== undefined && hasTooManyPixels(bytes, shape);
};

export async function consumeRendition(message: Message<RenditionMessage>, { IMAGES }: ReaderEnv) {
  const { imageKey } = message.body;
  try {
    const image = (await IMAGES.head(phoneImageKey(imageKey))) ? null : await IMAGES.get(imageKey);
    const bytes = image && new Uint8Array(await image.arrayBuffer());
    if (bytes && !isTooLarge(bytes)) await keepRendition(IMAGES, imageKey, bytes);
    message.ack();
  } catch (error) {
    if (error instanceof UnreadableImage) return message.ack();
    logError(error, 'rendition', { attempt: message.attempts });
    message.retry({ delaySeconds: retryDelaySeconds(message.attempts) });
  }
}
