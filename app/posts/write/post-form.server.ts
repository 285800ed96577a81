import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Database } from '~/db/client.server';
import { isId, newId } from '~/db/ids';
import type { ErrorKey } from '~/http/error-catalogue';
import { textsIn, uploadOfTexts } from '~/http/request-body';
import { maxImageBytes } from '~/images/check-image';
import { type ImageUpload, readImages } from '~/limits/upload-limit.server';
import type { Locale } from '~/locales/locale';
import { followPastedLink, type PastedText } from '~/pastes/fetch-paste.server';
import { emptySlots, filledField, fillOver } from '~/pastes/filled-slots';
import { readPastedText, type TeamChoice } from '~/pastes/paste';
import { isOfSpecies } from '~/pastes/paste-problem';
import { readChosenName } from '~/pokedex/naming/chosen-name';
import { findOwnPictures, type KeptPicture } from '~/posts/pictures/picture.server';
import type { PostContent } from '~/posts/post';
import { findBySubmission } from '~/posts/post.server';
import { sameSix } from '~/posts/verify-result';
import { readButton } from '~/sheets/form-button';
import { findFinishedTeam } from '~/sheets/own-sheets.server';
import { type PastedAnswer, pastedValues, toldPaste } from '~/sheets/pasted-values';
import { memberField } from '~/sheets/reading/proposals';
import { keepPictures, limitedInit, refusalText } from './keep-pictures.server';
import { parsePost, postUrl } from './post-schema.server';
import { readTypedPost, type TypedPost } from './typed-post';
import { withUrlPicture } from './url-picture.server';

type PostFormError =
  | 'tooMany'
  | 'unreadBusy'
  | 'conflict'
  | 'tooLarge'
  | 'unreadable'
  | 'signedOut'
  | ErrorKey;

export interface PostAnswer {
  typed?: TypedPost;
  pictures?: KeptPicture[];
  lastResult?: SubmissionResult<string[]>;
  choices?: Record<string, string[]>;
  pasted?: PastedAnswer;
  formError?: PostFormError;
  /** Current version of the post, after an edit conflict. */
  version?: number;
}

export interface PostFormPost {
  form: FormData;
  answer: PostAnswer;
  init: { status: number; headers?: HeadersInit };
  content?: PostContent;
}

/** Stores pictures even if other fields are invalid. Never throws on client input. */
export async function readPostForm(
  request: Request,
  context: AppLoadContext,
  authorId: string,
): Promise<PostFormPost> {
  const { db, locale, t } = context;
  const upload = await readImages(request, context, maxImageBytes);
  const refused = refuseUpload(upload);
  if (refused) return refused;
  const { form } = upload;
  const fields = await readFields(form, request, context);
  const { intent } = fields;
  const isSubmit = intent === '' || intent === 'submit';
  const { imageUrl, ...current } = await storePictures(request, context, upload, authorId, fields);
  // A repeated submission must not fetch the picture again.
  const isWritten = () => findBySubmission(db, String(form.get('submissionKey')), authorId);
  const mayFetch = intent === 'upload' || (isSubmit && imageUrl !== '' && !(await isWritten()));
  const currentPictures = { imageUrl, pictures: current.pictures, authorId };
  const { pictures, problem } = await withUrlPicture(request, context, currentPictures, mayFetch);
  const typed = { ...fields.typed, imageUrl, pictureIds: pictures.map(({ id }) => id) };

  const parsed = parsePost(typed, t, locale);
  const error = {
    ...(isSubmit ? parsed.errors : urlErrors(imageUrl, parsed.errors)),
    ...(problem && { imageUrl: [problem] }),
    ...(current.problems.length > 0 && { upload: current.problems }),
  };
  const isWrong = Object.values(error).some((messages) => messages?.length);
  const { members: _, pictureIds: __, ...texts } = typed;
  return {
    form,
    init: current.limit ? limitedInit(current.limit) : { status: isWrong ? 422 : 200 },
    answer: {
      typed,
      pictures,
      choices: isSubmit ? parsed.choices : {},
      pasted: fields.pasted,
      lastResult: {
        initialValue: { ...texts, members: typed.members },
        error,
        ...(isWrong && { status: 'error' as const }),
      },
    },
    content: isSubmit && !isWrong ? await withOwnSheetOnly(db, parsed.content, authorId) : undefined,
  };
}

function refuseUpload({ tooLarge, isBroken, isLimited }: ImageUpload): PostFormPost | undefined {
  const failed = (formError: PostFormError, init: PostFormPost['init']) => ({
    form: new FormData(),
    answer: { formError },
    init,
  });
  if (tooLarge.has('*')) return failed('tooLarge', { status: 413 });
  if (!isBroken) return undefined;
  return isLimited ? failed('unreadBusy', limitedInit('minute')) : failed('unreadable', { status: 400 });
}

async function readFields(form: FormData, request: Request, context: AppLoadContext) {
  const button = readButton(form);
  const typed = withChosenName(readTypedPost(form), readChosenName(form));
  if (button.button === 'paste') {
    const text = String(form.get('paste') ?? '');
    const link = await followPastedLink(text, request, context);
    const { fills, summary } = readPaste(form, button.choice, link, context.locale);
    return { typed: withSpecies(typed, fills), intent: 'paste', pasted: summary };
  }
  if (button.button === 'empty')
    return { typed: withSpecies(typed, emptySlots(textsIn(form), button.slots)), intent: 'empty' };
  return { typed, intent: String(form.get('intent') ?? '') };
}

/** Stores uploads after the pictures that the pressed button leaves, and clears the URL of a removed one. */
async function storePictures(
  request: Request,
  context: AppLoadContext,
  upload: ImageUpload,
  authorId: string,
  { typed, intent }: { typed: TypedPost; intent: string },
) {
  const { t } = context;
  const ownPictures = await findOwnPictures(context.db, authorId, typed.pictureIds);
  const wantedIds = arrangePictures(typed.pictureIds, intent);
  const wantedPictures = wantedIds.flatMap((id) => ownPictures.find((each) => each.id === id) ?? []);
  const isUrlRemoved = ownPictures.some(
    ({ id, sourceUrl }) => sourceUrl && sourceUrl === postUrl(typed.imageUrl) && !wantedIds.includes(id),
  );
  const { pictures, problems, limit } = await keepPictures(
    request,
    context,
    upload,
    authorId,
    wantedPictures,
  );
  if (upload.tooLarge.size > 0) problems.push(refusalText('tooLarge', t));
  if (wantedPictures.length < wantedIds.length) problems.push(t('posts.problems.pictureGone'));
  return { pictures, problems, limit, imageUrl: isUrlRemoved ? '' : typed.imageUrl };
}

/** Before submission, only the URL is checked: pictures can be fetched first. */
const urlErrors = (imageUrl: string, { imageUrl: messages }: Record<string, string[]>) =>
  imageUrl && messages ? { imageUrl: messages } : {};

/** Keeps teamSheetId only if the sheet is the author's own and has the same six. */
async function withOwnSheetOnly(
  db: Database,
  content: PostContent | undefined,
  authorId: string,
): Promise<PostContent | undefined> {
  if (!content?.teamSheetId) return content;
  const team = await findFinishedTeam(db, authorId, content.teamSheetId, new Date());
  return { ...content, teamSheetId: team && sameSix(team.species, content.species) ? team.id : null };
}

/** Returns the input of a form submitted after the session expired, to be sent again after sign-in. */
export async function readSignedOut(
  context: AppLoadContext,
): Promise<PostAnswer & { submissionKey: string }> {
  const { form } = uploadOfTexts((await context.textsSent()) ?? [], []);
  const typed = readTypedPost(form);
  // Ownership is checked on resubmission.
  const pictures = typed.pictureIds.filter(isId).map((id) => ({ id, sourceUrl: null, width: 16, height: 9 }));
  const submissionKey = String(form.get('submissionKey') ?? '');
  return {
    typed,
    pictures,
    formError: 'signedOut',
    submissionKey: isId(submissionKey) ? submissionKey : newId(),
    version: Number(form.get('version')) || undefined,
  };
}

function readPaste(form: FormData, choice: TeamChoice | undefined, pasted: PastedText, locale: Locale) {
  const team = readPastedText(pasted, 'sv', choice);
  const summary = toldPaste(team, locale);
  const { fills, kept } = fillOver(textsIn(form), pastedValues(team.members, locale));
  const text = String(form.get('paste') ?? '');
  return { fills, summary: { ...summary, text, kept, problems: summary.problems.filter(isOfSpecies) } };
}

const withSpecies = (typed: TypedPost, fills: Readonly<Record<string, string>>): TypedPost => ({
  ...typed,
  filled: fills[filledField] ?? typed.filled,
  members: typed.members.map(({ species }, slot) => ({
    species: fills[memberField(slot, 'species')] ?? species,
  })),
});

function arrangePictures(ids: readonly string[], intent: string): string[] {
  const [button, id = ''] = intent.split(':');
  const others = ids.filter((each) => each !== id);
  if (button === 'remove') return others;
  return button === 'first' && ids.includes(id) ? [id, ...others] : [...ids];
}

function withChosenName(typed: TypedPost, chosen: ReturnType<typeof readChosenName>): TypedPost {
  const slot = /^members\[([0-5])\]\.species$/.exec(chosen?.path ?? '')?.[1];
  if (!chosen || !slot) return typed;
  const members = typed.members.map((member, at) =>
    at === Number(slot) ? { species: chosen.name } : member,
  );
  return { ...typed, members };
}
