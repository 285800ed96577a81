import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq } from 'drizzle-orm';
import { teamSheets } from '~/db/schema';
import { type FormAnswer, sheetResult } from '~/teams/form/team-form.server';
import type { TypedSheet } from '~/teams/typed-sheet';
import { findListing } from './listing.server';

/**
 * Who of the entrants submits, where a tournament takes sheets of them alone; or what somebody who is none of them is told,
 * beside the ID by which they would be found. Whoever has submitted by this form has, whatever the list says now.
 */
export async function findListedPlayer(
  { db, t }: AppLoadContext,
  { tournamentId, submissionKey }: { tournamentId: string; submissionKey: string },
  answer: FormAnswer,
): Promise<{ entrantId?: string; refused?: FormAnswer }> {
  const { review, typed } = answer;
  const listing = review && (await findListing(db, tournamentId, review));
  if (!listing || listing.entrantId) return { entrantId: listing?.entrantId };
  const [made] = await db
    .select({ id: teamSheets.id })
    .from(teamSheets)
    .where(and(eq(teamSheets.submissionKey, submissionKey), eq(teamSheets.tournamentId, tournamentId)));
  if (made) return {};
  const { contact } = listing;
  const told = [t('entrants.refused'), ...(contact ? [t('entrants.refusedContact', { contact })] : [])];
  const lastResult = sheetResult(typed ?? (review as TypedSheet), { tonamelId: [told.join(' ')] });
  return { refused: { ...answer, review: undefined, lastResult } };
}
