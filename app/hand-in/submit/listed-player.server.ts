import type { AppLoadContext } from '@remix-run/cloudflare';
import { findListing, isMatched } from '~/entrants/listing.server';
import type { Translate } from '~/locales/i18n';
import type { FormAnswer } from '~/sheets/form-answer';
import { findMadeSheet } from '~/sheets/team-sheet.server';
import type { TypedSheet } from '~/sheets/typed-sheet';
import { sheetResult } from '../team-form.server';

/**
 * Finds the entrant who submits, if the tournament accepts entrants only, or answers that the player is not listed, beside
 * the ID that would identify them. A repeated submit whose sheet exists already always passes.
 */
export async function findListedPlayer(
  { db, t }: AppLoadContext,
  form: { tournamentId: string; submissionKey: string },
  answer: FormAnswer,
): Promise<{ entrantId?: string; refused?: FormAnswer }> {
  const { review } = answer;
  const listing = review && (await findListing(db, form.tournamentId, review));
  if (!listing || listing.entrantId) return { entrantId: listing?.entrantId };
  if (await findMadeSheet(db, form)) return {};
  return { refused: refuse(t, answer, listing.contact) };
}

function refuse(t: Translate, answer: FormAnswer, contact: string | null): FormAnswer {
  const texts = [t('entrants.refused'), ...(contact ? [t('entrants.refusedContact', { contact })] : [])];
  const lastResult = sheetResult(answer.typed ?? (answer.review as TypedSheet), {
    tonamelId: [texts.join(' ')],
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
 * The answer for a player whose change takes a sheet off the list, where a tournament takes sheets from its entrants alone.
 * Players who were let in without being on it, or whose sheet staff have matched, may go on.
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
  if (!before?.entrantId || (await isMatched(db, sheet.id))) return undefined;
  return refuse(t, answer, listing.contact);
}
