import type { AppLoadContext } from '@remix-run/cloudflare';
import { eq, sql } from 'drizzle-orm';
import { type Access, accessName } from '~/accounts/access';
import { listAccess } from '~/accounts/access.server';
import { listKeptEmails } from '~/accounts/earlier-email.server';
import { countAccess } from '~/accounts/end-access.server';
import { findAccount } from '~/accounts/user.server';
import { isId } from '~/db/ids';
import { users } from '~/db/schema';
import { listOwnMemberships } from '~/groups/member.server';
import type { Translate } from '~/locales/i18n';

export const namedAccess = (access: Exclude<Access, { kind: 'google' }>, t: Translate) => ({
  kind: access.kind,
  name: accessName(access, t),
  createdAt: access.createdAt,
});

/** An account, what gives access to it, and what its owner and groups should know before it ends. No secrets. */
export async function findTakenOver(
  { db, now, t }: Pick<AppLoadContext, 'db' | 'now' | 't'>,
  given: string | undefined,
) {
  const id = (given ?? '').toLowerCase();
  if (!isId(id)) return undefined;
  const [account, [standing], counts, access, earlier, memberships] = await Promise.all([
    findAccount(db, id),
    db
      .select({
        isSiteAdmin: sql<number>`${users.siteAdminSince} is not null`.mapWith(Boolean),
        isVerified: sql<number>`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, id)),
    countAccess(db, id, now),
    listAccess(db, id),
    listKeptEmails(db, id, now),
    listOwnMemberships(db, id),
  ]);
  if (!account || !standing) return undefined;
  const { email, displayName, locale, createdAt, returned } = account;
  return {
    ...{ id, email, displayName, locale, createdAt, ...standing },
    isReturned: returned !== undefined,
    counts,
    /** Google is counted above; this list names it only beside a password. */
    access: access.flatMap((each) => (each.kind === 'google' ? [] : [namedAccess(each, t)])),
    earlier,
    groups: memberships.map(({ groupId, groupName, role }) => ({ groupId, groupName, role })),
  };
}

export type TakenOver = NonNullable<Awaited<ReturnType<typeof findTakenOver>>>;
export type NamedAccess = ReturnType<typeof namedAccess>;
