import type { ReadingResult } from '../reading';

/** Raised with each change of the engine: what players make of its readings is counted for each version. */
export const engineVersion = 'sixsheet-3/tesseract-5';

/** What is known of an image in which no team was found; of its language nothing. */
export const nothingRead: ReadingResult = { language: 'ja', members: [], engineVersion };
