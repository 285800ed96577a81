import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { newId } from '~/db/ids';
import { groups, roleRequests, users } from '~/db/schema';
import type { Role } from '../permission';
import { maxOpenRequests } from './role-request';

export type NewRequest =
  | { kind: 'newGroup'; groupName: string; purpose: string; links: string }
  | { kind: 'join'; groupId: string; role: Role; purpose: string };

const isOpen = sql`approved_at is null and declined_at is null and withdrawn_at is null`;

/** @returns 'waiting' if the same request is open already; 'tooMany' beyond `maxOpenRequests` */
export async function addRequest(
  db: Database,
  userId: string,
  request: NewRequest,
  now: Date,
): Promise<'added' | 'waiting' | 'tooMany'> {
  const isNew = request.kind === 'newGroup';
  const groupId = isNew ? null : request.groupId;
  const groupName = isNew ? request.groupName : '';
  const [role, links] = isNew ? ['admin', request.links] : [request.role, ''];
  const same = sql`user_id = ${userId} and kind = ${request.kind} and group_id is ${groupId}
    and group_name = ${groupName} and ${isOpen}`;
  const added = await db.all(sql`
    insert into role_requests (id, user_id, kind, group_id, group_name, role, purpose, links, created_at)
    select ${newId()}, ${userId}, ${request.kind}, ${groupId}, ${groupName}, ${role}, ${request.purpose},
      ${links}, ${now.getTime()}
    where (select count(*) from role_requests where user_id = ${userId} and ${isOpen}) < ${maxOpenRequests}
      and not exists (select 1 from role_requests where ${same})
    returning id`);
  if (added.length > 0) return 'added';
  const waiting = await db.all(sql`select 1 from role_requests where ${same}`);
  return waiting.length > 0 ? 'waiting' : 'tooMany';
}

export async function withdrawRequest(db: Database, userId: string, id: string, now: Date) {
  const mine = and(eq(roleRequests.id, id), eq(roleRequests.userId, userId), isOpen);
  const withdrawn = await db
    .update(roleRequests)
    .set({ withdrawnAt: now })
    .where(mine)
    .returning({ id: roleRequests.id });
  return withdrawn.length > 0;
}

const deciders = alias(users, 'deciders');

const select = (db: Database) =>
  db
    .select({
      ...columnsOf(roleRequests, 'id', 'kind', 'role', 'groupId'),
      groupName: sql<string>`coalesce(${groups.name}, ${roleRequests.groupName})`,
      ...columnsOf(roleRequests, 'purpose', 'links', 'answer'),
      ...columnsOf(roleRequests, 'createdAt', 'approvedAt', 'declinedAt', 'withdrawnAt'),
      userId: users.id,
      userName: users.displayName,
      userEmail: users.email,
      userLocale: users.locale,
      userSince: users.createdAt,
      userTonamelId: users.tonamelId,
      deciderName: deciders.displayName,
      namesakes: sql<number>`(select count(*) from groups g
        where role_requests.kind = 'newGroup' and lower(g.name) = lower(role_requests.group_name))`,
    })
    .from(roleRequests)
    .innerJoin(users, eq(users.id, roleRequests.userId))
    .leftJoin(groups, eq(groups.id, roleRequests.groupId))
    .leftJoin(deciders, eq(deciders.id, roleRequests.decidedById));

export type FoundRequest = Awaited<ReturnType<typeof listOwnRequests>>[number];

export const listOwnRequests = (db: Database, userId: string) =>
  select(db)
    .where(eq(roleRequests.userId, userId))
    .orderBy(desc(roleRequests.createdAt), asc(roleRequests.id))
    .limit(30);

const requestsPageSize = 20;

/** Site admins decide on new groups, a group's admins on who joins it. */
export type RequestQueue = { kind: 'newGroup' } | { kind: 'join'; groupId?: string };

const inQueue = (queue: RequestQueue) =>
  and(
    eq(roleRequests.kind, queue.kind),
    queue.kind === 'join' && queue.groupId ? eq(roleRequests.groupId, queue.groupId) : undefined,
  );

export async function listOpenRequests(db: Database, queue: RequestQueue, page: number) {
  const rows = await select(db)
    .where(and(inQueue(queue), isOpen))
    .orderBy(asc(roleRequests.createdAt), asc(roleRequests.id))
    .limit(requestsPageSize + 1)
    .offset((page - 1) * requestsPageSize);
  return { requests: rows.slice(0, requestsPageSize), hasMore: rows.length > requestsPageSize };
}

export const countOpenJoins = (db: Database, groupId: string) =>
  db.$count(roleRequests, and(inQueue({ kind: 'join', groupId }), isOpen));

export const listDecidedRequests = (db: Database, queue: RequestQueue) =>
  select(db)
    .where(and(inQueue(queue), or(isNotNull(roleRequests.approvedAt), isNotNull(roleRequests.declinedAt))))
    .orderBy(desc(sql`coalesce(${roleRequests.approvedAt}, ${roleRequests.declinedAt})`))
    .limit(10);

export async function findRequest(
  db: Database,
  queue: RequestQueue,
  id: string,
): Promise<FoundRequest | undefined> {
  const [row] = await select(db).where(and(inQueue(queue), eq(roleRequests.id, id)));
  return row;
}

interface Decision {
  id: string;
  byUserId: string;
  answer: string;
  now: Date;
  member?: { displayName: string; tonamelId: string };
}

/** Guarded write in one transaction. @returns false if the request was decided or withdrawn before */
export async function approveRequest(db: Database, { id, byUserId, answer, now, member }: Decision) {
  const newGroupId = newId();
  const isOpenOne = 'id = ?1 and approved_at is null and declined_at is null and withdrawn_at is null';
  const group = "case kind when 'newGroup' then ?2 else group_id end";
  const statement = (text: string, ...values: unknown[]) =>
    db.$client.prepare(text).bind(id, newGroupId, ...values);
  const [, , approved] = await db.$client.batch([
    statement(`insert into groups (id, name)
      select ?2, group_name from role_requests where ${isOpenOne} and kind = 'newGroup'`),
    // Never demotes an existing admin to moderator.
    statement(
      `insert into members (group_id, user_id, role, display_name, tonamel_id)
      select ${group}, user_id, role, coalesce(?3, u.display_name), coalesce(?4, u.tonamel_id)
      from (select * from role_requests where ${isOpenOne}) r join users u on u.id = r.user_id where true
      on conflict (group_id, user_id)
      do update set role = case excluded.role when 'admin' then 'admin' else members.role end`,
      member?.displayName ?? null,
      member?.tonamelId ?? null,
    ),
    statement(
      `update role_requests set approved_at = ?3, decided_by_id = ?4, answer = ?5, group_id = ${group}
      where ${isOpenOne} returning id`,
      now.getTime(),
      byUserId,
      answer,
    ),
  ]);
  return (approved?.results.length ?? 0) > 0;
}

export async function declineRequest(db: Database, { id, byUserId, answer, now }: Decision) {
  const declined = await db
    .update(roleRequests)
    .set({ declinedAt: now, decidedById: byUserId, answer })
    .where(and(eq(roleRequests.id, id), isOpen))
    .returning({ id: roleRequests.id });
  return declined.length > 0;
}
