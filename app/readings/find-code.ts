import decodeQr from 'qr/decode.js';
import { decodeImage } from './engine/picture/decode';
import { release } from './engine/picture/release';
import { printTeamLink, teamLinkIn } from './team-link';

/**
 * Finds the QR code of a team in an image, at a reading's 720 rows. The decoder bounds its work: 0.7 s for the worst image
 * known, of finder patterns alone. @returns its URL without what is not needed; undefined if there is none
 */
export async function findTeamCode(bytes: Uint8Array): Promise<string | undefined> {
  const { width, height, pixels } = await decodeImage(bytes);
  try {
    const link = teamLinkIn(decodeQr({ width, height, data: pixels }));
    return link && printTeamLink(link);
  } catch {
    // The decoder throws where it finds none.
    return undefined;
  } finally {
    release(pixels);
  }
}
