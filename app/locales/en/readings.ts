import type { readings as source } from '../ja/readings';
import type { Translated } from '../translated';

export const readings: Translated<typeof source> = {
  states: {
    queued: 'Waiting to be read',
    reading: 'Reading the image',
    done: 'Finished reading the image',
    failed: 'We couldn’t read the image',
  },
  failures: {
    imageMissing: 'We couldn’t find the image. Please choose it again.',
    imageBroken: 'We couldn’t open the image. Choose another one, or take the screenshot again.',
    noTeamFound:
      'We couldn’t find a team in the image. Choose a screenshot of the team screen that shows all six Pokémon.',
    tooMuch:
      'Reading this image took too long, so we stopped. Choose an uncropped screenshot of the team screen with all six Pokémon, or type your team in.',
    tooManyTries: 'We couldn’t read the image. Try again or type your team in.',
  },
  image: {
    tooManyImages: 'You can send up to {{max}} images.',
    /** Played on phones as well as on the console. */
    champions: {
      photo:
        'Photos of a screen won’t work. Choose a screenshot: your phone’s own if you play on a phone, or one taken with the Switch’s capture button.',
      shape: 'This image isn’t shaped like a game screen. Choose an uncropped screenshot of the team screen.',
      tooSmall: 'The image is too small. Use the original screenshot.',
      tooManyPixels:
        'The image is too large. Make it about 2,000 pixels wide, or send a PNG of up to 3840 × 2160.',
    },
    missing: 'Choose an image.',
    tooLarge: 'Images can be up to 8 MB. Make it smaller and try again.',
    unknownType: 'Choose a JPEG, PNG or WebP image.',
    broken: 'We couldn’t open the image. Choose another one.',
    truncated: 'The end of the image is missing. Save or transfer it again, then choose it once more.',
    animated: 'Animated images won’t work. Choose a still JPEG, PNG or WebP image.',
    tooSmall: 'The image is too small. Use the original screenshot from the console.',
    tooManyPixels:
      'The image is too large. Make it about 2,000 pixels wide, or send a PNG of up to 3840 × 2160.',
    photo:
      'Photos of a screen won’t work. Choose a screenshot taken with the console’s capture button. You can transfer it with “Send to Smartphone” in the Album or a USB cable.',
    shape:
      'This image isn’t shaped like a game screen. Choose an uncropped screenshot taken with the console’s capture button.',
  },
};
