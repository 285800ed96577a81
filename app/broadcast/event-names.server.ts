import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { groups } from '~/db/schema';
import { isStill } from '~/db/still';
import type { Name } from '~/pokedex/name';
import type { BroadcastEvent } from './event';
import { type EventNames, withEventName } from './event-names';
import { recheckOnAir } from './room/room';

/** @returns undefined if the group doesn't exist */
export async function findEventNames(
  db: Database,
  groupId: string,
): Promise<{ eventNames: EventNames | null } | undefined> {
  const [group] = await db
    .select({ eventNames: groups.eventNames })
    .from(groups)
    .where(eq(groups.id, groupId));
  return group;
}

/** Compare-and-set; open overlays follow. @returns false, and writes nothing, if `before` was outdated */
export async function writeEventName(
  context: AppLoadContext,
  groupId: string,
  { event, name, before }: { event: BroadcastEvent; name: Name; before: EventNames | null },
): Promise<boolean> {
  const rows = await context.db
    .update(groups)
    .set({ eventNames: withEventName(before, event, name) })
    .where(and(eq(groups.id, groupId), isStill(groups, { eventNames: before })))
    .returning({ id: groups.id });
  const isChanged = rows.length > 0;
  if (isChanged) recheckOnAir(context, groupId);
  return isChanged;
}
