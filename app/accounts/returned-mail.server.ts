import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { listed } from '~/db/listed';
import { users } from '~/db/schema';

/** Columns that `returnedMail` judges. */
export const mailEventColumns = columnsOf(
  users,
  'emailVerifiedAt',
  'mailDeliveredAt',
  'mailBouncedAt',
  'mailComplainedAt',
  'mailTrustedAt',
);

const ownWord = sql`max(coalesce(${users.emailVerifiedAt}, 0), coalesce(${users.mailTrustedAt}, 0))`;

/** SQL condition for a query on `users`, the same as `returnedMail`: notices may be mailed to the address. */
export const isReachable: SQL = sql`(coalesce(${users.mailComplainedAt}, 0) <= ${ownWord}
  and coalesce(${users.mailBouncedAt}, 0) <= max(${ownWord}, coalesce(${users.mailDeliveredAt}, 0)))`;

const columns = {
  delivered: 'mailDeliveredAt',
  bounced: 'mailBouncedAt',
  complained: 'mailComplainedAt',
} as const;

export interface MailEvent {
  kind: keyof typeof columns;
  at: Date;
  /** Folded as `emailAddress` does. */
  to: readonly string[];
}

/** Keeps the latest event of its kind, so that a repeated or older one changes nothing. @returns accounts changed */
export async function saveMailEvent(db: Database, { kind, at, to }: MailEvent): Promise<number> {
  const column = users[columns[kind]];
  const changed = await db
    .update(users)
    .set({ [columns[kind]]: at })
    .where(and(sql`${users.email} in ${listed(to)}`, or(isNull(column), lt(column, at))))
    .returning({ id: users.id });
  return changed.length;
}

/** Resumes notices on the owner's word, until the next event that is newer. */
export const trustAddress = (db: Database, userId: string, now: Date) =>
  db.update(users).set({ mailTrustedAt: now }).where(eq(users.id, userId));
