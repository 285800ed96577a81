/** Pixels of the 1920×1080 stage. `columns` is only for lists. */
export type Box = readonly [left: number, top: number, width: number, height: number, columns?: number];

type Always = 'mark' | 'ticker';
type Pair<Name extends string> = `${Name}1` | `${Name}2`;
type FramePlace = Pair<'plate'> | 'round' | Pair<'six'> | 'casters' | Always;

export interface StagePlaces {
  frame: FramePlace;
  cameras: FramePlace | Pair<'camera'>;
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
  /** Changes to the frame with players' cameras. Sixes without room beside them are null. */
  cameras: Record<Pair<'camera'>, Box> & Partial<Record<FramePlace, Box | null>>;
} & { [S in Exclude<Screen, 'players' | 'cameras'>]: Record<StagePlaces[S], Box> } & {
  players?: Record<StagePlaces['players'], Box>;
};

export const screens = [
  'frame',
  'cameras',
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

export type Boxes = Partial<Record<StagePlace, Box>>;

export function boxesOf(layout: StageLayout, screen: Screen): Boxes {
  if (screen !== 'cameras') return layout[screen] ?? {};
  const changed = Object.entries({ ...layout.frame, ...layout.cameras });
  return Object.fromEntries(changed.filter(([, box]) => box));
}

/** In all of these the game has its window. */
export const isFrame = (screen: Screen): boolean => screen === 'frame' || screen === 'cameras';

export function rulesOfLayout(layout: StageLayout): string {
  const rules = screens.flatMap((screen) =>
    Object.entries(boxesOf(layout, screen)).map(([place, [left, top, width, height, columns]]) => {
      const box = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      return `[data-screen=${screen}] [data-place=${place}]{${box}${columns ? `;--columns:${columns}` : ''}}`;
    }),
  );
  const { camera1, camera2 } = layout.cameras;
  const opened = (screen: Screen, holes: readonly Box[]) =>
    `[data-screen=${screen}] .ground{clip-path:path(evenodd,'${[[0, 0, 1920, 1080] as const, ...holes].map(outline).join('')}')}`;
  return [
    ...rules,
    opened('frame', [layout.window]),
    opened('cameras', [layout.window, camera1, camera2]),
  ].join('');
}

const outline = ([left, top, width, height]: Box): string => `M${left} ${top}h${width}v${height}h-${width}z`;
