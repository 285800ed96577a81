import type { Name } from '~/pokedex/name';

/** A bundled face: its slices are `fonts/<face>-*.woff2`. */
export type LatinFace = 'barlow' | 'oswald' | 'orbitron' | 'chakra' | JapaneseFace;
export type JapaneseFace = 'mplus' | 'rounded' | 'dela' | 'mochiy' | 'shippori';

/** On the 1920×1080 stage; each value is a set of rules in overlay/arrangement.css. */
interface Arrangement {
  /** A bar above, plates in the upper corners, a bar below, two rows in a corner, a beam on two pillars. */
  scoreboard: 'crown' | 'wings' | 'shelf' | 'stack' | 'gate';
  /** The six beside a running game: at both edges, or in rows under the names. */
  six: 'rails' | 'rows';
  casters: 'left' | 'right' | 'center';
  /** Sheets of a whole team: three rows of two, or two rows of three. */
  sheets: 'tall' | 'wide';
}

type Motion = 'slide' | 'rise' | 'drop' | 'pop' | 'wipe' | 'unfold' | 'swing';

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
  arrangement: Arrangement;
  motion: Motion;
  /** Our own sign of the event: a path in a 100×100 box. */
  emblem: string;
}
