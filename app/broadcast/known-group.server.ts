import { eq } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { isId } from '~/db/ids';
import { groups } from '~/db/schema';
import { logError } from '~/log/log.server';

const known = new Set<string>();
const mostKnown = 10_000;

/**
 * Asked before a room is: an invented id must make none. Each isolate asks D1 once for a group; while D1 is silent the
 * room is asked, so that what is on air stays there.
 */
export async function isGroup(db: Database, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  if (known.has(id)) return true;
  try {
    const [found] = await db.select({ id: groups.id }).from(groups).where(eq(groups.id, id));
    if (!found) return false;
  } catch (error) {
    logError(error, 'looking for a group');
    return true;
  }
  if (known.size >= mostKnown) known.clear();
  known.add(id);
  return true;
}
