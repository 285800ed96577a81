/** Page segmentation of the engine: one line as a whole, or one line without its own look at the layout. */
export const segmentation = { line: 7, rawLine: 13 } as const;

export interface GrayImage {
  width: number;
  height: number;
  /** One byte a pixel, 0 is black. */
  pixels: Uint8Array;
}

export interface Recognizer {
  /** Reads dark text on white. @returns the text of the line, and the engine's own confidence, 0 to 100 */
  recognize(image: GrayImage, mode: number): { text: string; confidence: number };
}
