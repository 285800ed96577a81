import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { maxImageBytes } from '~/images/check-image';
import type { Locale } from '~/locales/locale';
import type { Game } from '~/pokedex/game';
import type { ReadingState } from '~/readings/reading';
import { findReading, type Reading } from '~/readings/reading.server';
import { judgeSheet, rulesOf } from '~/teams/judge-sheet';
import { meantNames } from '~/teams/meant-names';
import { problemTexts } from '~/teams/problem-texts';
import { applyProposals } from '~/teams/reading/proposals';
import { proposeMembers } from '~/teams/reading/propose-members';
import type { TeamSheetContent } from '~/teams/team-sheet';
import type { RevisionRefusal } from '~/teams/team-sheet.server';
import { readPastedTeam } from '~/teams/text/paste';
import type { PasteProblem } from '~/teams/text/paste-problem';
import { pastedValues } from '~/teams/text/pasted-values';
import { fieldsOf, initialValueOf, readTypedSheet, type TypedSheet, withFields } from '~/teams/typed-sheet';
import { readUpload } from '~/ui/form/request-body';
import { type Asked, readButton } from './form-button';
import { keepImage, refusedImage } from './keep-image.server';
import { typedOf } from './name-typed';

export type FormError =
  | 'tooLarge'
  | 'unreadable'
  | 'tooMany'
  | 'unchanged'
  /** The form has been used already, for a sheet that is not this person's. */
  | 'otherSheet'
  | RevisionRefusal;

export interface FormAnswer {
  lastResult?: SubmissionResult<string[]>;
  typed?: TypedSheet;
  review?: TypedSheet;
  /** Field → names that its text, which is none, may be replaced by. */
  choices?: Record<string, string[]>;
  pasted?: { text: string; count: number; problems: PasteProblem[] };
  reading?: ReadingState;
  formError?: FormError;
  /** Of the sheet as it is now, after somebody else's change. */
  revision?: number;
  reason?: string;
}

export interface FormPost {
  form: FormData;
  answer: FormAnswer;
  status: number;
  /** Ready to be written: everything is right and the button said so. */
  content?: TeamSheetContent;
}

/**
 * Reads any POST of the form, a broken one too, and keeps its image. Where a button leads:
 * `paste`, `read`, `back` → the form again, filled in (200); `review` → the last look, if all is right;
 * `submit` → with two Garchomp the form and what is wrong with it (422), else `content`, ready to be written.
 */
export async function readTeamForm(
  request: Request,
  context: AppLoadContext,
  tournament: { game: Game; regulation: string | null; speciesClause: boolean },
): Promise<FormPost> {
  const { form, tooLarge, isBroken } = await readUpload(request, maxImageBytes);
  if (tooLarge.has('*')) return unread('tooLarge', 413);
  if (isBroken) return unread('unreadable', 400);

  const { locale, t } = context;
  const { readingId, refused } = tooLarge.has('image')
    ? refusedImage('tooLarge', t)
    : await keepImage(request, form.get('image'), context, t, locale);
  const { typed, reading } = await findRead(context.db, readTypedSheet(form), readingId);
  const imageErrors: Record<string, string[]> = refused ? { image: [refused.text] } : {};
  const asked = readButton(form);

  const filled = fill(typed, asked, reading, tournament.game, locale);
  if (filled) {
    const lastResult = sheetResult(filled.typed, imageErrors);
    const answer = { reading: reading?.state, ...filled, lastResult };
    return { form, status: refused?.status ?? 200, answer };
  }

  const meant = asked.button === 'choose' ? withFields(typed, { [asked.path]: asked.name }) : typed;
  const { problems, content } = judgeSheet(meant, rulesOf(tournament));
  const answer = { reading: reading?.state, typed: meant };
  if (!content || refused) {
    const lastResult = sheetResult(meant, { ...problemTexts(problems, t), ...imageErrors });
    const choices = meantNames(problems, locale);
    return { form, status: refused?.status ?? 422, answer: { ...answer, choices, lastResult } };
  }
  return {
    form,
    status: 200,
    answer: { ...answer, review: typedOf(content, locale) },
    // Anything but the button that hands it in leads to a last look.
    content: asked.button === 'submit' ? content : undefined,
  };
}

const unread = (formError: FormError, status: number): FormPost => ({
  form: new FormData(),
  answer: { formError },
  status,
});

/** With the reading that it names, the new image's before all; an unknown reading is named no more. */
async function findRead(db: AppLoadContext['db'], sheet: TypedSheet, newId?: string) {
  const readingId = newId ?? sheet.readingId;
  const reading = readingId ? await findReading(db, readingId) : undefined;
  return { typed: { ...sheet, readingId: reading ? readingId : '' }, reading };
}

/** As the buttons leave it that fill it in, or only give it back; undefined where it is to be judged. */
function fill(
  typed: TypedSheet,
  asked: Asked,
  reading: Reading | undefined,
  game: Game,
  locale: Locale,
): (Pick<FormAnswer, 'pasted'> & { typed: TypedSheet }) | undefined {
  if (asked.button === 'back') return { typed };
  if (asked.button === 'read') {
    if (reading?.state !== 'done' || !reading.result) return { typed };
    const { fills } = applyProposals(fieldsOf(typed), proposeMembers(reading.result, locale));
    return { typed: withFields(typed, fills) };
  }
  if (asked.button !== 'paste') return undefined;
  const { text } = asked;
  const { members, problems } = readPastedTeam(text, game);
  return {
    typed: withFields(typed, pastedValues(members, locale)),
    pasted: { text, count: members.length, problems },
  };
}

function sheetResult(typed: TypedSheet, error: Record<string, string[]>): SubmissionResult<string[]> {
  const isWrong = Object.keys(error).length > 0;
  return { initialValue: initialValueOf(typed), error, ...(isWrong && { status: 'error' }) };
}

/** Few enough sheets from one address: a venue's players share one, a script does not stop there. */
export async function maySubmit(request: Request, env: Env): Promise<boolean> {
  const key = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  return (await env.SUBMISSIONS.limit({ key })).success;
}
