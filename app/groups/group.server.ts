import { and, eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { groups, members } from '~/db/schema';
import type { Place } from './permission';

export interface GroupThroughMember {
  id: string;
  name: string;
  /** What the person who asked is in it. */
  place: Place;
}

interface Person {
  userId: string;
  siteAdminSince: Date | null;
}

/** A group of the person's own, or any for a site admin; undefined for everybody else. One query. */
export async function findGroupThroughMember(
  db: Database,
  id: string,
  { userId, siteAdminSince }: Person,
): Promise<GroupThroughMember | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({ id: groups.id, name: groups.name, role: members.role })
    .from(groups)
    .leftJoin(members, and(eq(members.groupId, groups.id), eq(members.userId, userId)))
    .where(eq(groups.id, id));
  const place = siteAdminSince ? 'siteAdmin' : row?.role;
  return row && place ? { id: row.id, name: row.name, place } : undefined;
}
