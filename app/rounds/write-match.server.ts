import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { matchChanges, matches } from '~/db/schema';
import { noteMatch } from '~/notices/note.server';
import { type MatchChange, type MatchResult, otherSide, type Side } from './match';
import type { FoundMatch } from './matches.server';

interface Act {
  found: FoundMatch;
  /** Revision that the person saw. */
  seen: number;
  act: MatchChange;
  by: Side | 'staff';
  byUserId: string | null;
  now: Date;
}

const noResult = {
  ...{ winner: null, gamesA: null, gamesB: null, isWalkover: false },
  ...{ reportedBy: null, reportedAt: null, confirmedAt: null, objectedAt: null },
};

const isPublished = sql`exists (select 1 from stages s where s.tournament_id = ${matches.tournamentId}
  and s.kind = ${matches.stage} and s.published_at is not null)`;
const hasBothSides = and(isNotNull(matches.entrantA), isNotNull(matches.entrantB), eq(matches.isBye, false));

/** In a bracket the next match may already be played by whom this result sent there. */
const nextIsOpen = sql`not exists (select 1 from matches n where n.tournament_id = ${matches.tournamentId}
  and ${matches.stage} = 'bracket' and n.stage = 'bracket' and n.round = ${matches.round} + 1
  and (n.place = ${matches.place} / 2 or (n.place = 1 and ${matches.round} + 1 = (
    select max(l.round) from matches l where l.tournament_id = ${matches.tournamentId} and l.stage = 'bracket')))
  and n.winner is not null and n.is_bye = 0)`;
/** Changes of a match by its players, after which only staff change it. */
export const maxPlayerChanges = 40;
// Each change counts the revision up: most matches need no look at their history.
const mayPlayersChange = or(
  lte(matches.revision, maxPlayerChanges),
  sql`(select count(*) from match_changes c where c.match_id = ${matches.id} and c.by <> 'staff') < ${maxPlayerChanges}`,
);
const keepsWinner = (winner: MatchResult['winner']) => or(eq(matches.winner, winner), nextIsOpen);

/** Writes if the match is still as seen and `which` holds, with its history and what follows in the bracket. */
async function write(
  db: Database,
  { found: { match, rounds }, seen, act, by, byUserId, now }: Act,
  change: Partial<typeof matches.$inferInsert>,
  which?: SQL,
): Promise<boolean> {
  const isSeen = and(eq(matches.id, match.id), eq(matches.revision, seen), which);
  const { winner, gamesA, gamesB, isWalkover } = { ...match, ...change };
  const snapshot = JSON.stringify(winner ? { winner, gamesA, gamesB, isWalkover } : null);
  const [, , written] = await db.batch([
    // Both before the update, on the same condition: afterwards the revision alone would also match another person's write.
    db.insert(matchChanges).select(
      sql`select null, ${match.id}, ${seen + 1}, ${act}, ${by}, ${byUserId}, ${snapshot}, ${now.getTime()}
          from ${matches} where ${isSeen}`,
    ),
    noteMatch(db, { ...match, revision: seen + 1 }, isSeen),
    db
      .update(matches)
      .set({ ...change, revision: seen + 1 })
      .where(isSeen)
      .returning({ id: matches.id }),
    ...(match.stage === 'bracket' ? sendOn(db, match, rounds) : []),
  ]);
  return written.length === 1;
}

const entrantOf = (match: FoundMatch['match'], goes: 'winner' | 'loser') => {
  const [ifA, ifB] = goes === 'winner' ? ['entrant_a', 'entrant_b'] : ['entrant_b', 'entrant_a'];
  return sql`(select case when m.objected_at is not null and m.confirmed_at is null then null
    when m.winner = 'a' then m.${sql.raw(ifA as string)} when m.winner = 'b' then m.${sql.raw(ifB as string)} end
    from matches m where m.id = ${match.id})`;
};

/** Sends winner and loser to their next matches, unless these are already played. */
function sendOn(db: Database, match: FoundMatch['match'], rounds: number) {
  const { tournamentId, round, place } = match;
  const send = (goes: 'winner' | 'loser', to: number) => {
    const who = entrantOf(match, goes);
    const side = place % 2 === 0 ? matches.entrantA : matches.entrantB;
    return db
      .update(matches)
      .set({
        ...(place % 2 === 0 ? { entrantA: who } : { entrantB: who }),
        revision: sql`${matches.revision} + 1`,
      })
      .where(
        and(
          eq(matches.tournamentId, tournamentId),
          eq(matches.stage, 'bracket'),
          eq(matches.round, round + 1),
          eq(matches.place, to),
          isNull(matches.winner),
          sql`${side} is not ${who}`,
        ),
      );
  };
  if (round >= rounds) return [];
  // A third-place match, if there is one, is in the last round.
  return round + 1 === rounds
    ? [send('winner', 0), send('loser', 1)]
    : [send('winner', Math.floor(place / 2))];
}

/** Reports by a player: their first one, or another one until the opponent has confirmed it. */
export const reportMatch = (
  db: Database,
  act: Omit<Act, 'act' | 'by'> & { by: Side },
  result: MatchResult,
): Promise<boolean> =>
  write(
    db,
    { ...act, act: 'report' },
    { ...result, reportedBy: act.by, reportedAt: act.now, confirmedAt: null, objectedAt: null },
    and(
      isPublished,
      hasBothSides,
      isNull(matches.confirmedAt),
      or(isNull(matches.winner), eq(matches.reportedBy, act.by)),
      keepsWinner(result.winner),
      mayPlayersChange,
    ),
  );

/** Confirms what the opponent reported, also after an objection. */
export const confirmMatch = (db: Database, act: Omit<Act, 'act' | 'by'> & { by: Side }): Promise<boolean> =>
  write(
    db,
    { ...act, act: 'confirm' },
    { confirmedAt: act.now, objectedAt: null },
    and(isPublished, isNotNull(matches.winner), isOthers(act.by)),
  );

/** Objects to what the opponent reported: staff decide. */
export const objectToMatch = (db: Database, act: Omit<Act, 'act' | 'by'> & { by: Side }): Promise<boolean> =>
  write(
    db,
    { ...act, act: 'object' },
    { objectedAt: act.now },
    and(isPublished, isNotNull(matches.winner), isOthers(act.by), isNull(matches.objectedAt)),
  );

/** The other side wins by walkover, as a player drops out. */
export const concedeMatch = (
  db: Database,
  { found, by, now }: { found: FoundMatch; by: Side; now: Date },
): Promise<boolean> =>
  write(
    db,
    { found, by, now, seen: found.match.revision, act: 'report', byUserId: null },
    {
      ...{ winner: otherSide(by), gamesA: null, gamesB: null, isWalkover: true },
      ...{ reportedBy: by, reportedAt: now, confirmedAt: now, objectedAt: null },
    },
    and(isPublished, hasBothSides, isNull(matches.winner)),
  );

const isOthers = (by: Side) => and(eq(matches.reportedBy, otherSide(by)), isNull(matches.confirmedAt));

/** Enters a result as staff, or clears it. @returns false if somebody changed it, or the next match is already played */
export const enterResult = (
  db: Database,
  act: Omit<Act, 'act' | 'by'>,
  result: MatchResult | null,
): Promise<boolean> =>
  write(
    db,
    { ...act, act: result ? 'enter' : 'clear', by: 'staff' },
    result
      ? { ...result, reportedBy: 'staff', reportedAt: act.now, confirmedAt: act.now, objectedAt: null }
      : noResult,
    and(hasBothSides, result ? keepsWinner(result.winner) : nextIsOpen),
  );

/** Moves a match to another table. Its revision stays: that changes nothing about the result. */
export const moveTable = (db: Database, { match }: FoundMatch, seat: string) =>
  db.update(matches).set({ seat }).where(eq(matches.id, match.id));

/** Whether the match already stands as this act would leave it, as after a form that was sent twice. */
export function isDone(
  match: FoundMatch['match'],
  act: { act: MatchChange; by: Side | 'staff' },
  result: MatchResult | null,
): boolean {
  const same =
    match.winner === (result?.winner ?? null) &&
    match.gamesA === (result?.gamesA ?? null) &&
    match.gamesB === (result?.gamesB ?? null);
  switch (act.act) {
    case 'report':
    case 'enter':
      return same && match.reportedBy === act.by;
    case 'clear':
      return match.winner === null;
    case 'confirm':
      return match.confirmedAt !== null && match.reportedBy !== act.by;
    case 'object':
      return match.objectedAt !== null && match.reportedBy !== act.by;
  }
}

export const outdatedMatchChanges: readonly OutdatedTable[] = [
  {
    table: matchChanges,
    key: matchChanges.id,
    since: matchChanges.createdAt,
    keptMs: retention.matchChanges,
  },
];
