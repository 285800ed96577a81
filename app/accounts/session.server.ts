import { type AppLoadContext, createSessionStorage, type SessionStorage } from '@remix-run/cloudflare';
import { and, desc, eq, gt, ne, not, sql } from 'drizzle-orm';
import { signedCookie } from '~/accounts/secure-cookie.server';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
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

/** In the WHERE of whatever rests on a session. */
export const isSessionAlive = (now: Date) =>
  and(gt(sessions.expiresAt, now), gt(sessions.createdAt, new Date(now.getTime() - retention.wholeSession)));

const cookieName = 'session';
const cookieOf = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: cookieName, seconds: (400 * day) / 1000 });

/** The password was changed while it was being checked: it opens nothing any more. */
export class PasswordOutdated extends Error {}

/** Sessions live in D1; the cookie holds a random token of which only the hash is stored. */
export function sessionStorage(
  request: Request,
  context: AppLoadContext,
): SessionStorage<{ userId: string; proof: Proof; passwordHash?: string }> {
  const { db, env } = context;
  return createSessionStorage({
    cookie: cookieOf(request, context),
    async createData({ userId, proof, passwordHash }) {
      if (!userId || !proof) throw new Error('A session belongs to a user who has proven it.');
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
      const isStill = sql`exists (select 1 from users where id = ${userId} and password_hash = ${passwordHash})`;
      const opened = db.insert(sessions).values(session);
      if (passwordHash === undefined) await opened;
      else {
        const outdated = db.delete(sessions).where(and(eq(sessions.id, session.id), not(isStill)));
        const [, over] = await db.batch([opened, outdated.returning({ id: sessions.id })]);
        if (over.length > 0) throw new PasswordOutdated();
      }
      return token;
    },
    async readData(token) {
      const found = await findByToken(db, env, token, new Date());
      return found ? { userId: found.userId } : null;
    },
    // Whose session it is never changes: signing in makes a new one.
    async updateData() {},
    async deleteData(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },
  });
}

const findByToken = async (db: Database, env: Env, token: string, now: Date) => {
  const acting = actingAdminSince(env);
  const [found] = await db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      ...columnsOf(users, 'displayName', 'email'),
      /** As far as this session may act as one. */
      siteAdminSince: acting,
      /** Is a site admin, and this session may not act as one before it is proven by a passkey. */
      lacksPasskeyProof: sql<number>`${users.siteAdminSince} is not null and ${acting} is null`.mapWith(
        Boolean,
      ),
      isStaff: sql<number>`exists (select 1 from members where user_id = ${users.id})`.mapWith(Boolean),
      ...columnsOf(sessions, 'proof', 'provenAt', 'createdAt', 'lastSeenAt'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isSessionAlive(now)));
  return found;
};

export type SignedIn = Awaited<ReturnType<typeof findByToken>>;

/** Who is signed in: one query a request, none without a session cookie. */
export const findSignedIn = (request: Request, context: AppLoadContext): Promise<SignedIn> =>
  context.once('signedIn', () => readSession(request, context));

async function readSession(request: Request, context: AppLoadContext): Promise<SignedIn> {
  const { db, env, ctx } = context;
  const cookies = request.headers.get('Cookie');
  if (!cookies?.includes(`${cookieName}=`)) return undefined;
  const token: unknown = await cookieOf(request, context).parse(cookies);
  if (typeof token !== 'string' || token === '') return undefined;
  const now = new Date();
  const found = await findByToken(db, env, token, now);
  keepOutOfLog([token, found?.email, found?.displayName]);
  if (found) note({ user: found.userId, viewer: found.isStaff || found.siteAdminSince ? 'staff' : 'user' });
  if (found && now.getTime() - found.lastSeenAt.getTime() > hour) {
    const seen = { lastSeenAt: now, expiresAt: endOf(found.createdAt, now) };
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

/**
 * The Set-Cookie value of a new session; the one that the request came with is over.
 * @param passwordHash of the password that it was proven by
 * @throws PasswordOutdated if the account has another password by now
 */
export async function startSession(
  request: Request,
  context: AppLoadContext,
  userId: string,
  proof: Proof,
  passwordHash?: string,
) {
  const storage = sessionStorage(request, context);
  await endSession(request, context);
  const session = await storage.getSession();
  session.set('userId', userId);
  session.set('proof', proof);
  if (passwordHash !== undefined) session.set('passwordHash', passwordHash);
  return storage.commitSession(session);
}

/** Whoever holds this session has proven once more that it is theirs. */
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
const mostListed = 100;

/** Where somebody is signed in, the one seen last first. */
export const listSessions = (db: Database, userId: string, now: Date) =>
  db
    .select(listed)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isSessionAlive(now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(mostListed);

export const countSessions = (db: Database, userId: string, now: Date) =>
  db.$count(sessions, and(eq(sessions.userId, userId), isSessionAlive(now)));

/**
 * Ends another session of the same person, or all of them: whoever holds one is signed out at once, and what it asked for
 * by mail is void. It may have been signed out and in again between, so all open links of the account go.
 */
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

/** After sessions of a person ended: the desks that they opened in the person's groups are closed. */
export async function closeDesksOf({ db, closeDesks }: AppLoadContext, userId: string) {
  const own = await db.select({ id: members.groupId }).from(members).where(eq(members.userId, userId));
  closeDesks(own.map(({ id }) => id));
}
