import qrcode from 'qrcode';
import sharp from 'sharp';
import type { TeamImage } from '~/images/check-image';

/** A QR code as a page shows it, or as a phone's camera sees it on another screen. */
export async function qrPicture(text: string, { isPhoto = false } = {}): Promise<TeamImage> {
  const code = await qrcode.toBuffer(text, { errorCorrectionLevel: 'M', scale: 8, margin: 4 });
  const [width, height] = isPhoto ? [960, 540] : [1280, 720];
  const side = isPhoto ? 300 : 560;
  const turned = sharp(await sharp(code).resize(side, side).png().toBuffer()).rotate(isPhoto ? 6 : 0, {
    background: '#667',
  });
  const canvas = sharp({ create: { width, height, channels: 3, background: '#667' } }).composite([
    { input: await turned.png().toBuffer() },
  ]);
  const flat = sharp(await canvas.png().toBuffer());
  const bytes = isPhoto
    ? await flat.linear(0.6, 30).blur(0.8).jpeg({ quality: 70 }).toBuffer()
    : await flat.png().toBuffer();
  return { bytes: new Uint8Array(bytes), type: isPhoto ? 'image/jpeg' : 'image/png', width, height };
}
