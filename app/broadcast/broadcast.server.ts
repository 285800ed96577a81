import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { broadcasts, groups } from '~/db/schema';
import type { BroadcastEvent } from './event';
import type { EventNames } from './event-names';
import { type OnAir, sceneOnAir } from './on-air';
import type { Scene } from './scene';
import { findSceneFacts } from './scene-facts.server';
import { sceneOf } from './scene-schema.server';
import { type StreamNumber, type StreamOf, streamsOf } from './stream';

export interface Broadcast extends StreamOf {
  event: BroadcastEvent | null;
  eventNames: EventNames | null;
  scene: Scene | null;
  revision: number;
}

const columns = {
  groupId: groups.id,
  stream: sql<StreamNumber>`coalesce(${broadcasts.stream}, 1)`,
  event: broadcasts.event,
  eventNames: groups.eventNames,
  scene: broadcasts.scene,
  revision: sql<number>`coalesce(${broadcasts.revision}, 0)`,
};

const key = [broadcasts.groupId, broadcasts.stream];

const read = (row: Omit<Broadcast, 'scene'> & { scene: unknown }): Broadcast => ({
  ...row,
  scene: sceneOf(row.scene) ?? null,
});

/** @returns undefined if the group doesn't exist, or doesn't use this stream */
export async function findBroadcast(
  db: Database,
  { groupId, stream }: StreamOf,
): Promise<Broadcast | undefined> {
  const [row] = isId(groupId)
    ? await db
        .select(columns)
        .from(groups)
        .leftJoin(broadcasts, and(eq(broadcasts.groupId, groups.id), eq(broadcasts.stream, stream)))
        .where(and(eq(groups.id, groupId), stream === 1 ? undefined : isNotNull(broadcasts.groupId)))
    : [];
  return row && read(row);
}

export async function listStreams(db: Database, groupId: string): Promise<Broadcast[]> {
  const streams = await Promise.all(streamsOf(groupId).map((streamId) => findBroadcast(db, streamId)));
  return streams.filter((each) => each !== undefined);
}

export async function listBroadcastsOfEvent(
  db: Database,
  event: BroadcastEvent,
  { stream, limit }: { stream: StreamNumber; limit: number },
): Promise<Broadcast[]> {
  const rows = await db
    .select(columns)
    .from(broadcasts)
    .innerJoin(groups, eq(groups.id, broadcasts.groupId))
    .where(and(eq(broadcasts.event, event), eq(broadcasts.stream, stream)))
    .orderBy(desc(isNotNull(broadcasts.scene)), desc(broadcasts.changedAt))
    .limit(limit);
  return rows.map(read);
}

export async function onAirOf(
  db: Database,
  { groupId, eventNames, scene, revision }: Broadcast,
  now: Date,
): Promise<OnAir> {
  const onAirScene = scene && sceneOnAir(scene, await findSceneFacts(db, groupId, scene, now));
  return { revision, build: __BUILD_ID__, scene: onAirScene, ...(eventNames && { eventNames }) };
}

/** Guarded write: an older revision never replaces a newer one. */
export function keepScene(
  db: Database,
  { groupId, stream, scene, revision }: Pick<Broadcast, 'groupId' | 'stream' | 'scene' | 'revision'>,
  now: Date,
) {
  const set = { scene, revision, changedAt: now };
  const isOlder = lte(broadcasts.revision, revision);
  // A late write must not bring back a removed second stream, so it only updates.
  if (stream !== 1)
    return db
      .update(broadcasts)
      .set(set)
      .where(and(eq(broadcasts.groupId, groupId), eq(broadcasts.stream, stream), isOlder));
  return db
    .insert(broadcasts)
    .values({ groupId, stream, ...set })
    .onConflictDoUpdate({ target: key, set, setWhere: isOlder });
}

/** Compare-and-set, unconditional without `seen`. @returns whether `event` is now the chosen one */
export async function chooseEvent(
  db: Database,
  { groupId, stream }: StreamOf,
  event: BroadcastEvent | null,
  seen?: BroadcastEvent | null,
): Promise<boolean> {
  const rows = await db
    .insert(broadcasts)
    .values({ groupId, stream, event })
    .onConflictDoUpdate({
      target: key,
      set: { event },
      setWhere:
        seen === undefined
          ? undefined
          : sql`${broadcasts.event} is ${seen} or ${broadcasts.event} is ${event}`,
    })
    .returning({ groupId: broadcasts.groupId });
  return rows.length > 0;
}
