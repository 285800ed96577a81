import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { hashToken, newToken } from '~/accounts/tokens.server';
import { atWrite } from '~/db/at-write';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { entrants, lateLinks, users } from '~/db/schema';
import { sheetField } from '~/db/shown-name';
import { type LateLinkFacts, lateLinkState } from './late-link';

/** Whether the link with this hash admits a sheet to the row's tournament. Plain table names, as in any subquery. */
export const isLetInBy = (tokenHash: string): SQL =>
  sql`(exists (select 1 from late_links l where l.token_hash = ${tokenHash} and l.tournament_id = tournaments.id
    and l.revoked_at is null and l.team_sheet_id is null and l.valid_until > ${atWrite})
    and published_at <= ${atWrite} and (archived_at is null or archived_at > ${atWrite})
    and canceled_at is null and ends_at > ${atWrite})`;

/** Belongs in the batch that submits a sheet: marks the link as used by it, if it was inserted. */
export const spendLateLink = (db: Database, tokenHash: string, teamSheetId: string) =>
  db
    .update(lateLinks)
    .set({ teamSheetId })
    .where(
      and(
        eq(lateLinks.tokenHash, tokenHash),
        isNull(lateLinks.teamSheetId),
        sql`exists (select 1 from team_sheets s where s.id = ${teamSheetId})`,
      ),
    );

/** Belongs after `spendLateLink`: assigns the sheet to the link's entrant unless they have an active one. */
export const matchLateEntrant = (db: Database, tokenHash: string, teamSheetId: string) =>
  db
    .update(entrants)
    .set({ teamSheetId })
    .where(sql`id = (select l.entrant_id from late_links l
      where l.token_hash = ${tokenHash} and l.team_sheet_id = ${teamSheetId})
    and not exists (select 1 from team_sheets s where s.id = entrants.team_sheet_id
      and s.withdrawn_at is null and s.erased_at is null)`);

export interface NewLateLink {
  playerName: string;
  validUntil: Date;
  reason: string;
}

/** Idempotent by the form's own `id`. @returns the token, stored only as a hash; undefined on a repeat */
export async function makeLateLink(
  db: Database,
  { entrantId, ...origin }: { id: string; tournamentId: string; byUserId: string; entrantId: string },
  link: NewLateLink,
): Promise<string | undefined> {
  const token = newToken();
  const made = await db
    .insert(lateLinks)
    .values({
      ...origin,
      ...link,
      tokenHash: hashToken(token),
      // Another tournament's is nobody's.
      entrantId: sql`(select id from entrants where id = ${entrantId} and tournament_id = ${origin.tournamentId})`,
    })
    .onConflictDoNothing()
    .returning({ id: lateLinks.id });
  return made.length > 0 ? token : undefined;
}

/** False where it is another tournament's, has been used or was revoked before. */
export async function revokeLateLink(db: Database, tournamentId: string, id: string, now: Date) {
  if (!isId(id)) return false;
  const revoked = await db
    .update(lateLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(lateLinks.id, id),
        eq(lateLinks.tournamentId, tournamentId),
        isNull(lateLinks.teamSheetId),
        isNull(lateLinks.revokedAt),
      ),
    )
    .returning({ id: lateLinks.id });
  return revoked.length > 0;
}

const most = 200;

export async function listLateLinks(db: Database, tournamentId: string, now: Date) {
  const rows = await db
    .select({
      ...columnsOf(lateLinks, 'id', 'playerName', 'validUntil', 'reason', 'createdAt', 'revokedAt'),
      teamSheetId: lateLinks.teamSheetId,
      sheetName: sheetField(lateLinks.teamSheetId, 'display_name'),
      who: users.displayName,
    })
    .from(lateLinks)
    .leftJoin(users, eq(users.id, lateLinks.byUserId))
    .where(eq(lateLinks.tournamentId, tournamentId))
    .orderBy(desc(lateLinks.createdAt), desc(lateLinks.id))
    .limit(most);
  return rows.map((row) => ({ ...row, state: lateLinkState(row, now) }));
}

/** Expiry of unused late links by entrant ID. */
export async function findLateEntrants(db: Database, tournamentId: string, now: Date) {
  const rows = await db
    .select(columnsOf(lateLinks, 'entrantId', 'validUntil'))
    .from(lateLinks)
    .where(
      and(
        eq(lateLinks.tournamentId, tournamentId),
        isNotNull(lateLinks.entrantId),
        isNull(lateLinks.revokedAt),
        isNull(lateLinks.teamSheetId),
        gt(lateLinks.validUntil, now),
      ),
    )
    .orderBy(lateLinks.validUntil);
  return new Map(rows.map(({ entrantId, validUntil }) => [entrantId, validUntil]));
}

// What a request may carry: a token has 43 characters.
const isToken = (token: string) => /^[\w-]{20,100}$/.test(token);

/** The link to this tournament that a token opens; undefined for what is none, or another's. */
export async function findLateLink(
  db: Database,
  tournamentId: string,
  token: string,
): Promise<(LateLinkFacts & { hash: string; playerName: string; submissionKey: string | null }) | undefined> {
  if (!isToken(token)) return undefined;
  const hash = hashToken(token);
  const [row] = await db
    .select({
      ...columnsOf(lateLinks, 'playerName', 'validUntil', 'revokedAt', 'teamSheetId'),
      /** Submission key of the form that used it. */
      submissionKey: sheetField(lateLinks.teamSheetId, 'submission_key'),
    })
    .from(lateLinks)
    .where(and(eq(lateLinks.tokenHash, hash), eq(lateLinks.tournamentId, tournamentId)));
  return row && { ...row, hash };
}
