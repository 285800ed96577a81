/** Left, top, width and height in pixels of the 1920×1080 stage; of a list its columns as well. */
export type Box = readonly [left: number, top: number, width: number, height: number, columns?: number];

type Always = 'mark' | 'ticker';
type Pair<Name extends string> = `${Name}1` | `${Name}2`;

/** What stands on each screen. Standings and most used Pokémon share one, as both breaks do. */
export interface Places {
  frame: Pair<'plate'> | 'round' | Pair<'six'> | 'casters' | Always;
  open: Pair<'plate'> | 'round' | 'casters' | Always;
  pause: 'title' | 'clock' | 'casters' | Always;
  versus: Pair<'rival'> | 'vs' | 'round' | Always;
  teams: Pair<'sheet'> | Always;
  /** Standings, and the most used Pokémon. */
  table: 'head' | 'rows' | 'bars' | Always;
  winner: 'champion' | 'roster' | Always;
  next: 'head' | Pair<'next'> | 'vs' | 'round' | 'clock' | Always;
  bracket: 'head' | 'tree' | Always;
  players: Pair<'seat'>;
}
export type Screen = keyof Places;
export type Place = Places[Screen];

export type Layout = {
  /** Where the game is seen in a frame: 16:9, at least 1440×810. */
  window: Box;
  /** Where the bracket's winners go. */
  bracketDirection: 'right' | 'left' | 'down' | 'up';
} & { [S in Exclude<Screen, 'players'>]: Record<Places[S], Box> } & {
  players?: Record<Places['players'], Box>;
};

const screens = [
  'frame',
  'open',
  'pause',
  'versus',
  'teams',
  'table',
  'winner',
  'next',
  'bracket',
  'players',
] as const;

/** Rules that put each place of each screen where the layout has it. */
export function rulesOfLayout(layout: Layout): string {
  const rules = screens.flatMap((screen) =>
    Object.entries<Box>(layout[screen] ?? {}).map(([place, [left, top, width, height, columns]]) => {
      const box = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      return `[data-screen=${screen}] [data-place=${place}]{${box}${columns ? `;--columns:${columns}` : ''}}`;
    }),
  );
  const [left, top, width, height] = layout.window;
  const [right, bottom] = [left + width, top + height];
  const hole = `${left}px ${top}px,${left}px ${bottom}px,${right}px ${bottom}px,${right}px ${top}px,${left}px ${top}px`;
  // The way around the picture, and from its corner around the window.
  const around = `0 0,100% 0,100% 100%,0 100%,0 0,${hole}`;
  return `${rules.join('')}[data-screen=frame] .ground{clip-path:polygon(evenodd,${around})}`;
}
