import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { textsIn, uploadOfTexts } from '~/http/request-body';
import { maxImageBytes } from '~/images/check-image';
import { type ImageUpload, readImages } from '~/limits/upload-limit.server';
import type { Locale } from '~/locales/locale';
import { followPastedLink, type PastedText } from '~/pastes/fetch-paste.server';
import { emptySlots, fillOver } from '~/pastes/filled-slots';
import { readPastedText } from '~/pastes/paste';
import type { RuledTournament } from '~/pokedex/legal-rules';
import { typesOf } from '~/pokedex/species';
import { areOneTeam, joinReadings } from '~/readings/join-readings';
import type { Reading } from '~/readings/reading.server';
import {
  type Editor,
  findOpenedSheet,
  hasWritten,
  settle,
  withChosen,
  writtenBy,
} from '~/sheets/conflict/sheet-conflict.server';
import type { FormAnswer, FormError } from '~/sheets/form-answer';
import { type Asked, confirming, hadAccount, readButton } from '~/sheets/form-button';
import { judgeSheet, rulesOf } from '~/sheets/judge-sheet';
import { showFindings } from '~/sheets/legality/shown-finding';
import { meantNames, namesAsTyped } from '~/sheets/meant-names';
import { typedOf, typesOfTyped } from '~/sheets/name-typed';
import { pastedValues, toldPaste } from '~/sheets/pasted-values';
import { problemTexts, textsByField } from '~/sheets/problem-texts';
import { type AppliedProposals, applyProposals } from '~/sheets/reading/proposals';
import { proposeMembers } from '~/sheets/reading/propose-members';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { contentOf, findOwnTeamSheet } from '~/sheets/team-sheet.server';
import {
  blankDetails,
  fieldsOf,
  initialValueOf,
  readTypedSheet,
  type TypedSheet,
  teamFieldsOf,
  withFields,
} from '~/sheets/typed-sheet';
import { findRead, keepImages, shownReadings } from './sheet-images.server';

export interface FormPost {
  form: FormData;
  answer: FormAnswer;
  status: number;
  /** Ready to be written: everything is right and the button said so. */
  content?: TeamSheetContent;
  /** The same form was sent before, or the sheet says the same by now: nothing is left to write. */
  isWritten?: boolean;
}

interface SheetTournament extends RuledTournament {
  id: string;
  /** A certain finding stops the submission; else the player is warned. */
  isStrict: boolean;
}

/**
 * Reads any POST of the form, a broken one too, and keeps its image. Where a button leads:
 * `paste`, `read`, `back`, an image taken away → the form again, filled in (200); `review` → the last look, if all is right;
 * `submit` → with two Garchomp the last look again, and that it is to be confirmed (422), else `content`, ready to be written.
 * With an `editor` it is brought together with what somebody else has changed meanwhile: then the last look again (409).
 */
export async function readTeamForm(
  request: Request,
  context: AppLoadContext,
  tournament: SheetTournament,
  editor?: Editor,
): Promise<FormPost> {
  const { form, tooLarge, isBroken, isLimited, mayKeepOne } = await readSent(request, context);
  if (tooLarge.has('*')) return unread('tooLarge', 413);
  if (isBroken) return isLimited ? unread('tooMany', 429) : unread('unreadable', 400);

  const { locale, t } = context;
  const { game } = tournament;
  const images = { sent: form.getAll('image'), isOneTooLarge: tooLarge.has('image'), isLimited, mayKeepOne };
  const { readingIds, refused, isNotTaken } = await keepImages(request, images, context, tournament);
  const asked = readButton(form);
  const opened = editor && (await findOpenedSheet(context, editor, form));
  const sent = readTypedSheet(form);
  const held = withoutRemoved(opened ? withChosen(opened, sent) : sent, asked);
  const { typed, read } = await findRead(context.db, held, readingIds, game);
  const imageErrors: Record<string, string[]> = refused ? { image: refused.texts } : {};

  const pasted = asked.button === 'paste' ? await followPastedLink(asked.text, request, context) : undefined;
  const repeated = asked.button === 'repeat' ? await findRepeated(request, context, asked.id) : undefined;
  const fields = textsIn(form);
  const filled = fill(typed, { asked, pasted, repeated, fields }, read, tournament, locale);
  const judge = (sheet: TypedSheet) => {
    const { content, ...judged } = judgeSheet(sheet, rulesOf(tournament));
    return { ...judged, content: content && opened ? writtenBy(opened, content) : content };
  };
  const asSent = filled?.typed ?? withAnswer(typed, asked);
  const first = judge(asSent);
  if (opened && first.content && asked.button === 'submit') {
    const isWritten = await hasWritten(context.db, opened, first.content);
    if (isWritten) return { form, status: 200, answer: {}, isWritten };
  }
  const settled = opened && settle(opened, asSent, filled ? undefined : first.content, context);
  const meant = settled?.typed ?? asSent;
  const { problems, findings, content } = settled?.isMerged ? judge(meant) : first;
  const { revision, stored, conflict } = settled ?? {};
  const shown = {
    ...{ revision, stored, conflict },
    hadAccount: form.has(hadAccount),
    readings: shownReadings(read, t),
    findings: showFindings(findings, game, t, locale),
    isImageNotTaken: isNotTaken,
  };
  if (filled) {
    const lastResult = sheetResult(filled.typed, imageErrors);
    const marks = filled.applied?.marks ?? doubtsIn(filled.typed, read, tournament, locale);
    const status = refused?.status ?? (isNotTaken ? 503 : 200);
    const types = typesOfTyped(filled.typed);
    return { form, status, answer: { ...shown, ...filled, types, marks, lastResult } };
  }

  const marks = doubtsIn(meant, read, tournament, locale);
  const answer = { ...shown, marks, typed: meant, types: typesOfTyped(meant) };
  const stopping = tournament.isStrict ? shown.findings.filter(({ isCertain }) => isCertain) : [];
  if (!content || refused || stopping.length > 0) {
    const errors = textsByField([...problemTexts(problems, t), ...stopping]);
    const lastResult = sheetResult(meant, { ...errors, ...imageErrors });
    const open = { choices: meantNames(problems, locale), asTyped: namesAsTyped(problems) };
    return { form, status: refused?.status ?? 422, answer: { ...answer, ...open, lastResult } };
  }
  const types = content.members.map(({ species }) => typesOf(species));
  const looked = { ...answer, review: typedOf(content, locale), types };
  if (conflict) return { form, status: 409, answer: looked };
  if (asked.button !== 'submit') return { form, status: 200, answer: looked };
  const confirmed = new Set(form.getAll(confirming));
  if (shown.findings.some(({ id }) => !confirmed.has(id)))
    return { form, status: 422, answer: { ...looked, formError: 'unconfirmed' } };
  return { form, status: 200, answer: looked, content };
}

/** Of more than is read at all what was typed is still there: the images alone are too large. */
async function readSent(request: Request, context: AppLoadContext): Promise<ImageUpload> {
  const upload = await readImages(request, context, maxImageBytes);
  const texts = upload.tooLarge.has('*') ? await context.textsSent() : undefined;
  return texts ? { ...upload, ...uploadOfTexts(texts, ['image']) } : upload;
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

interface Filling {
  asked: Asked;
  pasted?: PastedText;
  repeated?: TypedSheet;
  fields: Record<string, string>;
}

/** As the buttons leave it that fill it in, or only give it back; undefined where it is to be judged. */
function fill(
  typed: TypedSheet,
  { asked, pasted, repeated, fields }: Filling,
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
  if (asked.button === 'clear') return { typed: withFields(typed, blankDetails(asked.slot)) };
  if (asked.button === 'empty') return { typed: withFields(typed, emptySlots(fields, asked.slots)) };
  if (repeated) return { typed: withFields(typed, fillOver(fields, teamFieldsOf(repeated)).fills) };
  if (asked.button !== 'paste' || !pasted) return { typed };
  const { text, choice } = asked;
  const team = readPastedText(pasted, tournament.game, choice);
  const { fills, kept } = fillOver(fields, pastedValues(team.members, locale));
  return { typed: withFields(typed, fills), pasted: { text, kept, ...toldPaste(team, locale) } };
}

/** An earlier sheet of whoever asks, in their language; undefined where it is not theirs. */
export async function findRepeated(request: Request, context: AppLoadContext, id: string) {
  const own = await findOwnTeamSheet(context.db, id, await findViewer(request, context));
  return own && typedOf(contentOf(own.sheet), context.locale);
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

export function sheetResult(typed: TypedSheet, error: Record<string, string[]>): SubmissionResult<string[]> {
  const isWrong = Object.keys(error).length > 0;
  return { initialValue: initialValueOf(typed), error, ...(isWrong && { status: 'error' }) };
}
