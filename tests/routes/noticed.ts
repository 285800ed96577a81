import { newId } from '~/db/ids';
import type { RecordedKind } from '~/db/notice-kind';
import { groups, notices, outbox, teamSheets, users } from '~/db/schema';
import { ids, teamSheet } from '../world';
import { db } from './account';
import { fromNow, minute, openTournament, type Tournament } from './sheet-writes';

export const hour = 60 * minute;
export const day = 24 * hour;

/** An account that nobody signs in to. */
export async function account(more: Partial<typeof users.$inferInsert> = {}) {
  const id = newId();
  const user = {
    id,
    email: `${id}@example.com`,
    emailVerifiedAt: new Date(),
    locale: 'en' as const,
    ...more,
  };
  await db.insert(users).values(user);
  return user;
}

export async function enter(
  tournamentId: string,
  ownerId: string | null,
  more: Partial<typeof teamSheets.$inferInsert> = {},
) {
  const row = teamSheet({ id: newId(), tournamentId }, Date.now());
  await db.insert(teamSheets).values({ ...row, submissionKey: newId(), ownerId, ...more });
  return row.id;
}

export async function group() {
  const id = newId();
  await db.insert(groups).values({ id, name: 'ながれぼし会' });
  return id;
}

export async function note(
  kind: RecordedKind,
  tournamentId: string,
  more: Partial<typeof notices.$inferInsert> = {},
) {
  const groupId = more.groupId ?? ids.group;
  const row = {
    kind,
    tournamentId,
    occasion: newId(),
    happenedAt: new Date(),
    tellAt: null,
    ...more,
    groupId,
  };
  const [made] = await db.insert(notices).values(row).returning();
  return made as NonNullable<typeof made>;
}

export const mailsOf = async (name: string) =>
  (await db.select().from(outbox)).filter(({ text }) => text.includes(name));

const times: Partial<Record<RecordedKind, Partial<Tournament>>> = {
  'tournament.closed': { submissionDeadlineAt: fromNow(-minute) },
  'tournament.started': { submissionDeadlineAt: fromNow(-hour), scheduledStartAt: fromNow(-minute) },
  'tournament.ended': { scheduledStartAt: fromNow(-hour), endsAt: fromNow(-minute) },
  'results.published': {
    ...{ scheduledStartAt: fromNow(-hour), endsAt: fromNow(-minute) },
    resultsPublishedAt: fromNow(-minute),
  },
};

/** A tournament at which a notice of this kind is news, under a name of its own. */
export async function tournamentFor(kind: RecordedKind, change: Partial<Tournament> = {}) {
  const name = `杯${newId()}`;
  const planned = {
    submissionDeadlineAt: fromNow(day),
    scheduledStartAt: fromNow(day),
    endsAt: fromNow(2 * day),
  };
  const from = { ...planned, publishedAt: fromNow(-2 * day), ...times[kind], ...change };
  return { id: await openTournament({ name, nameEn: '', ...from }), name };
}

/** Mails are sent by the API here, as in production; a test stands in for it. */
export const production = (env: Env): Env => ({
  ...env,
  ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://sixsheet.test',
  MAIL_API_URL: 'https://mail.example/',
});
