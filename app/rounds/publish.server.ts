import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { newId } from '~/db/ids';
import { listed } from '~/db/listed';
import { entrants, matches, stages } from '~/db/schema';
import { type Entrant, listEntrants, listRosterSheets, type RosterSheet } from '~/entrants/entrants.server';
import { rosterOf } from '~/entrants/roster';
import { noteRound } from '~/notices/note.server';
import type { MatchResult } from './match';
import { type NewMatch, publishPlan } from './publish-plan';
import type { StageKind, StageSettings } from './stage';

interface Publication {
  tournamentId: string;
  kind: StageKind;
  /** Swiss rounds are published one by one, everything else as a whole. */
  round?: number;
  matches: readonly NewMatch[];
  settings: StageSettings;
  roundEndsAt?: Date | null;
  /** Version of the stage that the person saw; 0 if there was none. */
  seen: number;
}

const keyOf = (tournamentId: string, kind: StageKind) =>
  and(eq(stages.tournamentId, tournamentId), eq(stages.kind, kind));

const isSeen = ({ tournamentId, kind, seen }: Pick<Publication, 'tournamentId' | 'kind' | 'seen'>): SQL =>
  sql`exists (select 1 from stages s where s.tournament_id = ${tournamentId} and s.kind = ${kind} and s.version = ${seen})`;

const inAll = ({ tournamentId, kind, round }: Pick<Publication, 'tournamentId' | 'kind' | 'round'>) =>
  and(
    eq(matches.tournamentId, tournamentId),
    eq(matches.stage, kind),
    round === undefined ? undefined : eq(matches.round, round),
  );

const inScope = (which: Parameters<typeof inAll>[0]) =>
  // Deciders are added by hand, and stay.
  and(inAll(which), eq(matches.isDecider, false));

const nextVersion = ({
  tournamentId,
  kind,
  round = 0,
  seen,
}: Pick<Publication, 'tournamentId' | 'kind' | 'round' | 'seen'>) => ({
  ...{ tournamentId, stage: kind, round, version: seen + 1 },
});

/** Out of the way of the new places, which are unique. */
const aside = 1_000_000;

/**
 * Publishes a round or a stage, as a whole or not at all. Pairings that were there before keep their row, their result and
 * its history; others go. Fixes which sheet is whose (`findPins`), so that a player's page finds its match by an index.
 * @returns false if the stage has changed since `seen`, or somebody is not on the list any more
 */
export async function publishMatches(db: Database, publication: Publication, now: Date): Promise<boolean> {
  const { tournamentId, kind, settings, roundEndsAt = null, seen } = publication;
  const [stage, there, people, sheets] = await db.batch([
    db.select({ version: stages.version }).from(stages).where(keyOf(tournamentId, kind)),
    db.select().from(matches).where(inScope(publication)).orderBy(asc(matches.round), asc(matches.place)),
    listEntrants(db, tournamentId),
    listRosterSheets(db, tournamentId),
  ]);
  // The plan holds for this version alone, which every write below checks again.
  if ((stage[0]?.version ?? 0) !== seen) return false;
  const known = new Set(people.map(({ id }) => id));
  if (publication.matches.some(({ a, b }) => [a, b].some((id) => id && !known.has(id)))) return false;
  const { gone, moved, added } = publishPlan(there, publication.matches);
  const [movedRows, addedRows] = [moved, added.map((match) => ({ id: newId(), ...printed(match) }))].map(
    (rows) => JSON.stringify(rows),
  );
  const stillSeen = isSeen(publication);
  // The plus keeps SQLite from the index of the tournament, with which it would read the whole list for each match.
  const isPlanned = and(sql`+${matches.tournamentId} = ${tournamentId}`, stillSeen);
  const [, , , , , , , published] = await db.batch([
    db
      .insert(stages)
      .values({ tournamentId, kind, settings, version: 0, createdAt: now })
      .onConflictDoNothing(),
    db.delete(matches).where(and(inArray(matches.id, listed(gone)), isPlanned)),
    db
      .update(matches)
      .set({ place: sql`${matches.place} + ${aside}` })
      .where(and(inArray(matches.id, listed(moved.map(({ id }) => id))), isPlanned)),
    db
      .update(matches)
      .set({
        round: sql`n.value ->> 'round'`,
        place: sql`n.value ->> 'place'`,
        block: sql`n.value ->> 'block'`,
        seat: sql`n.value ->> 'seat'`,
      })
      .from(sql`json_each(${movedRows}) n`)
      .where(and(sql`${matches.id} = n.value ->> 'id'`, isPlanned)),
    db.insert(matches).select(
      sql`select n.value ->> 'id', ${tournamentId}, ${kind}, n.value ->> 'round', n.value ->> 'place',
          n.value ->> 'block', n.value ->> 'seat', n.value ->> 'a', n.value ->> 'b', n.value ->> 'isBye',
          0, n.value ->> 'winner', n.value ->> 'gamesA', n.value ->> 'gamesB',
          n.value ->> 'isWalkover', iif(n.value ->> 'winner' is null, null, 'staff'),
          iif(n.value ->> 'winner' is null, null, ${now.getTime()}),
          iif(n.value ->> 'winner' is null, null, ${now.getTime()}), null, 1
        from json_each(${addedRows}) n where ${stillSeen}`,
    ),
    pinSheets(db, findPins(people, sheets), tournamentId),
    noteRound(db, nextVersion(publication), stillSeen),
    db
      .update(stages)
      .set({ settings, roundEndsAt, publishedAt: now, version: seen + 1 })
      .where(and(keyOf(tournamentId, kind), eq(stages.version, seen)))
      .returning({ kind: stages.kind }),
  ]);
  return published.length === 1;
}

function printed({ a, b, result, block, isBye = false, ...place }: NewMatch) {
  const bye: MatchResult | null = isBye
    ? { winner: a ? 'a' : 'b', gamesA: null, gamesB: null, isWalkover: true }
    : null;
  const { winner, gamesA, gamesB, isWalkover } = result ?? bye ?? {};
  return {
    ...place,
    ...{ a, b, block: block ?? null, winner: winner ?? null, gamesA: gamesA ?? null, gamesB: gamesB ?? null },
    ...{ isBye: Number(isBye), isWalkover: Number(isWalkover ?? false) },
  };
}

/** Sheets that are certainly an entrant's, and that staff have not assigned yet. */
const findPins = (people: readonly Entrant[], sheets: readonly RosterSheet[]) =>
  rosterOf(people, sheets).entrants.flatMap(({ id, sheetId, teamSheetId }) =>
    sheetId && sheetId !== teamSheetId ? [{ id, sheetId }] : [],
  );

const pinSheets = (db: Database, pins: readonly { id: string; sheetId: string }[], tournamentId: string) =>
  db
    .update(entrants)
    .set({ teamSheetId: sql`p.value ->> 'sheetId'` })
    .from(sql`json_each(${JSON.stringify(pins)}) p`)
    .where(and(sql`${entrants.id} = p.value ->> 'id'`, sql`+${entrants.tournamentId} = ${tournamentId}`));

/** Saves a draft, which is not shown yet. @returns false if the stage has changed since `seen` */
export async function saveDraft(
  db: Database,
  { tournamentId, kind, settings, seen }: Omit<Publication, 'matches'>,
  now: Date,
): Promise<boolean> {
  const [, saved] = await db.batch([
    db
      .insert(stages)
      .values({ tournamentId, kind, settings, version: 0, createdAt: now })
      .onConflictDoNothing(),
    db
      .update(stages)
      .set({ settings, version: seen + 1 })
      .where(and(keyOf(tournamentId, kind), eq(stages.version, seen)))
      .returning({ kind: stages.kind }),
  ]);
  return saved.length === 1;
}

/** Takes back a round or a stage with its results. @returns false if it has changed since `seen` */
export async function withdrawMatches(
  db: Database,
  which: Pick<Publication, 'tournamentId' | 'kind' | 'round' | 'seen'> & { settings?: StageSettings },
): Promise<boolean> {
  const { tournamentId, kind, seen, settings } = which;
  const stillSeen = isSeen(which);
  const isThere = sql`exists (select 1 from ${matches} where ${inAll(which)})`;
  const [, , withdrawn] = await db.batch([
    noteRound(db, nextVersion(which), sql`${stillSeen} and ${isThere}`),
    db.delete(matches).where(and(inAll(which), stillSeen)),
    db
      .update(stages)
      .set({
        settings,
        version: seen + 1,
        roundEndsAt: null,
        publishedAt: sql`case when exists (select 1 from matches m where m.tournament_id = ${tournamentId}
          and m.stage = ${kind}) then published_at end`,
      })
      .where(and(keyOf(tournamentId, kind), eq(stages.version, seen)))
      .returning({ kind: stages.kind }),
  ]);
  return withdrawn.length === 1;
}

/** Deciders are in a round of their own, after all others. */
const deciderRound = 99;

/** Adds a match that parts two players of a block. @returns false if they are not of this block; one is enough */
export async function addDecider(
  db: Database,
  { tournamentId, block, a, b }: { tournamentId: string; block: number; a: string; b: string },
): Promise<boolean> {
  const isPair = sql`((m.entrant_a = ${a} and m.entrant_b = ${b}) or (m.entrant_a = ${b} and m.entrant_b = ${a}))`;
  const ofBlock = sql`from matches m where m.tournament_id = ${tournamentId} and m.stage = 'blocks'
    and m.block = ${block} and ${isPair}`;
  const added = await db
    .insert(matches)
    .select(
      sql`select ${newId()}, ${tournamentId}, 'blocks', ${deciderRound}, (select coalesce(max(m.place), -1) + 1
          from matches m where m.tournament_id = ${tournamentId} and m.stage = 'blocks' and m.round = ${deciderRound}),
        ${block}, '', ${a}, ${b}, 0, 1, null, null, null, 0, null, null, null, null, 1
        where exists (select 1 ${ofBlock} and m.is_decider = 0) and not exists (select 1 ${ofBlock} and m.is_decider = 1)`,
    )
    .returning({ id: matches.id });
  if (added.length === 1) return true;
  const isThere = sql`exists (select 1 ${ofBlock} and m.is_decider = 1)`;
  const [found] = await db.select({ isThere: isThere.mapWith(Boolean) }).from(sql`(select 1)`);
  return found?.isThere ?? false;
}
