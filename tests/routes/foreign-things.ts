import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { newId } from '~/db/ids';
import * as schema from '~/db/schema';
import { ids, worldId } from '../world';
import { db, fromNow, minute } from './sheet-writes';

export const kinds = [
  ...(['tournamentId', 'teamId', 'entrantId', 'goneId', 'matchId', 'webhookId', 'deliveryId'] as const),
  ...(['userId', 'sessionId', 'tokenId', 'lateLinkId', 'announcementId', 'requestId'] as const),
] as const;
export type Kind = (typeof kinds)[number];
export type Things = Record<Kind, string>;

const made = [
  ...(['entrantId', 'goneId', 'matchId', 'webhookId', 'deliveryId', 'sessionId'] as const),
  ...(['tokenId', 'lateLinkId', 'announcementId', 'requestId'] as const),
] as const;
const named = (name: string) =>
  Object.fromEntries(made.map((kind) => [kind, worldId(`${name}${kind.toLowerCase()}`)])) as Record<
    (typeof made)[number],
    string
  >;
export const own: Things = {
  ...named('own'),
  ...{ tournamentId: ids.running, teamId: ids.haruka, userId: worldId('moderator') },
};
/** Another tournament's of the same group, whose own things are the same. */
export const sibling: Things = {
  ...named('sibling'),
  ...{ tournamentId: ids.ended, teamId: worldId('harukaended'), userId: own.userId },
};
export const foreign: Things = {
  ...named('foreign'),
  ...{ tournamentId: ids.runningClosed, teamId: ids.mirai, userId: worldId('harboradmin') },
};
export const unknown = Object.fromEntries(kinds.map((kind) => [kind, worldId('zqnothing')])) as Things;

/** When the entrant who is gone checked in. */
export const checkedInAt = new Date(1_790_000_000_000);

async function makeOf(groupId: string, byUserId: string, things: Things) {
  const { tournamentId, entrantId, goneId: entrantB } = things;
  await db.insert(schema.entrants).values([
    { id: entrantId, tournamentId, name: 'ゼニス', position: 901 },
    { id: entrantB, tournamentId, name: 'ゼクス', position: 902, droppedAt: new Date(), checkedInAt },
  ]);
  await db.insert(schema.stages).values({
    ...{ tournamentId, kind: 'swiss', settings: { bestOf: 3 }, publishedAt: new Date() },
  });
  await db.insert(schema.matches).values({
    ...{
      id: things.matchId,
      tournamentId,
      stage: 'swiss',
      round: 1,
      place: 0,
      entrantA: entrantId,
      entrantB,
    },
  });
  await db.insert(schema.lateLinks).values({
    ...{ id: things.lateLinkId, tournamentId, byUserId, playerName: 'ミナト', reason: 'x' },
    ...{ tokenHash: newId(), validUntil: fromNow(60 * minute) },
  });
  await db
    .insert(schema.announcements)
    .values({ id: things.announcementId, tournamentId, byUserId, titleJa: '題', showsAt: new Date() });
  await db.insert(schema.webhooks).values({
    ...{ id: things.webhookId, groupId, kind: 'standard', url: 'https://hooks.example', events: [] },
    ...{ language: 'ja', salt: 'x' },
  });
  await db.insert(schema.webhookDeliveries).values({
    ...{ id: things.deliveryId, webhookId: things.webhookId, tries: 8, problem: 'unreachable' },
  });
  await db.insert(schema.groupTokens).values({
    ...{ id: things.tokenId, groupId, stream: 1, name: 'x', scopes: ['broadcast'], createdById: byUserId },
    tokenHash: newId(),
  });
  await db.insert(schema.roleRequests).values({
    ...{ id: things.requestId, kind: 'join', groupId, role: 'moderator', purpose: 'x' },
    userId: ids.kentaUser,
  });
  await db.insert(schema.sessions).values({
    ...{ id: things.sessionId, tokenHash: newId(), userId: byUserId, proof: 'password' },
    ...{ lastSeenAt: new Date(), expiresAt: fromNow(60 * minute) },
  });
}

/** Makes what the world lacks: one of every kind. */
export async function makeThings() {
  await makeOf(ids.group, worldId('hostadmin'), own);
  await makeOf(ids.group, worldId('moderator'), sibling);
  await makeOf(ids.otherGroup, worldId('harboradmin'), foreign);
}

const uncounted: SQLiteTable[] = [schema.attempts, schema.hourCounts];
/** All that is stored, without what counts requests. */
export async function storedRows() {
  const tables = Object.values<unknown>(schema).flatMap((each) => (is(each, SQLiteTable) ? [each] : []));
  const [first, ...rest] = tables
    .filter((table) => !uncounted.includes(table))
    .map((table) => db.select().from(table));
  return first ? db.batch([first, ...rest]) : [];
}

/** Without IDs, of which some are new each time, and without the number of the request. */
export const masked = (text: string | null) =>
  (text ?? '').replace(/\b[a-z\d]{26}\b/g, 'ID').replace(/[\dA-Z]{4}-[\dA-Z]{4}/, '');
