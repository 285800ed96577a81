export interface TextLine {
  x: number;
  y: number;
  width: number;
  height: number;
  polarity: Polarity;
  /** Brightness of the text above its surroundings, 0 to 255. */
  contrast: number;
  parts: Component[];
}

export interface Component {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Its label in the map of its polarity. */
  label: number;
  pixels: number;
  /** Nowhere does it stand out as text does: a part of a letter at most. */
  faint: boolean;
  contrast: number;
  /** Red, green and blue of its own, on the average. */
  ink: [number, number, number];
  red: number;
  green: number;
  blue: number;
}

/** Light text on dark, or dark text on light. */
export type Polarity = 'light' | 'dark';

/** What is larger, in pixels of a picture 720 rows high, is no letter. */
export const maxGlyph = { width: 150, height: 46 };
