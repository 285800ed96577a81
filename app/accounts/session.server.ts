import { type AppLoadContext, createSessionStorage, type SessionStorage } from '@remix-run/cloudflare';
import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { signedCookie } from '~/accounts/secure-cookie.server';
import type { Database } from '~/db/client.server';
import { columnsOf, selectedRow } from '~/db/columns';
import { newId } from '~/db/ids';
import { day, retention } from '~/db/retention';
import { members, sessions, users } from '~/db/schema';
import { keepOutOfLog } from '~/log/known';
import { note } from '~/log/run.server';
import { type Asker, voidOpenLinks } from './mail-link.server';
import type { Proof } from './proof';
import { actingAdminSince } from './site-admin.server';
import { hashToken, newToken } from './tokens.server';

const hour = 60 * 60_000;

const endOf = (startedAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + retention.sessions, startedAt.getTime() + retention.wholeSession));

/** SQL condition that every query on sessions must include. */
export const isSessionAlive = (now: Date) =>
  and(gt(sessions.expiresAt, now), gt(sessions.createdAt, new Date(now.getTime() - retention.wholeSession)));

const cookieName = 'session';
const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: cookieName, seconds: (400 * day) / 1000 });

class NoLongerProven extends Error {}

/** Sessions live in D1; the cookie holds a random token, stored only as a hash. */
export function sessionStorage(
  request: Request,
  context: AppLoadContext,
): SessionStorage<{ userId: string; proof: Proof; isStillProven: SQL }> {
  const { db, env } = context;
  return createSessionStorage({
    cookie: cookieOf(request, context),
    async createData({ userId, proof, isStillProven }) {
      if (!userId || !proof || !isStillProven)
        throw new Error('A session belongs to a user who has proven it.');
      const token = newToken();
      const now = new Date();
      const session = {
        tokenHash: hashToken(token),
        id: newId(),
        userId,
        userAgent: (request.headers.get('User-Agent') ?? '').slice(0, 200),
        proof,
        provenAt: now,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: endOf(now, now),
      };
      const source = db.select(selectedRow(sessions, session)).from(users);
      const owner = source.where(and(eq(users.id, userId), isStillProven));
      const opened = await db.insert(sessions).select(owner).returning({ id: sessions.id });
      if (opened.length === 0) throw new NoLongerProven();
      return token;
    },
    async readData(token) {
      const session = await findByToken(db, env, token, new Date());
      return session ? { userId: session.userId } : null;
    },
    // Sessions never change their owner: signing in creates a new one.
    async updateData() {},
    async deleteData(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },
  });
}

const findByToken = async (db: Database, env: Env, token: string, now: Date) => {
  const acting = actingAdminSince(env);
  const [row] = await db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      ...columnsOf(users, 'displayName', 'email'),
      /** Null unless this session may act as site admin. */
      siteAdminSince: acting,
      /** The account is a site admin, but this session must be proven by a passkey first. */
      lacksPasskeyProof: sql<number>`${users.siteAdminSince} is not null and ${acting} is null`.mapWith(
        Boolean,
      ),
      isStaff: sql<number>`exists (select 1 from members where user_id = ${users.id})`.mapWith(Boolean),
      ...columnsOf(sessions, 'proof', 'provenAt', 'createdAt', 'lastSeenAt'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isSessionAlive(now)));
  return row;
};

export type SignedIn = Awaited<ReturnType<typeof findByToken>>;

/** Finds the signed-in account: one query per request, none without a session cookie. */
export const findSignedIn = (request: Request, context: AppLoadContext): Promise<SignedIn> =>
  context.once('signedIn', () => readSession(request, context));

async function readSession(request: Request, context: AppLoadContext): Promise<SignedIn> {
  const { db, env, ctx } = context;
  const cookies = request.headers.get('Cookie');
  if (!cookies?.includes(`${cookieName}=`)) return undefined;
  const token: unknown = await cookieOf(request, context).parse(cookies);
  if (typeof token !== 'string' || token === '') return undefined;
  const now = new Date();
  const signedIn = await findByToken(db, env, token, now);
  keepOutOfLog([token, signedIn?.email, signedIn?.displayName]);
  if (signedIn)
    note({ user: signedIn.userId, viewer: signedIn.isStaff || signedIn.siteAdminSince ? 'staff' : 'user' });
  if (signedIn && now.getTime() - signedIn.lastSeenAt.getTime() > hour) {
    const seen = { lastSeenAt: now, expiresAt: endOf(signedIn.createdAt, now) };
    ctx.waitUntil(
      db
        .update(sessions)
        .set(seen)
        .where(eq(sessions.tokenHash, hashToken(token))),
    );
  }
  return signedIn;
}

/** The account for the page header. Survives a database failure, so that error pages still render. */
export async function describeSignedIn(request: Request, context: AppLoadContext) {
  const signedIn = await findSignedIn(request, context).catch(() => undefined);
  if (!signedIn) return undefined;
  const isSiteAdmin = signedIn.siteAdminSince !== null;
  return { name: signedIn.displayName, isStaff: signedIn.isStaff || isSiteAdmin, isSiteAdmin };
}

/** Replaces the request's session. @returns Set-Cookie; undefined if `isStillProven`, a condition on `users`, is false */
export async function startSession(
  request: Request,
  context: AppLoadContext,
  userId: string,
  proof: Proof,
  isStillProven: SQL,
): Promise<string | undefined> {
  const storage = sessionStorage(request, context);
  await endSession(request, context);
  const session = await storage.getSession();
  session.set('userId', userId);
  session.set('proof', proof);
  session.set('isStillProven', isStillProven);
  return storage.commitSession(session).catch((error) => {
    if (error instanceof NoLongerProven) return undefined;
    throw error;
  });
}

export async function renewProof(db: Database, sessionId: string, now: Date) {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
}

export async function endSession(request: Request, context: AppLoadContext) {
  const signedIn = await findSignedIn(request, context);
  const storage = sessionStorage(request, context);
  const over = await storage.destroySession(await storage.getSession(request.headers.get('Cookie')));
  if (signedIn?.isStaff) await closeDesksOf(context, signedIn.userId);
  return over;
}

const listed = columnsOf(sessions, 'id', 'userAgent', 'proof', 'createdAt', 'lastSeenAt');
const maxListed = 100;

export const listSessions = (db: Database, userId: string, now: Date) =>
  db
    .select(listed)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isSessionAlive(now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(maxListed);

export const countSessions = (db: Database, userId: string, now: Date) =>
  db.$count(sessions, and(eq(sessions.userId, userId), isSessionAlive(now)));

/** Voids all open links too, as the holder of an ended session may have requested one in an earlier session. */
export async function endOtherSessions(
  context: AppLoadContext,
  { userId, sessionId }: Asker,
  which: { id: string } | 'all',
) {
  const { db } = context;
  const isEnded = and(
    eq(sessions.userId, userId),
    ne(sessions.id, sessionId),
    which === 'all' ? undefined : eq(sessions.id, which.id),
  );
  const [, , ended] = await db.batch([
    ...voidOpenLinks(db, sql`select ${userId}`),
    db.delete(sessions).where(isEnded).returning({ id: sessions.id }),
  ]);
  if (ended.length > 0) await closeDesksOf(context, userId);
}

export async function closeDesksOf({ db, closeDesks }: AppLoadContext, userId: string) {
  const own = await db.select({ id: members.groupId }).from(members).where(eq(members.userId, userId));
  closeDesks(own.map(({ id }) => id));
}
