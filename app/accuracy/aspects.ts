import { type ScreenShape, screenShapes } from '~/images/screen-shape';
import type { Locale } from '~/locales/locale';
import type { ReadingResult } from '~/readings/reading';

const screens = ['moves', 'stats', 'names'] as const;
type Screen = (typeof screens)[number];

/** One thing that an image is, by which readings may be weak. */
export type Aspect = `screen.${Screen}` | `language.${Locale}` | `shape.${ScreenShape}`;

export const aspects: readonly Aspect[] = [
  ...screens.map((screen) => `screen.${screen}` as const),
  ...(['ja', 'en'] as const).map((language) => `language.${language}` as const),
  ...screenShapes.map((shape) => `shape.${shape}` as const),
];

/** The kind of screen that was read; undefined if no team was found. */
export function screenOf({ members }: ReadingResult): Screen | undefined {
  if (members.length === 0) return undefined;
  if (members.some(({ moves }) => moves.some(({ key }) => key !== null))) return 'moves';
  return members.some(({ alignment }) => alignment) ? 'stats' : 'names';
}

/** Screen and language are known only of an image in which a team was found. */
export function aspectsOf(result: ReadingResult, shape: ScreenShape | null): Aspect[] {
  const screen = screenOf(result);
  return [
    ...(screen ? ([`screen.${screen}`, `language.${result.language}`] as const) : []),
    ...(shape ? ([`shape.${shape}`] as const) : []),
  ];
}
