import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { checkTeamImage, type ImageRefusal, mostImageBytes } from '~/images/check-image';
import { mayUpload } from '~/images/upload-limit.server';
import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import type { Game } from '~/pokedex/game';
import type { ReadingState } from '~/readings/reading';
import { findReading, startReading } from '~/readings/reading.server';
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
import { readUpload } from '~/ui/request-body';
import { typedOf } from './name-typed';

export type FormError =
  | 'tooLarge'
  | 'unreadable'
  | 'tooMany'
  | 'unchanged'
  /** The form has been used already, for a sheet that is not this person's. */
  | 'otherSheet'
  | RevisionRefusal;

/** What the form is given back after a POST which handed nothing in. */
export interface FormAnswer {
  lastResult?: SubmissionResult<string[]>;
  typed?: TypedSheet;
  /** The sheet as it would be stored, to be looked at once more. */
  review?: TypedSheet;
  /** Field → names that its text, which is none, may be replaced by. */
  choices?: Record<string, string[]>;
  pasted?: { text: string; count: number; problems: PasteProblem[] };
  reading?: ReadingState;
  formError?: FormError;
  /** Of the sheet as it is now, after somebody else's change. */
  revision?: number;
  /** Why staff correct the sheet, as it was typed. */
  reason?: string;
}

export interface FormPost {
  form: FormData;
  answer: FormAnswer;
  status: number;
  /** Ready to be written: everything is right and the button said so. */
  content?: TeamSheetContent;
}

/** Parses a POST of the team form; keeps its image; never throws on what a client may send. */
export async function readTeamForm(
  request: Request,
  context: AppLoadContext,
  tournament: { game: Game; regulation: string | null; speciesClause: boolean },
): Promise<FormPost> {
  const { db, env } = context;
  const failed = (formError: FormError, status: number) => ({
    form: new FormData(),
    answer: { formError },
    status,
  });
  const { form, tooLarge, isBroken } = await readUpload(request, mostImageBytes);
  if (tooLarge.has('*')) return failed('tooLarge', 413);
  if (isBroken) return failed('unreadable', 400);

  const { locale } = context;
  const t = translatorFor(locale);
  const image: Kept = tooLarge.has('image')
    ? { refusal: 'tooLarge' }
    : await keepImage(request, form, db, env, locale);
  let typed = readTypedSheet(form);
  if (image.readingId) typed = { ...typed, readingId: image.readingId };
  const reading = typed.readingId ? await findReading(db, typed.readingId) : undefined;
  if (!reading) typed = { ...typed, readingId: '' };
  const known = { typed, reading: reading?.state };
  const refused: Record<string, string[]> = image.refusal
    ? {
        image: [
          t(image.refusal === 'tooMany' ? 'fields.image.tooManyRequests' : `readings.image.${image.refusal}`),
        ],
      }
    : {};
  const refusedStatus = { tooMany: 429, tooLarge: 413 }[String(image.refusal)] ?? 422;
  const back = (fields: TypedSheet, more: Partial<FormAnswer> = {}): FormPost => ({
    form,
    status: image.refusal ? refusedStatus : 200,
    answer: {
      ...known,
      typed: fields,
      lastResult: sheetResult(fields, refused),
      ...more,
    },
  });

  const intent = form.get('intent');
  if (intent === 'back') return back(typed);
  if (intent === 'paste') {
    const text = String(form.get('paste') ?? '');
    const { members, problems } = readPastedTeam(text, tournament.game);
    const filled = withFields(typed, pastedValues(members, locale));
    return back(filled, { pasted: { text, count: members.length, problems } });
  }
  if (intent === 'read') {
    if (reading?.state !== 'done' || !reading.result) return back(typed);
    const { fills } = applyProposals(fieldsOf(typed), proposeMembers(reading.result, locale));
    return back(withFields(typed, fills));
  }

  typed = withChosenName(typed, form.get('choose'));
  const { problems, content } = judgeSheet(typed, rulesOf(tournament));
  if (!content || image.refusal) {
    return {
      form,
      status: refusedStatus,
      answer: {
        ...known,
        typed,
        choices: meantNames(problems, locale),
        lastResult: sheetResult(typed, { ...problemTexts(problems, t), ...refused }),
      },
    };
  }
  const review = typedOf(content, locale);
  // Anything but the button that hands it in leads to a last look.
  return {
    form,
    status: 200,
    answer: { ...known, typed, review },
    content: intent === 'submit' ? content : undefined,
  };
}

/** As conform shows a sheet: what stands in its fields, and what is wrong with them. */
function sheetResult(typed: TypedSheet, error: Record<string, string[]>): SubmissionResult<string[]> {
  const isWrong = Object.keys(error).length > 0;
  return { initialValue: initialValueOf(typed), error, ...(isWrong && { status: 'error' }) };
}

/** Few enough sheets from one address: a venue's players share one, a script does not stop there. */
export async function mayHandIn(request: Request, env: Env): Promise<boolean> {
  const key = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  return (await env.SUBMISSIONS.limit({ key })).success;
}

/** A button of a question: `members[0].species=ガブリアス`. */
function withChosenName(typed: TypedSheet, choice: FormDataEntryValue | null): TypedSheet {
  const [, field, name] = typeof choice === 'string' ? (/^(members\[[^=]+)=(.+)$/.exec(choice) ?? []) : [];
  return field && name ? withFields(typed, { [field]: name }) : typed;
}

interface Kept {
  readingId?: string;
  refusal?: ImageRefusal | 'tooMany';
}

async function keepImage(
  request: Request,
  form: FormData,
  db: AppLoadContext['db'],
  env: Env,
  locale: Locale,
): Promise<Kept> {
  const image = form.get('image');
  if (image === null || typeof image === 'string' || image.size === 0) return {};
  if (!(await mayUpload(request, env))) return { refusal: 'tooMany' };
  const checked = checkTeamImage(new Uint8Array(await image.arrayBuffer()));
  if ('refusal' in checked) return checked;
  return { readingId: await startReading(db, env, checked.image, locale) };
}
