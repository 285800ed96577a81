import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { signedCookie } from '~/accounts/secure-cookie.server';
import type { Viewer } from '~/accounts/viewer';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { isId } from '~/db/ids';
import { teamSheets, tournaments } from '~/db/schema';
import { isEditKey } from './edit-key.server';

// As long as the link of a sign-up works.
const lifeSeconds = 24 * 60 * 60;

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`claim:${text}`).digest('base64url');

/** Says for a day that its bearer held this sheet's edit key; whoever signs in with it may take the sheet. */
export function makeClaim(secret: string, id: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds;
  return `${expires}.${sign(secret, `${id}.${expires}`)}`;
}

export function isClaim(secret: string, id: string, claim: unknown, now: Date): boolean {
  const [expires = '', signature = ''] = String(claim).split('.', 2);
  const expected = Buffer.from(sign(secret, `${id}.${expires}`));
  const given = Buffer.from(signature);
  const right = given.length === expected.length && timingSafeEqual(given, expected);
  return right && Number(expires) * 1000 > now.getTime();
}

export const claimCookie = (request: Request, context: AppLoadContext) =>
  signedCookie(request, context, { name: 'claim', seconds: lifeSeconds });

const columns = {
  ...columnsOf(teamSheets, 'id', 'displayName', 'ownerId', 'editKeyHash', 'submittedAt'),
  tournamentName: tournaments.name,
};
const select = (db: Database) =>
  db.select(columns).from(teamSheets).innerJoin(tournaments, eq(tournaments.id, teamSheets.tournamentId));

export async function findClaimable(db: Database, id: string) {
  if (!isId(id)) return undefined;
  const [found] = await select(db).where(
    and(eq(teamSheets.id, id), isNull(teamSheets.withdrawnAt), isNull(teamSheets.erasedAt)),
  );
  return found;
}

export async function listClaimable(db: Database, { editKeys }: Viewer) {
  const held = [...editKeys.keys()].slice(-40);
  if (held.length === 0) return [];
  const rows = await select(db)
    .where(and(inArray(teamSheets.id, held), isNull(teamSheets.ownerId), isNull(teamSheets.withdrawnAt)))
    .orderBy(teamSheets.submittedAt);
  return rows
    .filter(({ id, editKeyHash }) => isEditKey(editKeys.get(id) ?? '', editKeyHash))
    .map(({ id, displayName, tournamentName }) => ({ id, displayName, tournamentName }));
}

/** Sheets that have an owner stay theirs. @returns how many are now this account's */
export async function claimTeams(db: Database, ids: readonly string[], userId: string): Promise<number> {
  if (ids.length === 0) return 0;
  const taken = await db
    .update(teamSheets)
    .set({ ownerId: userId })
    .where(
      and(inArray(teamSheets.id, ids.slice(0, 40)), isNull(teamSheets.ownerId), isNull(teamSheets.erasedAt)),
    )
    .returning({ id: teamSheets.id });
  return taken.length;
}
