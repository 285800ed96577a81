import type { ReadingResult } from '../reading';

/** Raise with each change of the engine: its accuracy is counted by version. */
export const engineVersion = 'sixsheet-5/tesseract-5';

export const nothingRead: ReadingResult = { language: 'ja', members: [], engineVersion };
