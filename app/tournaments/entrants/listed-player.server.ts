import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq } from 'drizzle-orm';
import { entrants, teamSheets } from '~/db/schema';
import type { Translate } from '~/locales/i18n';
import { sheetResult } from '~/teams/form/team-form.server';
import type { FormAnswer } from '~/teams/form-answer';
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
  const { review } = answer;
  const listing = review && (await findListing(db, tournamentId, review));
  if (!listing || listing.entrantId) return { entrantId: listing?.entrantId };
  const [made] = await db
    .select({ id: teamSheets.id })
    .from(teamSheets)
    .where(and(eq(teamSheets.submissionKey, submissionKey), eq(teamSheets.tournamentId, tournamentId)));
  if (made) return {};
  return { refused: refuse(t, answer, listing.contact) };
}

function refuse(t: Translate, answer: FormAnswer, contact: string | null): FormAnswer {
  const told = [t('entrants.refused'), ...(contact ? [t('entrants.refusedContact', { contact })] : [])];
  const lastResult = sheetResult(answer.typed ?? (answer.review as TypedSheet), {
    tonamelId: [told.join(' ')],
  });
  return { ...answer, review: undefined, lastResult };
}

interface ListedSheet {
  id: string;
  tournamentId: string;
  displayName: string;
  tonamelId: string;
  discordId: string;
}

/**
 * What a player is told whose change takes a sheet off the list, where a tournament takes sheets of its entrants alone.
 * Who was let in without standing on it, or whose sheet staff have matched, may go on.
 */
export async function refuseUnlisting(
  { db, t }: AppLoadContext,
  sheet: ListedSheet,
  answer: FormAnswer,
): Promise<FormAnswer | undefined> {
  const { review } = answer;
  const isSame = (['displayName', 'tonamelId', 'discordId'] as const).every(
    (each) => review?.[each] === sheet[each],
  );
  const listing = review && !isSame && (await findListing(db, sheet.tournamentId, review));
  if (!listing || listing.entrantId) return undefined;
  const before = await findListing(db, sheet.tournamentId, sheet);
  const matched = await db.$count(entrants, eq(entrants.teamSheetId, sheet.id));
  return before?.entrantId && matched === 0 ? refuse(t, answer, listing.contact) : undefined;
}
