import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { maxImageBytes } from '~/images/check-image';
import type { Locale } from '~/locales/locale';
import type { Game } from '~/pokedex/game';
import { areOneTeam, joinReadings } from '~/readings/join-readings';
import type { Reading } from '~/readings/reading.server';
import { judgeSheet, rulesOf } from '~/teams/judge-sheet';
import { meantNames, namesAsTyped } from '~/teams/meant-names';
import { problemTexts } from '~/teams/problem-texts';
import { type AppliedProposals, applyProposals } from '~/teams/reading/proposals';
import { proposeMembers } from '~/teams/reading/propose-members';
import type { ShownReading } from '~/teams/reading/shown-reading';
import type { TeamSheetContent } from '~/teams/team-sheet';
import type { RevisionRefusal } from '~/teams/team-sheet.server';
import { readPastedTeam } from '~/teams/text/paste';
import type { PasteProblem } from '~/teams/text/paste-problem';
import { pastedValues } from '~/teams/text/pasted-values';
import { fieldsOf, initialValueOf, readTypedSheet, type TypedSheet, withFields } from '~/teams/typed-sheet';
import { readUpload } from '~/ui/form/request-body';
import { type Asked, readButton } from './form-button';

import { typedOf } from './name-typed';
import { findRead, keepImages, shownReadings } from './sheet-images.server';

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
  /** Field → its text, which may be a name that we do not know yet. */
  asTyped?: Record<string, string>;
  pasted?: { text: string; count: number; problems: PasteProblem[] };
  /** Of the images in their order. */
  readings?: ShownReading[];
  /** What the images just filled in. */
  applied?: AppliedProposals;
  /** What the form holds of the images and nobody has looked at: by field, how sure it is. */
  marks?: AppliedProposals['marks'];
  areTwoTeams?: boolean;
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

interface SheetTournament {
  id: string;
  game: Game;
  regulation: string | null;
  speciesClause: boolean;
}

/**
 * Reads any POST of the form, a broken one too, and keeps its image. Where a button leads:
 * `paste`, `read`, `back`, an image taken away → the form again, filled in (200); `review` → the last look, if all is right;
 * `submit` → with two Garchomp the form and what is wrong with it (422), else `content`, ready to be written.
 */
export async function readTeamForm(
  request: Request,
  context: AppLoadContext,
  tournament: SheetTournament,
): Promise<FormPost> {
  const { form, tooLarge, isBroken } = await readUpload(request, maxImageBytes);
  if (tooLarge.has('*')) return unread('tooLarge', 413);
  if (isBroken) return unread('unreadable', 400);

  const { locale, t } = context;
  const { game } = tournament;
  const images = { sent: form.getAll('image'), isOneTooLarge: tooLarge.has('image') };
  const { readingIds, refused } = await keepImages(request, images, context, tournament);
  const asked = readButton(form);
  const held = withoutRemoved(readTypedSheet(form), asked);
  const { typed, read } = await findRead(context.db, held, readingIds, game);
  const imageErrors: Record<string, string[]> = refused ? { image: refused.texts } : {};

  const filled = fill(typed, asked, read, tournament, locale);
  if (filled) {
    const lastResult = sheetResult(filled.typed, imageErrors);
    const marks = filled.applied?.marks ?? doubtsIn(filled.typed, read, tournament, locale);
    const answer = { readings: shownReadings(read, t), ...filled, marks, lastResult };
    return { form, status: refused?.status ?? 200, answer };
  }

  const meant = withAnswer(typed, asked);
  const { problems, content } = judgeSheet(meant, rulesOf(tournament));
  const marks = doubtsIn(meant, read, tournament, locale);
  const answer = { readings: shownReadings(read, t), marks, typed: meant };
  if (!content || refused) {
    const lastResult = sheetResult(meant, { ...problemTexts(problems, t), ...imageErrors });
    const open = { choices: meantNames(problems, locale), asTyped: namesAsTyped(problems) };
    return { form, status: refused?.status ?? 422, answer: { ...answer, ...open, lastResult } };
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

const withoutRemoved = (typed: TypedSheet, { button }: Asked): TypedSheet => ({
  ...typed,
  ...(button === 'removeFirst' && { readingId: '' }),
  ...(button === 'removeSecond' && { secondReadingId: '' }),
});

function withAnswer(typed: TypedSheet, asked: Asked): TypedSheet {
  if (asked.button !== 'choose' && asked.button !== 'keep') return typed;
  const { path, name } = asked;
  const answered = withFields(typed, { [path]: name });
  return asked.button === 'keep' ? { ...answered, sure: { ...typed.sure, [path]: name } } : answered;
}

const judged = ['review', 'submit', 'choose', 'keep'] as const;

/** As the buttons leave it that fill it in, or only give it back; undefined where it is to be judged. */
function fill(
  typed: TypedSheet,
  asked: Asked,
  read: readonly Reading[],
  tournament: SheetTournament,
  locale: Locale,
): (Pick<FormAnswer, 'pasted' | 'applied' | 'areTwoTeams'> & { typed: TypedSheet }) | undefined {
  if (asked.button === 'read') {
    const applied = proposalsFor(typed, read, tournament, locale);
    const areTwoTeams = areOfTwoTeams(read);
    return { typed: withFields(typed, applied?.fills ?? {}), applied, areTwoTeams };
  }
  if (judged.some((button) => button === asked.button)) return undefined;
  if (asked.button !== 'paste') return { typed };
  const { text } = asked;
  const { members, problems } = readPastedTeam(text, tournament.game);
  return {
    typed: withFields(typed, pastedValues(members, locale)),
    pasted: { text, count: members.length, problems },
  };
}

const resultsOf = (read: readonly Reading[]) =>
  read.flatMap(({ state, result }) => (state === 'done' && result ? [result] : []));

/** What the images say of the form as it stands; a field that is filled in already only gets its mark. */
function proposalsFor(
  typed: TypedSheet,
  read: readonly Reading[],
  tournament: SheetTournament,
  locale: Locale,
): AppliedProposals | undefined {
  const joined = joinReadings(resultsOf(read));
  return joined && applyProposals(fieldsOf(typed), proposeMembers(joined, locale), rulesOf(tournament).shows);
}

/** What stands in the form as an image said it and may be wrong, however it came there. */
function doubtsIn(...of: Parameters<typeof proposalsFor>): AppliedProposals['marks'] {
  const { marks, fills } = proposalsFor(...of) ?? { marks: {}, fills: {} };
  return Object.fromEntries(Object.entries(marks).filter(([field]) => !(field in fills)));
}

function areOfTwoTeams(read: readonly Reading[]): boolean {
  const [first, second] = resultsOf(read);
  return first !== undefined && second !== undefined && !areOneTeam(first, second);
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
