import type { OnAirScene, OnAirSide } from '../on-air';
import type { LanguageMode, SideNumber } from '../scene';
import type { OverlayOptions } from './options';
import type { Theme } from './theme';

/** Everything that a picture is made of: the same on the server and in the browser. */
export interface Picture {
  event: string;
  theme: Theme;
  /** Widths of the theme's Latin letters, see `emsOf`. */
  widths: string;
  options: OverlayOptions;
  /** The page of players' plates, not the match. */
  players: boolean;
}

/** A scene of that picture, and when it is looked at (ms since 1970). */
export interface Shot extends Picture {
  scene: OnAirScene;
  language: LanguageMode;
  now: number;
}

/** A player's side with its number, as the parts for one side are drawn. */
export type NumberedSide = readonly [side: OnAirSide, number: SideNumber];

/** Both sides, or the one that the address asks for. */
export const sidesOf = ({ options, scene }: Shot): NumberedSide[] =>
  ([1, 2] as const).flatMap((number) =>
    options.side && options.side !== number ? [] : [[scene.sides[number - 1] as OnAirSide, number] as const],
  );
