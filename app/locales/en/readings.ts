import type { readings as source } from '../ja/readings';
import type { Translated } from '../translated';

export const readings: Translated<typeof source> = {
  states: {
    queued: 'Waiting to be read',
    reading: 'Reading the image',
    done: 'The image has been read',
    failed: 'The image could not be read',
  },
  failures: {
    imageMissing: 'The image is gone. Please choose it again.',
    imageBroken: 'The image could not be opened. Choose another one, or capture the screen again.',
    noTeamFound:
      'No team was found in the image. Choose a capture of the team screen that shows all six Pokémon.',
    tooManyTries: 'Reading failed. Try again, or type the team by hand.',
  },
  image: {
    missing: 'Choose an image.',
    tooLarge: 'Images can be up to 8 MB. Make it smaller and try again.',
    unknownType: 'Choose a JPEG, PNG or WebP image.',
    broken: 'The image could not be opened. Choose another one.',
    tooSmall: 'The image is too small. Use the screenshot from the console as it is.',
    tooManyPixels: 'The image is too large. Use the screenshot from the console as it is.',
    photo:
      'Photos of a screen cannot be used. Take a screenshot with the capture button of the console, move it with “Send to Smartphone” in the album or a USB cable, and choose that.',
    shape:
      'This does not have the shape of a game screen. Choose a screenshot taken with the capture button of the console.',
  },
};
