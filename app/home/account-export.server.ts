import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import {
  calendarLinks,
  earlierEmails,
  favorites,
  groups,
  groupTokens,
  mailChoices,
  members,
  passkeys,
  postPictures,
  posts,
  postVersions,
  readings,
  reports,
  roleRequests,
  sessions,
  staffActions,
  standings,
  teamRevisions,
  teamSheets,
  tournaments,
  users,
} from '~/db/schema';
import { type Entrant, findEntrantsOf } from '~/entrants/entrants.server';
import { standingOf } from '~/results/final-standing';
import { readMovedHistory } from '~/sheets/histories.server';
import { imagesOf } from '~/sheets/team-url';

// A request may ask the storage a thousand times.
const maxMovedHistories = 400;

const isKeptOf = (id: string) => (reading: { teamSheetId: string; imageRemovedAt: Date | null }) =>
  reading.teamSheetId === id && !reading.imageRemovedAt;

function entrantOf(entrant: Entrant | undefined) {
  if (!entrant) return null;
  const { name, reading, tonamelId, discordId, twitterId, seed, seat, droppedAt } = entrant;
  const { checkedInAt, checkedInBy } = entrant;
  return {
    ...{ name, reading, tonamelId, discordId, twitterId, seed, seat, droppedAt },
    ...{ checkedInAt, checkedInBy },
  };
}

/** As plain data; secrets and their hashes are not in it. */
export async function exportAccount(
  db: Database,
  images: R2Bucket,
  userId: string,
  urlOf: (path: string) => string,
) {
  const sheetIds = db.select({ id: teamSheets.id }).from(teamSheets).where(eq(teamSheets.ownerId, userId));
  const postIds = db.select({ id: posts.id }).from(posts).where(eq(posts.authorId, userId));
  const [
    [account],
    teams,
    revisions,
    memberships,
    requests,
    written,
    versions,
    liked,
    signedIn,
    acts,
    read,
    pictures,
    tokens,
    staffActs,
    keys,
    reported,
    [calendar],
    mails,
    earlier,
  ] = await db.batch([
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
      .select(columnsOf(sessions, 'userAgent', 'proof', 'createdAt', 'lastSeenAt', 'expiresAt'))
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db
      .select(columnsOf(staffActions, 'teamSheetId', 'by', 'action', 'reason', 'until', 'createdAt'))
      .from(staffActions)
      .where(inArray(staffActions.teamSheetId, sheetIds)),
    db
      .select({
        teamSheetId: teamSheets.id,
        ...columnsOf(readings, 'id', 'state', 'result', 'createdAt', 'imageRemovedAt'),
      })
      .from(teamSheets)
      .innerJoin(readings, sql`${readings.id} in (${teamSheets.readingId}, ${teamSheets.secondReadingId})`)
      .where(eq(teamSheets.ownerId, userId)),
    db
      .select(columnsOf(postPictures, 'id', 'postId', 'width', 'height', 'createdAt', 'publishedAt'))
      .from(postPictures)
      .where(eq(postPictures.ownerId, userId)),
    db
      .select({
        // D1 gives the rows of a batch by their names: two of one name would be one.
        groupName: sql<string>`${groups.name}`.as('group_name'),
        ...columnsOf(groupTokens, 'name', 'createdAt', 'lastUsedAt', 'revokedAt'),
      })
      .from(groupTokens)
      .innerJoin(groups, eq(groups.id, groupTokens.groupId))
      .where(eq(groupTokens.createdById, userId)),
    db
      .select(columnsOf(staffActions, 'action', 'reason', 'until', 'createdAt'))
      .from(staffActions)
      .where(and(eq(staffActions.byUserId, userId), eq(staffActions.by, 'staff'))),
    db
      .select(columnsOf(passkeys, 'name', 'isBackedUp', 'createdAt', 'lastUsedAt'))
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    db
      .select(columnsOf(reports, 'cause', 'text', 'createdAt'))
      .from(reports)
      .where(eq(reports.reporterId, userId)),
    db
      .select({ createdAt: calendarLinks.createdAt })
      .from(calendarLinks)
      .where(eq(calendarLinks.userId, userId)),
    db
      .select(columnsOf(mailChoices, 'topic', 'isOn', 'chosenAt'))
      .from(mailChoices)
      .where(eq(mailChoices.userId, userId)),
    db
      .select(columnsOf(earlierEmails, 'email', 'createdAt', 'expiresAt'))
      .from(earlierEmails)
      .where(eq(earlierEmails.userId, userId)),
  ]);
  if (!account) return undefined;
  const inTables = new Set(revisions.map(({ teamSheetId }) => teamSheetId));
  const moved = await Promise.all(
    teams
      .filter(({ sheet }) => sheet.revision > 1 && !inTables.has(sheet.id))
      .slice(-maxMovedHistories)
      .map(async ({ sheet }) => {
        const history = await readMovedHistory(images, sheet.id);
        return history.map((row) => ({ ...row, teamSheetId: sheet.id, createdAt: new Date(row.createdAt) }));
      }),
  );
  const listedAs = await findEntrantsOf(db, sql`(select id from team_sheets where owner_id = ${userId})`);
  const allRevisions = [...revisions, ...moved.flat()];
  const { passwordHash, ...profile } = account;
  return {
    account: { ...profile, hasPassword: passwordHash !== null },
    teams: teams.map(({ sheet, tournamentName, standing }) => {
      const { submissionKey, editKeyHash, ownerId, ...submitted } = sheet;
      return {
        tournamentName,
        ...submitted,
        result: standing && standingOf(standing),
        /** As the organizer's list of entrants has them. */
        entrant: entrantOf(listedAs.get(sheet.id)?.entrant),
        revisions: allRevisions
          .filter(({ teamSheetId }) => teamSheetId === sheet.id)
          .map(({ teamSheetId, byUserId, ...revision }) => ({ ...revision, byMe: byUserId === userId })),
        actions: acts
          .filter(({ teamSheetId }) => teamSheetId === sheet.id)
          .map(({ teamSheetId, ...act }) => act),
        readings: read
          .filter(({ teamSheetId }) => teamSheetId === sheet.id)
          .map(({ teamSheetId, ...reading }) => reading),
        images: imagesOf(sheet.id, read.filter(isKeptOf(sheet.id)).length).map(urlOf),
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
    pictures: pictures.map((picture) => ({ ...picture, url: urlOf(`/post/pictures/${picture.id}`) })),
    favorites: liked,
    sessions: signedIn,
    /** Those that can take the account back until they expire. */
    earlierEmails: earlier,
    passkeys: keys,
    /** Of the calendar's secret URL, where there is one. */
    calendarLink: calendar ?? null,
    /** Of emails that they may stop; without one it is as for everybody. */
    mailChoices: mails,
    /** What was done for groups. */
    groupTokens: tokens,
    staffActions: staffActs,
    /** Those that they may be asked about. */
    reports: reported,
  };
}
