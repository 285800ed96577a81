import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import {
  favorites,
  groups,
  members,
  posts,
  postVersions,
  roleRequests,
  sessions,
  standings,
  teamRevisions,
  teamSheets,
  tournaments,
  users,
} from '~/db/schema';

/** As plain data; secrets and their hashes are not in it. */
export async function exportAccount(db: Database, userId: string) {
  const sheetIds = db.select({ id: teamSheets.id }).from(teamSheets).where(eq(teamSheets.ownerId, userId));
  const postIds = db.select({ id: posts.id }).from(posts).where(eq(posts.authorId, userId));
  const [[account], teams, revisions, memberships, requests, written, versions, liked, signedIn] =
    await db.batch([
      db.select().from(users).where(eq(users.id, userId)),
      db
        .select({ sheet: teamSheets, tournamentName: tournaments.name, standing: standings })
        .from(teamSheets)
        .innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId))
        .leftJoin(standings, eq(standings.teamSheetId, teamSheets.id))
        .where(eq(teamSheets.ownerId, userId))
        .orderBy(asc(teamSheets.submittedAt)),
      db
        .select()
        .from(teamRevisions)
        .where(inArray(teamRevisions.teamSheetId, sheetIds))
        .orderBy(asc(teamRevisions.revision)),
      db
        .select({
          groupName: groups.name,
          ...columnsOf(members, 'role', 'displayName', 'tonamelId', 'createdAt'),
        })
        .from(members)
        .innerJoin(groups, eq(groups.id, members.groupId))
        .where(eq(members.userId, userId)),
      db
        .select({
          ...columnsOf(roleRequests, 'kind', 'groupName', 'role', 'purpose', 'links'),
          ...columnsOf(roleRequests, 'createdAt', 'approvedAt', 'declinedAt', 'withdrawnAt', 'answer'),
        })
        .from(roleRequests)
        .where(eq(roleRequests.userId, userId)),
      db.select().from(posts).where(eq(posts.authorId, userId)),
      db
        .select()
        .from(postVersions)
        .where(inArray(postVersions.postId, postIds))
        .orderBy(asc(postVersions.version)),
      db
        .select({ postId: favorites.postId, createdAt: favorites.createdAt })
        .from(favorites)
        .where(eq(favorites.userId, userId)),
      db
        .select(columnsOf(sessions, 'userAgent', 'createdAt', 'lastSeenAt'))
        .from(sessions)
        .where(eq(sessions.userId, userId)),
    ]);
  if (!account) return undefined;
  const { passwordHash, ...profile } = account;
  return {
    account: { ...profile, hasPassword: passwordHash !== null },
    teams: teams.map(({ sheet, tournamentName, standing }) => {
      const { submissionKey, editKeyHash, ownerId, ...submitted } = sheet;
      const { wins, losses, rank } = standing ?? {};
      return {
        tournamentName,
        ...submitted,
        result: standing && { wins, losses, rank },
        revisions: revisions
          .filter(({ teamSheetId }) => teamSheetId === sheet.id)
          .map(({ teamSheetId, byUserId, ...revision }) => ({ ...revision, byMe: byUserId === userId })),
      };
    }),
    memberships,
    requests,
    posts: written.map(({ submissionKey, authorId, ...post }) => ({
      ...post,
      versions: versions
        .filter(({ postId }) => postId === post.id)
        .map(({ postId, reviewedById, ...version }) => version),
    })),
    favorites: liked,
    sessions: signedIn,
  };
}
