import type { InferInsertModel } from 'drizzle-orm';
import type { entrants, matches, stages } from '~/db/schema';
import { ids, worldId } from './world-id';

type Match = InferInsertModel<typeof matches>;

const minute = 60_000;
const entrant = (name: string) => worldId(`entrant${name}`);

// Round, place, both entrants, and how it ended.
const pairs = [
  [1, 0, 'haruka', 'hikari', [2, 0]],
  [1, 1, 'souta', 'akari', [1, 2]],
  [2, 0, 'haruka', 'souta', [2, 1]],
  [2, 1, 'akari', 'hikari', [2, 0]],
  [3, 0, 'haruka', 'akari', null],
  [3, 1, 'hikari', 'souta', null],
] as const;

/** Swiss rounds of the tournament that is on, made elsewhere. The third is being played. */
export function makeRounds(now: number): {
  stages: InferInsertModel<typeof stages>[];
  matches: Match[];
} {
  const stage: InferInsertModel<typeof stages> = {
    tournamentId: ids.running,
    kind: 'swiss',
    settings: { bestOf: 3 },
    publishedAt: new Date(now - 10 * minute),
    roundEndsAt: new Date(now + 40 * minute),
    version: 3,
  };
  const rows = pairs.map(([round, place, a, b, games]): Match => {
    const at = new Date(now - (4 - round) * 50 * minute);
    return {
      id: worldId(`match${round}x${place + 1}`),
      tournamentId: ids.running,
      stage: 'swiss',
      ...{ round, place, seat: String(place + 1), entrantA: entrant(a), entrantB: entrant(b) },
      ...(games && {
        ...{ winner: games[0] > games[1] ? 'a' : 'b', gamesA: games[0], gamesB: games[1] },
        ...{ reportedBy: 'a', reportedAt: at, confirmedAt: at, revision: 3 },
      }),
    };
  });
  return { stages: [stage], matches: rows };
}

const sheetOf = new Map([
  [entrant('haruka'), ids.haruka],
  [entrant('souta'), ids.souta],
  [entrant('akari'), ids.akari],
]);

/** Publishing a round fixes whose a sheet is. */
export const withSheets = (row: InferInsertModel<typeof entrants>) => ({
  ...row,
  teamSheetId: sheetOf.get(row.id) ?? null,
});
