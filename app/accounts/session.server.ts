import { type AppLoadContext, createSessionStorage, type SessionStorage } from '@remix-run/cloudflare';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { sessions, users } from '~/db/schema';
import { keepOutOfLog } from '~/log/known';
import { note } from '~/log/run.server';
import { signedCookie } from './secure-cookie.server';
import { hashToken, newToken } from './tokens.server';

const day = 24 * 60 * 60_000;
const idleMs = 30 * day;

const cookieName = 'session';
const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: cookieName, seconds: (400 * day) / 1000 });

/** Sessions live in D1; the cookie holds a random token of which only the hash is stored. */
export function sessionStorage(
  request: Request,
  context: AppLoadContext,
): SessionStorage<{ userId: string }> {
  const { db } = context;
  return createSessionStorage({
    cookie: cookieOf(request, context),
    async createData({ userId }) {
      if (!userId) throw new Error('A session belongs to a user.');
      const token = newToken();
      const now = new Date();
      await db.insert(sessions).values({
        tokenHash: hashToken(token),
        userId,
        userAgent: (request.headers.get('User-Agent') ?? '').slice(0, 200),
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + idleMs),
      });
      return token;
    },
    async readData(token) {
      const found = await findByToken(db, token, new Date());
      return found ? { userId: found.userId } : null;
    },
    // Whose session it is never changes: signing in makes a new one.
    async updateData() {},
    async deleteData(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },
  });
}

const findByToken = async (db: Database, token: string, now: Date) => {
  const [found] = await db
    .select({
      userId: users.id,
      ...columnsOf(users, 'displayName', 'email', 'siteAdminSince'),
      isStaff: sql<number>`exists (select 1 from members where user_id = ${users.id})`.mapWith(Boolean),
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  return found;
};

export type SignedIn = Awaited<ReturnType<typeof findByToken>>;

/** Who is signed in: one query a request, none without a session cookie. */
export const findSignedIn = (request: Request, context: AppLoadContext): Promise<SignedIn> =>
  context.once('signedIn', () => readSession(request, context));

async function readSession(request: Request, context: AppLoadContext): Promise<SignedIn> {
  const { db, ctx } = context;
  const cookies = request.headers.get('Cookie');
  if (!cookies?.includes(`${cookieName}=`)) return undefined;
  const token: unknown = await cookieOf(request, context).parse(cookies);
  if (typeof token !== 'string' || token === '') return undefined;
  const now = new Date();
  const found = await findByToken(db, token, now);
  keepOutOfLog([token, found?.email, found?.displayName]);
  if (found) note({ user: found.userId, viewer: found.isStaff || found.siteAdminSince ? 'staff' : 'user' });
  if (found && now.getTime() - found.lastSeenAt.getTime() > day) {
    const seen = { lastSeenAt: now, expiresAt: new Date(now.getTime() + idleMs) };
    ctx.waitUntil(
      db
        .update(sessions)
        .set(seen)
        .where(eq(sessions.tokenHash, hashToken(token))),
    );
  }
  return found;
}

/** Who is signed in, for the header; error pages are shown even when the database cannot answer. */
export async function describeSignedIn(request: Request, context: AppLoadContext) {
  const found = await findSignedIn(request, context).catch(() => undefined);
  if (!found) return undefined;
  const isSiteAdmin = found.siteAdminSince !== null;
  return { name: found.displayName, isStaff: found.isStaff || isSiteAdmin, isSiteAdmin };
}

/** The Set-Cookie value of a new session; the one that the request came with is over. */
export async function startSession(request: Request, context: AppLoadContext, userId: string) {
  const storage = sessionStorage(request, context);
  await endSession(request, context);
  const session = await storage.getSession();
  session.set('userId', userId);
  return storage.commitSession(session);
}

export async function endSession(request: Request, context: AppLoadContext) {
  const storage = sessionStorage(request, context);
  return storage.destroySession(await storage.getSession(request.headers.get('Cookie')));
}

export async function sweepSessions(db: Database, now: Date) {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
