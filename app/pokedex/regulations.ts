import type { Game } from './game';
import type { Name } from './name';

/** What an open sheet can show of a member beside its species. Never stat points, nickname or gender. */
export type SheetDetail = 'ability' | 'item' | 'moves' | 'teraType' | 'statAlignment';

/** What is legal for a period. Editable data: nothing in the code knows a regulation by its id. */
export interface Regulation {
  id: string;
  game: Game;
  name: Name;
  startsAt: Date;
  /** The first instant at which it holds no longer; undefined while that is not announced. */
  endsAt?: Date;
  speciesClause: boolean;
  itemClause: boolean;
  shows: readonly SheetDetail[];
}

const shows = {
  sv: ['ability', 'item', 'moves', 'teraType'],
  champions: ['ability', 'item', 'moves', 'statAlignment'],
} as const satisfies Record<Game, readonly SheetDetail[]>;

// Official seasons turn at midnight UTC in Scarlet/Violet, and at 11:00 in Japan (02:00 UTC) in Champions.
// When a set came back for a second season, its first one stands here: a tournament may choose any of them.
const seasons: Record<Game, readonly [set: string, startsAt: string, endsAt?: string][]> = {
  sv: [
    ['A', '2022-12-02T00:00Z', '2023-02-01T00:00Z'],
    ['B', '2023-02-01T00:00Z', '2023-04-01T00:00Z'],
    ['C', '2023-04-01T00:00Z', '2023-07-01T00:00Z'],
    ['D', '2023-07-01T00:00Z', '2023-10-01T00:00Z'],
    ['E', '2023-10-01T00:00Z', '2024-01-04T00:00Z'],
    ['F', '2024-01-04T00:00Z', '2024-05-01T00:00Z'],
    ['G', '2024-05-01T00:00Z', '2024-09-01T00:00Z'],
    ['H', '2024-09-01T00:00Z', '2025-01-06T00:00Z'],
    ['I', '2025-05-01T00:00Z', '2025-09-01T00:00Z'],
    ['J', '2025-09-01T00:00Z', '2026-01-05T00:00Z'],
  ],
  champions: [
    ['M-A', '2026-04-08T02:00Z', '2026-06-17T02:00Z'],
    ['M-B', '2026-06-17T02:00Z', '2026-09-09T02:00Z'],
    ['M-C', '2026-09-09T02:00Z', '2026-12-02T02:00Z'],
  ],
};

export const regulations: readonly Regulation[] = (['sv', 'champions'] as const).flatMap((game) =>
  seasons[game].map(([set, startsAt, endsAt]) => ({
    id: `${game}-${set.toLowerCase()}`,
    game,
    name: { ja: `レギュレーション${set}`, en: `Regulation ${set}` },
    startsAt: new Date(startsAt),
    endsAt: endsAt === undefined ? undefined : new Date(endsAt),
    speciesClause: true,
    itemClause: true,
    shows: shows[game],
  })),
);

export const findRegulation = (id: string): Regulation | undefined =>
  regulations.find((regulation) => regulation.id === id);

export const regulationsOf = (game: Game): readonly Regulation[] =>
  regulations
    .filter((regulation) => regulation.game === game)
    .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());

/** The regulation whose season holds at an instant; undefined between seasons. */
export const regulationAt = (game: Game, instant: Date): Regulation | undefined =>
  regulationsOf(game).find(
    ({ startsAt, endsAt }) => startsAt <= instant && (endsAt === undefined || instant < endsAt),
  );

/** What sheets of a tournament show: by its regulation, or in a free format by its game. */
export const sheetDetails = (game: Game, regulation: string | null): readonly SheetDetail[] =>
  (regulation && findRegulation(regulation)?.shows) || shows[game];
