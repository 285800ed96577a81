import { sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { postVersions, reportCases, roleRequests } from '~/db/schema';

export async function countWaiting(db: Database) {
  const [reports, posts, requests] = await Promise.all([
    db.$count(reportCases, sql`decided_at is null`),
    db.$count(postVersions, sql`approved_at is null and rejected_at is null`),
    db.$count(
      roleRequests,
      sql`kind = 'newGroup' and approved_at is null and declined_at is null and withdrawn_at is null`,
    ),
  ]);
  return { reports, posts, requests };
}
