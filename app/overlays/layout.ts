/** Pixels of the 1920×1080 stage. `columns` is only for lists. */
export type Box = readonly [left: number, top: number, width: number, height: number, columns?: number];

type Always = 'mark' | 'ticker';
type Pair<Name extends string> = `${Name}1` | `${Name}2`;

export interface StagePlaces {
  frame: Pair<'plate'> | 'round' | Pair<'six'> | 'casters' | Always;
  open: Pair<'plate'> | 'round' | 'casters' | Always;
  pause: 'title' | 'clock' | 'casters' | Always;
  versus: Pair<'rival'> | 'vs' | 'round' | Always;
  teams: Pair<'sheet'> | Always;
  table: 'head' | 'rows' | 'bars' | Always;
  winner: 'champion' | 'roster' | Always;
  next: 'head' | Pair<'next'> | 'vs' | 'round' | 'clock' | Always;
  bracket: 'head' | 'tree' | Always;
  players: Pair<'seat'>;
}
export type Screen = keyof StagePlaces;
export type StagePlace = StagePlaces[Screen];

export type StageLayout = {
  /** Area of the game in a frame: 16:9, at least 1440×810. */
  window: Box;
  bracketDirection: 'right' | 'left' | 'down' | 'up';
  /** Heads each six of a frame with its player, where both are in one column. */
  headsSixes?: boolean;
} & { [S in Exclude<Screen, 'players'>]: Record<StagePlaces[S], Box> } & {
  players?: Record<StagePlaces['players'], Box>;
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

export function rulesOfLayout(layout: StageLayout): string {
  const rules = screens.flatMap((screen) =>
    Object.entries<Box>(layout[screen] ?? {}).map(([place, [left, top, width, height, columns]]) => {
      const box = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      return `[data-screen=${screen}] [data-place=${place}]{${box}${columns ? `;--columns:${columns}` : ''}}`;
    }),
  );
  const [left, top, width, height] = layout.window;
  const [right, bottom] = [left + width, top + height];
  const hole = `${left}px ${top}px,${left}px ${bottom}px,${right}px ${bottom}px,${right}px ${top}px,${left}px ${top}px`;
  // Outer edge of the stage, then the window as a hole.
  const around = `0 0,100% 0,100% 100%,0 100%,0 0,${hole}`;
  return `${rules.join('')}[data-screen=frame] .ground{clip-path:polygon(evenodd,${around})}`;
}
