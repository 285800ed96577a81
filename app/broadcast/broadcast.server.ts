import { desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { broadcasts, groups } from '~/db/schema';
import type { BroadcastEvent } from './event';
import { type OnAir, sceneOnAir } from './on-air';
import type { Scene } from './scene';
import { findSceneFacts } from './scene-facts.server';
import { sceneOf } from './scene-schema.server';

export interface Broadcast {
  groupId: string;
  event: BroadcastEvent | null;
  scene: Scene | null;
  revision: number;
}

const columns = {
  groupId: groups.id,
  event: broadcasts.event,
  scene: broadcasts.scene,
  revision: sql<number>`coalesce(${broadcasts.revision}, 0)`,
};

const read = (row: Omit<Broadcast, 'scene'> & { scene: unknown }): Broadcast => ({
  ...row,
  scene: sceneOf(row.scene) ?? null,
});

export async function findBroadcast(db: Database, groupId: string): Promise<Broadcast | undefined> {
  if (!isId(groupId)) return undefined;
  const [row] = await db
    .select(columns)
    .from(groups)
    .leftJoin(broadcasts, eq(broadcasts.groupId, groups.id))
    .where(eq(groups.id, groupId));
  return row && read(row);
}

/** Of the groups that chose an event, the one which was on air last first. */
export async function listBroadcastsOfEvent(
  db: Database,
  event: BroadcastEvent,
  limit: number,
): Promise<Broadcast[]> {
  const rows = await db
    .select(columns)
    .from(broadcasts)
    .innerJoin(groups, eq(groups.id, broadcasts.groupId))
    .where(eq(broadcasts.event, event))
    .orderBy(desc(isNotNull(broadcasts.scene)), desc(broadcasts.changedAt))
    .limit(limit);
  return rows.map(read);
}

export async function onAirOf(
  db: Database,
  { groupId, scene, revision }: Broadcast,
  now: Date,
): Promise<OnAir> {
  const shown = scene && sceneOnAir(scene, await findSceneFacts(db, groupId, scene, now));
  return { revision, build: __BUILD_ID__, scene: shown };
}

/** Keeps what is on air; an older revision never replaces a newer one. */
export async function keepScene(
  db: Database,
  { groupId, scene, revision }: Omit<Broadcast, 'event'>,
  now: Date,
) {
  await db
    .insert(broadcasts)
    .values({ groupId, scene, revision, changedAt: now })
    .onConflictDoUpdate({
      target: broadcasts.groupId,
      set: { scene, revision, changedAt: now },
      setWhere: lte(broadcasts.revision, revision),
    });
}

export async function chooseEvent(db: Database, groupId: string, event: BroadcastEvent | null) {
  await db
    .insert(broadcasts)
    .values({ groupId, event })
    .onConflictDoUpdate({ target: broadcasts.groupId, set: { event } });
}
