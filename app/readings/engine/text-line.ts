export interface TextLine {
  x: number;
  y: number;
  width: number;
  height: number;
  polarity: Polarity;
  /** Brightness above the surroundings, 0 to 255. */
  contrast: number;
  parts: Component[];
}

export interface Component {
  left: number;
  top: number;
  right: number;
  bottom: number;
  label: number;
  pixels: number;
  /** No pixel stands out as text does: part of a letter at most. */
  faint: boolean;
  contrast: number;
  /** Its own average color; `red`, `green` and `blue` are its surroundings'. */
  ink: [number, number, number];
  red: number;
  green: number;
  blue: number;
}

export type Polarity = 'light' | 'dark';

/** Px in a picture of 720 rows; larger components are no letters. */
export const maxGlyph = { width: 150, height: 46 };
