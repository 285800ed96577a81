/** Tesseract's page segmentation modes: one line, with or without layout analysis. */
export const segmentation = { line: 7, rawLine: 13 } as const;

export interface GrayImage {
  width: number;
  height: number;
  /** One byte per pixel, 0 is black. */
  pixels: Uint8Array;
}

export interface Recognizer {
  /** Reads dark text on white. @returns the engine's own confidence, too, 0 to 100 */
  recognize(image: GrayImage, mode: number): { text: string; confidence: number };
}
