import type { Name } from '~/pokedex/name';
import type { StageLayout } from './layout';

/** Bundled fonts with slices in `fonts/<face>-*.woff2`. */
export type LatinFace = 'barlow' | 'oswald' | 'orbitron' | 'chakra' | JapaneseFace;
export type JapaneseFace = 'mplus' | 'rounded' | 'dela' | 'mochiy' | 'shippori';

/** An event's shapes are in the stylesheet of the same name. */
export interface Theme {
  title: Name;
  faces: { latin: LatinFace; japanese: JapaneseFace };
  colors: {
    ink: string;
    paper: string;
    accent: string;
    onAccent: string;
  };
  sides: readonly [string, string];
  layout: StageLayout;
  /** Our own sign for the event: a path in a 100×100 box. */
  emblem: string;
}
