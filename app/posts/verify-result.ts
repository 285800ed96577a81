import { hasResults, isPublished } from '~/tournaments/tournament';

/** Result of the sheet that a post refers to; all null if there is no such sheet. */
export interface OrganizerResult {
  tournamentId: string | null;
  tournamentName: string | null;
  publishedAt: Date | null;
  archivedAt: Date | null;
  endsAt: Date | null;
  resultsPublishedAt: Date | null;
  rank: number | null;
  members: { species: string }[] | null;
  withdrawnAt: Date | null;
}

export const sameSix = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

/** Tournament whose published results confirm the post's rank and six; undefined if none does. */
export function verifiedAt(
  shown: { species: readonly string[]; finalRank: number | null },
  result: OrganizerResult,
  now: Date,
): { tournamentId: string; tournamentName: string } | undefined {
  const { tournamentId, tournamentName, endsAt, members, rank } = result;
  if (!tournamentId || !tournamentName || !endsAt || !members || result.withdrawnAt) return undefined;
  if (!isPublished(result, now) || !hasResults({ ...result, endsAt }, now)) return undefined;
  const fits =
    rank !== null &&
    rank === shown.finalRank &&
    sameSix(
      shown.species,
      members.map(({ species }) => species),
    );
  return fits ? { tournamentId, tournamentName } : undefined;
}
