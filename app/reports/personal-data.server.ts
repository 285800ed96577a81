import { eq, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import type { OutdatedTable } from '~/db/outdated.server';
import { retention } from '~/db/retention';
import { reports } from '~/db/schema';

/** The export's queries: reports whose sender can be asked about them. */
export const reportQueries = (db: Database, userId: string) => ({
  reports: db
    .select(columnsOf(reports, 'cause', 'text', 'createdAt'))
    .from(reports)
    .where(eq(reports.reporterId, userId)),
});

export const outdatedReports: readonly OutdatedTable[] = [
  {
    table: reports,
    key: reports.id,
    since: reports.decidedAt,
    keptMs: retention.reports,
    where: sql`decided_at is not null`,
  },
];
