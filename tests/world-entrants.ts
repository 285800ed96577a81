import type { InferInsertModel } from 'drizzle-orm';
import type { entrants } from '~/db/schema';
import { ids, worldId } from './world-id';

type Entrant = InferInsertModel<typeof entrants>;

const hour = 3_600_000;

/** Of the tournament that is on: who has come, who has submitted nothing, who is away, and a name that is asked about. */
export const makeEntrants = (now: number): Entrant[] =>
  (
    [
      {
        ...{ id: 'entrantharuka', name: 'ハルカ', reading: 'はるか', tonamelId: 'Hrk4Tm' },
        ...{ checkedInAt: new Date(now - 1.5 * hour), checkedInBy: 'player' },
      },
      { id: 'entrantsouta', name: 'そうた', discordId: '@souta_ots' },
      { id: 'entrantakari', name: 'アカリ', tonamelId: 'AkariR' },
      { id: 'entranthikari', name: 'ヒカリ', discordId: 'hikari_pl', twitterId: 'hikari_pl' },
      { id: 'entrantren', name: 'レン', droppedAt: new Date(now - 3 * hour) },
    ] satisfies (Partial<Entrant> & { id: string; name: string })[]
  ).map(({ id, ...row }, at) => ({
    ...{ id: worldId(id), tournamentId: ids.running, position: at + 1, seed: at + 1, seat: `A${at + 1}` },
    ...row,
  }));
