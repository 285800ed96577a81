import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '~/accounts/tokens.server';
import { sessionsAtDesk } from '~/broadcast/desk-rights.server';
import { newId } from '~/db/ids';
import { retention } from '~/db/retention';
import { groupTokens, members, sessions, users } from '~/db/schema';
import {
  findGroupToken,
  listControlTokens,
  listGroupTokens,
  makeGroupToken,
  revokeControlToken,
  revokeGroupToken,
} from '~/groups/tokens/group-token.server';
import { ids, worldId } from '../world';
import { askerOf } from './asker';
import { db, fromNow, minute } from './sheet-writes';

const [admin, moderator, stranger, siteAdmin] = [
  worldId('hostadmin'),
  worldId('moderator'),
  worldId('harboradmin'),
  worldId('siteadmin'),
];
const first = { groupId: ids.group, stream: 1 } as const;

async function addToken(change: Partial<typeof groupTokens.$inferInsert> = {}) {
  const [id, token] = [newId(), newToken()];
  await db.insert(groupTokens).values({
    ...{ id, ...first, name: 'x', scopes: ['broadcast'], createdById: admin, tokenHash: hashToken(token) },
    ...change,
  });
  return { id, token };
}
const rowOf = async (id: string) => (await db.select().from(groupTokens).where(eq(groupTokens.id, id)))[0];

/** Gives this stream, and what is near it, one of every kind. */
async function addAll() {
  return {
    own: await addToken(),
    both: await addToken({ scopes: ['read', 'broadcast'] }),
    reads: await addToken({ scopes: ['read'] }),
    beside: await addToken({ stream: 2 }),
    foreign: await addToken({ groupId: ids.otherGroup, createdById: stranger }),
    revoked: await addToken({ revokedAt: fromNow(-minute) }),
  };
}
type Name = keyof Awaited<ReturnType<typeof addAll>>;
let all: Awaited<ReturnType<typeof addAll>>;
beforeAll(async () => {
  all = await addAll();
});
const namesOf = (rows: readonly { id: string }[]) =>
  Object.entries(all)
    .filter(([, { id }]) => rows.some((row) => row.id === id))
    .map(([name]) => name);

describe('a list of tokens', () => {
  it('has those of its group or stream that are not revoked', async () => {
    expect(namesOf(await listGroupTokens(db, ids.group))).toEqual(['own', 'both', 'reads', 'beside']);
    expect(namesOf(await listControlTokens(db, first))).toEqual(['own', 'both']);
    expect(namesOf(await listControlTokens(db, { ...first, stream: 2 }))).toEqual(['beside']);
    expect(namesOf(await listControlTokens(db, { ...first, groupId: ids.otherGroup }))).toEqual(['foreign']);
  });

  it('says which no longer work, as their maker has no right in this group', async () => {
    const made = await Promise.all(
      [admin, moderator, stranger, siteAdmin, null].map((createdById) => addToken({ createdById })),
    );
    const listed = new Map((await listGroupTokens(db, ids.group)).map((row) => [row.id, row.isOver]));
    expect(made.map(({ id }) => listed.get(id))).toEqual([false, false, true, false, true]);
    for (const { id } of made) await db.delete(groupTokens).where(eq(groupTokens.id, id));
  });
});

describe('revoking a token', () => {
  it.each<[string, (id: string) => Promise<unknown>, Name[]]>([
    [
      'in the settings',
      (id) => revokeGroupToken(db, ids.group, id, new Date()),
      ['own', 'both', 'reads', 'beside'],
    ],
    ['of a stream', (id) => revokeControlToken(db, first, id, new Date()), ['own', 'both']],
  ])('%s takes that one alone, and no one else’s', async (_, revoke, may) => {
    for (const [name, { id }] of Object.entries(all)) {
      const before = await db.select().from(groupTokens);
      await revoke(id);
      const changed = (await db.select().from(groupTokens)).filter(
        (row) => row.revokedAt?.getTime() !== before.find((each) => each.id === row.id)?.revokedAt?.getTime(),
      );
      expect([name, namesOf(changed)]).toEqual([name, may.some((each) => each === name) ? [name] : []]);
      if (may.some((each) => each === name))
        await db.update(groupTokens).set({ revokedAt: null }).where(eq(groupTokens.id, id));
    }
  });
});

describe('a token that is shown', () => {
  const uses: Promise<unknown>[] = [];
  const ctx = { waitUntil: (use: Promise<unknown>) => void uses.push(use) } as unknown as ExecutionContext;
  const found = (
    token: string,
    groupId: string | undefined = ids.group,
    scope: 'read' | 'broadcast' = 'broadcast',
  ) => findGroupToken({ db, ctx }, groupId, `Bearer ${token}`, scope, new Date());

  it('is known in its own group alone, for what it was made for, while it is not revoked', async () => {
    expect(await found(all.own.token)).toMatchObject({ id: all.own.id, userId: admin, place: 'admin' });
    expect(
      await findGroupToken({ db, ctx }, undefined, `Bearer ${all.own.token}`, 'broadcast', new Date()),
    ).toMatchObject({
      groupId: ids.group,
    });
    expect(await found(all.own.token, ids.otherGroup)).toBeUndefined();
    expect(await found(all.own.token, ids.group, 'read')).toBe('scopeMissing');
    expect(await found(all.revoked.token)).toBeUndefined();
    expect(await found(newToken())).toBeUndefined();
    expect(await findGroupToken({ db, ctx }, ids.group, null, 'broadcast', new Date())).toBeUndefined();
  });

  it('has the rights that its maker has in that group now', async () => {
    const places = [];
    for (const createdById of [admin, moderator, stranger, siteAdmin, null]) {
      const answer = await found((await addToken({ createdById })).token);
      places.push(typeof answer === 'object' ? answer.place : answer);
    }
    expect(places).toEqual(['admin', 'moderator', undefined, 'siteAdmin', undefined]);
  });

  it('is marked as used, once a minute, and no other is', async () => {
    const [used, other] = [await addToken(), await addToken()];
    const marked = async () => {
      await Promise.all(uses.splice(0));
      return [(await rowOf(used.id))?.lastUsedAt?.getTime(), (await rowOf(other.id))?.lastUsedAt?.getTime()];
    };
    await found(used.token);
    const once = await marked();
    expect(once).toEqual([expect.any(Number), undefined]);
    await found(used.token);
    expect(await marked()).toEqual(once);
  });

  it('takes the place of one that works, up to the most a stream or a group may have', async () => {
    const stream = { ...first, stream: 3 } as never;
    const createdBy = await askerOf(db, admin);
    const make = (scopes?: readonly ('read' | 'broadcast')[]) =>
      makeGroupToken(db, stream, { name: 'x', createdBy, ...(scopes && { scopes }) });
    for (const createdById of [...Array<string>(20).fill(admin), stranger])
      await addToken({ stream: 3 as never, createdById });
    expect(await make()).toBeUndefined();
    expect(await make(['broadcast', 'read'])).toHaveLength(43);
    // The group may have more of those that read.
    expect(await make(['read'])).toHaveLength(43);
    for (let at = 0; at < 40; at++) await addToken({ scopes: ['read'] });
    expect(await make(['read'])).toBeUndefined();
  });
});

describe('a session at a desk', () => {
  const now = new Date();
  async function addSession(userId: string, change: Partial<typeof sessions.$inferInsert> = {}) {
    const id = newId();
    await db.insert(sessions).values({
      ...{ id, tokenHash: hashToken(newToken()), userId, proof: 'passkey', provenAt: now, createdAt: now },
      ...{ lastSeenAt: now, expiresAt: fromNow(60 * minute), ...change },
    });
    return id;
  }
  const atDesk = async (asked: string[]) => {
    const found = await sessionsAtDesk(db, env, ids.group, asked, now);
    return asked.map((id) => found.has(id));
  };

  it('is one that is asked about, alive, and of somebody who may run the broadcast of this group', async () => {
    const other = await addSession(admin);
    const asked = [
      await addSession(admin),
      await addSession(moderator),
      await addSession(siteAdmin),
      await addSession(stranger),
      await addSession(ids.harukaUser),
      await addSession(admin, { expiresAt: fromNow(-minute) }),
      await addSession(admin, { createdAt: fromNow(-retention.wholeSession - minute) }),
    ];
    expect(await atDesk(asked)).toEqual([true, true, true, false, false, false, false]);
    expect((await sessionsAtDesk(db, env, ids.group, asked, now)).has(other)).toBe(false);
  });

  it('is none once its person is no member any more', async () => {
    const id = await addSession(moderator);
    const [kept] = await db.delete(members).where(eq(members.userId, moderator)).returning();
    expect(await atDesk([id])).toEqual([false]);
    if (kept) await db.insert(members).values(kept);
    await db.update(users).set({ siteAdminSince: null }).where(eq(users.id, siteAdmin));
    expect(await atDesk([await addSession(siteAdmin)])).toEqual([false]);
  });
});
