import type { AppLoadContext } from '@remix-run/cloudflare';
import { signedCookie } from '~/accounts/secure-cookie.server';
import { type Database, openDatabase } from '~/db/client.server';
import type { Policy } from '~/http/policy';

/** Lifetime of a bookmark: a replica lags behind by no more than this. */
const seconds = 5 * 60;
const reading = ['GET', 'HEAD'];
const shared = new WeakMap<D1Database, D1DatabaseSession>();

interface DatabaseChoice {
  db: Database;
  /** Set-Cookie value with the bookmark of a write, by which any replica shows it to its writer (read-your-writes). */
  wrote(): Promise<string | undefined>;
}

const none = async () => undefined;

/** Anonymous reads of pages that allow it use the nearest replica, never older than the visitor's own last write. */
export async function nearestDatabase(
  request: Request,
  context: Pick<AppLoadContext, 'env'>,
  { fromReplica, fromOtherSites }: Policy,
): Promise<DatabaseChoice> {
  const d1 = context.env.DB;
  const cookies = request.headers.get('Cookie') ?? '';
  const first = { db: openDatabase(d1), wrote: none };
  // A script keeps no cookies, and never reads from a replica.
  const isScript = fromOtherSites === 'scripts';
  if (isScript || typeof d1.withSession !== 'function' || /(^|;\s*)session=/.test(cookies)) return first;
  const cookie = signedCookie(request, context, { name: 'bookmark', seconds });
  if (!reading.includes(request.method)) {
    const session = d1.withSession('first-primary');
    const wrote = async () => {
      const bookmark = session.getBookmark();
      return bookmark ? cookie.serialize(bookmark) : undefined;
    };
    return { db: openDatabase(session), wrote };
  }
  if (!fromReplica) return first;
  const own: unknown = /(^|;\s*)bookmark=/.test(cookies) ? await cookie.parse(cookies) : null;
  if (own && typeof own === 'string') return { db: openDatabase(d1.withSession(own)), wrote: none };
  const near = shared.get(d1) ?? d1.withSession('first-unconstrained');
  shared.set(d1, near);
  return { db: openDatabase(near), wrote: none };
}
