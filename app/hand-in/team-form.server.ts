import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Database } from '~/db/client.server';
import { textsIn, uploadOfTexts } from '~/http/request-body';
import { maxImageBytes } from '~/images/check-image';
import { minuteSeconds } from '~/limits/place-limit.server';
import { type ImageUpload, readImages } from '~/limits/upload-limit.server';
import type { Locale } from '~/locales/locale';
import type { RuledTournament } from '~/pokedex/legal-rules';
import { typesOf } from '~/pokedex/species';
import { changeLine } from '~/sheets/change-label';
import {
  type Editor,
  findOpenedSheet,
  hasWritten,
  type OpenedSheet,
  type Settled,
  settle,
  withChosen,
  writtenBy,
} from '~/sheets/conflict/sheet-conflict.server';
import type { FormAnswer, FormError } from '~/sheets/form-answer';
import { type Asked, confirming, hadAccount, readButton, repeated } from '~/sheets/form-button';
import { type Judged, judgeSheet, rulesOf } from '~/sheets/judge-sheet';
import type { ShownFinding } from '~/sheets/legality/finding-text';
import { showFindings } from '~/sheets/legality/shown-finding';
import { meantNames, namesAsTyped } from '~/sheets/meant-names';
import { typedSheetOf, typesOfTyped } from '~/sheets/name-typed';
import { changesByName } from '~/sheets/named-changes';
import { problemTexts, textsByField } from '~/sheets/problem-texts';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { initialValueOf, readTypedSheet, type TypedSheet, withFields } from '~/sheets/typed-sheet';
import { doubtsIn, type FilledSheet, fillSheet, findRepeated } from './fill-sheet.server';
import { findRead, type KeptImages, keepImages, shownReadings } from './sheet-images.server';

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
  const upload = await readSent(request, context);
  const failed = failureOf(upload);
  if (failed) return failed;

  const { form } = upload;
  const { locale, t } = context;
  const { game } = tournament;
  const asked = readButton(form);
  const isAsked = asked.button === 'read' && !form.get('readingId') && !form.get('secondReadingId');
  const kept = await keepImages(request, { ...imagesIn(upload), isAsked }, context, tournament);
  const opened = editor && (await findOpenedSheet(context, editor, form));
  const sent = readTypedSheet(form);
  const held = withoutRemoved(opened ? withChosen(opened, sent) : sent, asked);
  const { typed, read } = await findRead(context.db, held, kept.readingIds, game);

  const repeatedId = asked.button === 'repeat' ? asked.id : String(form.get(repeated) ?? '');
  const filling = { asked, typed, read, fields: textsIn(form) };
  const filled = await fillSheet(request, context, tournament, filling);
  const asSent = filled?.typed ?? withAnswer(typed, asked);
  const first = judge(asSent, tournament, opened);
  if (asked.button === 'submit' && (await wasWritten(context.db, opened, first.content)))
    return { form, status: 200, answer: {}, isWritten: true };

  const settled = settleOpened(opened, asSent, filled ? undefined : first.content, context);
  const { typed: meant, isMerged, revision, stored, conflict } = settled;
  const { problems, findings, content } = isMerged ? judge(meant, tournament, opened) : first;
  const answer = {
    ...{ revision, stored, conflict },
    hadAccount: form.has(hadAccount),
    readings: shownReadings(read, request, context),
    findings: showFindings(findings, game, t, locale),
    isImageNotTaken: kept.isNotTaken,
    retryAfter: kept.refused?.retryAfter,
    marks: filled?.applied?.marks ?? doubtsIn(meant, read, tournament, locale),
    typed: meant,
    types: typesOfTyped(meant),
    repeated: repeatedId === '' ? undefined : { id: repeatedId },
  };
  if (filled) return { form, ...giveFilled(filled, answer, kept) };
  const stopping = tournament.isStrict ? answer.findings.filter(({ isCertain }) => isCertain) : [];
  if (!content || kept.refused || stopping.length > 0)
    return { form, ...giveBack(answer, problems, stopping, kept, context) };
  const looked = { ...answer, repeated: await sinceRepeated(request, context, repeatedId, content) };
  return { form, ...lookLast(form, asked, looked, content, locale) };
}

/** Lists the changes from the six of an earlier sheet, which must be the viewer's own. */
async function sinceRepeated(
  request: Request,
  context: AppLoadContext,
  id: string,
  content: TeamSheetContent,
): Promise<FormAnswer['repeated']> {
  const last = id === '' ? undefined : await findRepeated(request, context, id);
  if (!last) return undefined;
  const changes = changesByName(last, typedSheetOf(content, context.locale), context.locale);
  const ofTeam = changes.filter(({ path }) => path.startsWith('members'));
  return { id, changes: ofTeam.map((change) => changeLine(change, context.t)) };
}

/** Of more than is read at all what was typed is still there: the images alone are too large. */
async function readSent(request: Request, context: AppLoadContext): Promise<ImageUpload> {
  const upload = await readImages(request, context, maxImageBytes);
  const texts = upload.tooLarge.has('*') ? await context.textsSent() : undefined;
  return texts ? { ...upload, ...uploadOfTexts(texts, ['image']) } : upload;
}

function failureOf({ tooLarge, isBroken, isLimited }: ImageUpload): FormPost | undefined {
  if (tooLarge.has('*')) return unread('tooLarge', 413);
  if (!isBroken) return undefined;
  return isLimited ? unread('unreadBusy', 429, minuteSeconds) : unread('unreadable', 400);
}

const unread = (formError: FormError, status: number, retryAfter?: number): FormPost => ({
  form: new FormData(),
  answer: { formError, retryAfter },
  status,
});

const imagesIn = ({ form, tooLarge, isLimited, mayKeepOne }: ImageUpload) => ({
  sent: form.getAll('image'),
  isOneTooLarge: tooLarge.has('image'),
  isLimited,
  mayKeepOne,
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

function judge(typed: TypedSheet, tournament: RuledTournament, opened: OpenedSheet | undefined): Judged {
  const { content, ...judged } = judgeSheet(typed, rulesOf(tournament));
  return { ...judged, content: content && opened ? writtenBy(opened, content) : content };
}

/** Idempotent: a submission that is sent again is not written twice. */
const wasWritten = async (
  db: Database,
  opened: OpenedSheet | undefined,
  content: TeamSheetContent | undefined,
): Promise<boolean> => opened !== undefined && content !== undefined && hasWritten(db, opened, content);

const settleOpened = (
  opened: OpenedSheet | undefined,
  typed: TypedSheet,
  content: TeamSheetContent | undefined,
  context: AppLoadContext,
): Partial<Settled> & Pick<Settled, 'typed'> =>
  opened ? settle(opened, typed, content, context) : { typed };

type Answered = Omit<FormPost, 'form'>;
type JudgedAnswer = FormAnswer & Required<Pick<FormAnswer, 'typed' | 'findings'>>;

const imageErrors = ({ refused }: KeptImages): Record<string, string[]> =>
  refused ? { image: refused.texts } : {};

function giveFilled(filled: FilledSheet, answer: JudgedAnswer, kept: KeptImages): Answered {
  const lastResult = sheetResult(filled.typed, imageErrors(kept));
  const status = kept.refused?.status ?? (kept.isNotTaken ? 503 : 200);
  return { status, answer: { ...answer, ...filled, lastResult } };
}

function giveBack(
  answer: JudgedAnswer,
  problems: Judged['problems'],
  stopping: readonly ShownFinding[],
  kept: KeptImages,
  { locale, t }: AppLoadContext,
): Answered {
  const errors = textsByField([...problemTexts(problems, t), ...stopping]);
  const lastResult = sheetResult(answer.typed, { ...errors, ...imageErrors(kept) });
  const open = { choices: meantNames(problems, locale), asTyped: namesAsTyped(problems) };
  return { status: kept.refused?.status ?? 422, answer: { ...answer, ...open, lastResult } };
}

/** Yields the content to be written only if nothing is left to choose or to confirm. */
function lookLast(
  form: FormData,
  asked: Asked,
  answer: JudgedAnswer,
  content: TeamSheetContent,
  locale: Locale,
): Answered {
  const types = content.members.map(({ species }) => typesOf(species));
  const looked = { ...answer, review: typedSheetOf(content, locale), types };
  if (answer.conflict) return { status: 409, answer: looked };
  if (asked.button !== 'submit') return { status: 200, answer: looked };
  const confirmed = new Set(form.getAll(confirming));
  if (answer.findings.some(({ id }) => !confirmed.has(id)))
    return { status: 422, answer: { ...looked, formError: 'unconfirmed' } };
  return { status: 200, answer: looked, content };
}

export function sheetResult(typed: TypedSheet, error: Record<string, string[]>): SubmissionResult<string[]> {
  const isWrong = Object.keys(error).length > 0;
  return { initialValue: initialValueOf(typed), error, ...(isWrong && { status: 'error' }) };
}
