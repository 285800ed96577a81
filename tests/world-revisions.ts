import type { InferInsertModel } from 'drizzle-orm';
import type { teamRevisions, teamSheets } from '~/db/schema';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { worldId } from './world-id';

type Sheet = InferInsertModel<typeof teamSheets>;

const contentOf = (sheet: Sheet): TeamSheetContent => ({
  displayName: sheet.displayName,
  saidName: sheet.saidName ?? '',
  discordId: sheet.discordId,
  twitterId: sheet.twitterId ?? '',
  tonamelId: sheet.tonamelId,
  members: sheet.members,
  isPublic: sheet.isPublic ?? false,
  ...(sheet.teamCode && { teamCode: sheet.teamCode }),
  readingId: sheet.readingId ?? null,
  secondReadingId: sheet.secondReadingId ?? null,
  improvesReading: sheet.improvesReading ?? false,
});

/** What became of a sheet of the world: submitted, and what staff corrected gave its first member another item. */
export function revisionsOf(sheet: Sheet): InferInsertModel<typeof teamRevisions>[] {
  const snapshot = contentOf(sheet);
  const first = {
    teamSheetId: sheet.id,
    revision: 1,
    byUserId: sheet.ownerId,
    by: 'player' as const,
    snapshot,
    createdAt: sheet.submittedAt,
  };
  if (!sheet.correctedAt) return [first];
  const [lead, ...others] = snapshot.members;
  const before = lead ? [{ ...lead, item: 'choiceband' }, ...others] : others;
  return [
    { ...first, snapshot: { ...snapshot, members: before } },
    {
      ...first,
      revision: 2,
      byUserId: worldId('moderator'),
      by: 'staff',
      reason: '持ち物の書き間違いのため',
      snapshot,
      createdAt: sheet.correctedAt,
    },
  ];
}
