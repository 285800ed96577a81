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
    qrCode:
      'This image shows the QR code of a team on this site, not a team screen. You can fill in the form from that team.',
    tooManyTries: 'We couldn’t read the image. Try again or type your team in.',
  },
  image: {
    tooManyImages: 'You can send up to {{max}} images. Please choose again.',
    /** Played on phones as well as on the console. */
    champions: {
      photo:
        'Photos of a screen won’t work. Choose a screenshot: your phone’s own if you play on a phone, or one taken with the Switch’s capture button.',
      shape: 'This image isn’t shaped like a game screen. Choose an uncropped screenshot of the team screen.',
      tooSmall: 'The image is too small. Use the original screenshot.',
    },
    missing: 'Choose an image.',
    tooLarge: 'Images can be up to 8 MB. Make it smaller and try again.',
    unknownType: 'Choose a JPEG, PNG or WebP image.',
    heic: 'This is a HEIC image, as iPhones take photos, and we can’t open it. Choose a screenshot (a PNG), or save the image as a JPEG. For photos, that’s “Most Compatible” under Settings > Camera > Formats.',
    avif: 'This is an AVIF image, which we can’t open. Choose the original screenshot, or save the image as a PNG or JPEG.',
    pdf: 'This is a PDF. Choose a JPEG, PNG or WebP image, such as the screenshot itself.',
    video: 'This is a video. Choose a still JPEG, PNG or WebP image, such as a screenshot.',
    broken: 'We couldn’t open the image. Choose another one.',
    truncated: 'The end of the image is missing. Save or transfer it again, then choose it once more.',
    animated: 'Animated images won’t work. Choose a still JPEG, PNG or WebP image.',
    tooSmall: 'The image is too small. Use the original screenshot from the console.',
    tooManyPixels:
      'The image has more pixels than we can open (2560 × 1600, or 3840 × 2160 as a PNG). If you turn on JavaScript and choose it again, your browser makes it smaller. Or take the screenshot at 1080p. Or send the image to yourself in a chat app, and choose the smaller copy.',
    photo:
      'Photos of a screen won’t work. Choose a screenshot taken with the console’s capture button. You can transfer it with “Send to Smartphone” in the Album or a USB cable.',
    shape:
      'This image isn’t shaped like a game screen. Choose an uncropped screenshot taken with the console’s capture button.',
  },
};
