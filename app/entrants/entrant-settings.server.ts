import { and, eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { tournaments } from '~/db/schema';
import { isStill } from '~/db/still';

interface EntrantSettings {
  entrantsOnly: boolean;
  namesMissing: boolean;
  checkInOpensAt: Date | null;
  checkInClosesAt: Date | null;
}

/** Compare-and-set. @returns false if the settings no longer equal `before` */
export async function saveEntrantSettings(
  db: Database,
  { groupId, tournamentId }: { groupId: string; tournamentId: string },
  settings: EntrantSettings,
  before: EntrantSettings,
): Promise<boolean> {
  const saved = await db
    .update(tournaments)
    .set(settings)
    .where(
      and(eq(tournaments.id, tournamentId), eq(tournaments.groupId, groupId), isStill(tournaments, before)),
    )
    .returning({ id: tournaments.id });
  return saved.length > 0;
}

export async function findEntrantSettings(
  db: Database,
  tournamentId: string,
): Promise<EntrantSettings | undefined> {
  const [settings] = await db
    .select(columnsOf(tournaments, 'entrantsOnly', 'namesMissing', 'checkInOpensAt', 'checkInClosesAt'))
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  return settings;
}
