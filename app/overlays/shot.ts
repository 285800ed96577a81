import type { OnAirScene, OnAirSide } from '~/broadcast/on-air';
import type { LanguageMode, SideNumber } from '~/broadcast/scene';
import type { Name } from '~/pokedex/name';
import type { Screen } from './layout';
import type { OverlayOptions } from './options';
import type { Theme } from './theme';

export interface Picture {
  event: string;
  theme: Theme;
  /** Widths of Latin letters in the event's own face and in the narrow one. */
  widths: Record<'own' | 'narrow', string>;
  options: OverlayOptions;
  players: boolean;
  /** How the crew writes the event, where not as its theme does. */
  written?: Partial<Name>;
  /** Logo that needs a plate of contrast; known once the script has seen it. */
  plated?: string;
}

export interface Shot extends Picture {
  scene: OnAirScene;
  language: LanguageMode;
  screen: Screen;
  now: number;
}

export type NumberedSide = readonly [side: OnAirSide, number: SideNumber];

export const sidesOf = ({ options, scene }: Shot): NumberedSide[] =>
  ([1, 2] as const).flatMap((number) =>
    options.side && options.side !== number ? [] : [[scene.sides[number - 1] as OnAirSide, number] as const],
  );
