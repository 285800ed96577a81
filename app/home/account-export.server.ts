import { sql } from 'drizzle-orm';
import { accountQueries } from '~/accounts/personal-data.server';
import { batchByName } from '~/db/batch-by-name';
import type { Database } from '~/db/client.server';
import { type Entrant, findEntrantsOf } from '~/entrants/entrants.server';
import { groupQueries } from '~/groups/personal-data.server';
import { fewAtOnce } from '~/limits/few-at-once';
import { exportedPosts, postQueries } from '~/posts/personal-data.server';
import { reportQueries } from '~/reports/personal-data.server';
import { standingOf } from '~/results/final-standing';
import { readMovedHistory } from '~/sheets/histories.server';
import { sheetQueries } from '~/sheets/personal-data.server';
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
    name,
    reading,
    tonamelId,
    discordId,
    twitterId,
    seed,
    seat,
    droppedAt,
    checkedInAt,
    checkedInBy,
  };
}

const queries = (db: Database, userId: string) => ({
  ...accountQueries(db, userId),
  ...sheetQueries(db, userId),
  ...groupQueries(db, userId),
  ...postQueries(db, userId),
  ...reportQueries(db, userId),
});

type Rows = Awaited<ReturnType<typeof findRows>>;
const findRows = (db: Database, userId: string) => batchByName(db, queries(db, userId));

async function findMovedRevisions(images: R2Bucket, { teams, revisions }: Rows) {
  const inTables = new Set(revisions.map(({ teamSheetId }) => teamSheetId));
  const withoutRows = teams.filter(({ sheet }) => sheet.revision > 1 && !inTables.has(sheet.id));
  const moved = await fewAtOnce(withoutRows.slice(-maxMovedHistories), async ({ sheet }) => {
    const history = await readMovedHistory(images, sheet.id);
    return history.map((row) => ({ ...row, teamSheetId: sheet.id, createdAt: new Date(row.createdAt) }));
  });
  return moved.flat();
}

const ofSheet = <Row extends { teamSheetId: string }>(rows: readonly Row[], id: string) =>
  rows.filter(({ teamSheetId }) => teamSheetId === id).map(({ teamSheetId, ...row }) => row);

/** Exports everything that is stored about an account, as plain data without secrets and their hashes. */
export async function exportAccount(
  db: Database,
  images: R2Bucket,
  userId: string,
  urlOf: (path: string) => string,
) {
  const rows = await findRows(db, userId);
  const [account] = rows.accounts;
  if (!account) return undefined;
  const revisions = [...rows.revisions, ...(await findMovedRevisions(images, rows))];
  const entrants = await findEntrantsOf(db, sql`(select id from team_sheets where owner_id = ${userId})`);
  const { passwordHash, ...profile } = account;
  return {
    account: { ...profile, hasPassword: passwordHash !== null },
    teams: rows.teams.map(({ sheet, tournamentName, standing }) => {
      const { submissionKey, editKeyHash, ownerId, ...submitted } = sheet;
      const { id } = sheet;
      return {
        tournamentName,
        ...submitted,
        result: standing && standingOf(standing),
        entrant: entrantOf(entrants.get(id)?.entrant),
        revisions: ofSheet(revisions, id).map(({ byUserId, ...revision }) => ({
          ...revision,
          byMe: byUserId === userId,
        })),
        actions: ofSheet(rows.actions, id),
        readings: ofSheet(rows.readings, id),
        images: imagesOf(id, rows.readings.filter(isKeptOf(id)).length).map(urlOf),
      };
    }),
    memberships: rows.memberships,
    requests: rows.requests,
    posts: exportedPosts(rows),
    pictures: rows.pictures.map((picture) => ({ ...picture, url: urlOf(`/post/pictures/${picture.id}`) })),
    favorites: rows.favorites,
    sessions: rows.sessions,
    /** Addresses that can take the account back until they expire. */
    earlierEmails: rows.earlierEmails,
    passkeys: rows.passkeys,
    calendarLink: rows.calendarLinks[0] ?? null,
    mailChoices: rows.mailChoices,
    groupTokens: rows.groupTokens,
    staffActions: rows.staffActions,
    reports: rows.reports,
  };
}
