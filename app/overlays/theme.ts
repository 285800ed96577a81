import type { Name } from '~/pokedex/name';
import type { Layout } from './layout';

/** A bundled face: its slices are `fonts/<face>-*.woff2`. */
export type LatinFace = 'barlow' | 'oswald' | 'orbitron' | 'chakra' | JapaneseFace;
export type JapaneseFace = 'mplus' | 'rounded' | 'dela' | 'mochiy' | 'shippori';

/** Data here, the event's own shapes in the stylesheet of the same name. */
export interface Theme {
  title: Name;
  faces: { latin: LatinFace; japanese: JapaneseFace };
  colors: {
    /** Text, and the plates it stands on. */
    ink: string;
    paper: string;
    /** Round, lockup and counters: a color and the text on it. */
    accent: string;
    onAccent: string;
  };
  /** Colors of side 1 and 2, where the scene names none. */
  sides: readonly [string, string];
  layout: Layout;
  /** Our own sign of the event: a path in a 100×100 box. */
  emblem: string;
}
