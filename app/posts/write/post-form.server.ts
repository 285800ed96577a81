import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { isId, newId } from '~/db/ids';
import type { ErrorKey } from '~/http/error-catalogue';
import { textsIn, uploadOfTexts } from '~/http/request-body';
import { maxImageBytes } from '~/images/check-image';
import { readImages } from '~/limits/upload-limit.server';
import type { Locale } from '~/locales/locale';
import { followPastedLink, type PastedText } from '~/pastes/fetch-paste.server';
import { emptySlots, filledField, fillOver } from '~/pastes/filled-slots';
import { readPasted, type TeamChoice } from '~/pastes/paste';
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
import { keepPictures, refusalText } from './keep-pictures.server';
import { parsePost, postUrl } from './post-schema.server';
import { readTypedPost, type TypedPost } from './typed-post';
import { withUrlPicture } from './url-picture.server';

type PostFormError = 'tooMany' | 'conflict' | 'tooLarge' | 'unreadable' | 'signedOut' | ErrorKey;

export interface PostAnswer {
  typed?: TypedPost;
  pictures?: KeptPicture[];
  lastResult?: SubmissionResult<string[]>;
  choices?: Record<string, string[]>;
  pasted?: PastedAnswer;
  formError?: PostFormError;
  /** Of the post as it is now, after somebody else's change. */
  version?: number;
}

export interface PostFormPost {
  form: FormData;
  answer: PostAnswer;
  status: number;
  /** Ready to be written: everything is right and the button said so. */
  content?: PostContent;
}

/** Keeps its pictures, whatever else is wrong; never throws on what a client may send. */
export async function readPostForm(
  request: Request,
  context: AppLoadContext,
  authorId: string,
): Promise<PostFormPost> {
  const { db, locale, t } = context;
  const failed = (formError: PostFormError, status: number) => ({
    form: new FormData(),
    answer: { formError },
    status,
  });
  const upload = await readImages(request, context, maxImageBytes);
  const { form, tooLarge, isBroken } = upload;
  if (tooLarge.has('*')) return failed('tooLarge', 413);
  if (isBroken) return upload.isLimited ? failed('tooMany', 429) : failed('unreadable', 400);

  const text = String(form.get('paste') ?? '');
  const button = readButton(form);
  const isTeamButton = button.button === 'paste' || button.button === 'empty';
  const intent = isTeamButton ? button.button : String(form.get('intent') ?? '');
  const pasted =
    button.button === 'paste'
      ? readPaste(form, button.choice, await followPastedLink(text, request, context), locale)
      : undefined;
  const emptied = button.button === 'empty' ? emptySlots(textsIn(form), button.slots) : undefined;
  let typed = withSpecies(
    withChosenName(readTypedPost(form), readChosenName(form)),
    pasted?.fills ?? emptied ?? {},
  );
  const known = await findOwnPictures(db, authorId, typed.pictureIds);
  const asked = arranged(typed.pictureIds, intent);
  const held = asked.flatMap((id) => known.find((each) => each.id === id) ?? []);
  // What the URL brought was taken off, and the URL with it.
  if (
    known.some(
      ({ id, sourceUrl }) => sourceUrl && sourceUrl === postUrl(typed.imageUrl) && !asked.includes(id),
    )
  )
    typed = { ...typed, imageUrl: '' };
  const uploaded = await keepPictures(request, context, upload, authorId, held);
  const { problems } = uploaded;
  if (tooLarge.size > 0) problems.push(refusalText('tooLarge', t));
  if (held.length < asked.length) problems.push(t('posts.problems.pictureGone'));
  const isSubmit = intent === '' || intent === 'submit';
  const { imageUrl } = typed;
  const given = { imageUrl, pictures: uploaded.pictures, authorId };
  // A form that comes once more has its picture, wherever that has gone since.
  const isWritten = async () =>
    Boolean(await findBySubmission(db, String(form.get('submissionKey')), authorId));
  const mayFetch = intent === 'upload' || (isSubmit && imageUrl !== '' && !(await isWritten()));
  const { pictures, problem } = await withUrlPicture(request, context, given, mayFetch);
  typed = { ...typed, pictureIds: pictures.map(({ id }) => id) };

  const parsed = parsePost(typed, t, locale);
  const found = parsed.errors;
  const error = {
    ...(isSubmit ? found : imageUrl && found.imageUrl && { imageUrl: found.imageUrl }),
    ...(problem && { imageUrl: [problem] }),
    ...(problems.length > 0 && { upload: problems }),
  };
  const isWrong = Object.values(error).some((messages) => messages?.length);
  const { members: _, pictureIds: __, ...texts } = typed;
  return {
    form,
    status: isWrong ? 422 : 200,
    answer: {
      typed,
      pictures,
      choices: isSubmit ? parsed.choices : {},
      pasted: pasted?.told,
      lastResult: {
        initialValue: { ...texts, members: typed.members },
        error,
        ...(isWrong && { status: 'error' as const }),
      },
    },
    content: isSubmit && !isWrong ? await vouched(parsed.content) : undefined,
  };

  // The sheet that the form was filled from stays only with its own six, whoever sends its id.
  async function vouched(content: PostContent | undefined): Promise<PostContent | undefined> {
    if (!content?.teamSheetId) return content;
    const team = await findFinishedTeam(db, authorId, content.teamSheetId, new Date());
    return { ...content, teamSheetId: team && sameSix(team.species, content.species) ? team.id : null };
  }
}

/** A form that comes after the session is over, as it was typed: whoever signs in again sends it once more. */
export async function readSignedOut(
  context: AppLoadContext,
): Promise<PostAnswer & { submissionKey: string }> {
  const { form } = uploadOfTexts((await context.textsSent()) ?? [], []);
  const typed = readTypedPost(form);
  // Whose they are is seen when they come again.
  const pictures = typed.pictureIds.filter(isId).map((id) => ({ id, sourceUrl: null, width: 16, height: 9 }));
  const submissionKey = String(form.get('submissionKey') ?? '');
  return {
    ...{ typed, pictures, formError: 'signedOut' },
    submissionKey: isId(submissionKey) ? submissionKey : newId(),
    version: Number(form.get('version')) || undefined,
  };
}

/** Of a team's text the species: all that a post has of the six. */
function readPaste(form: FormData, choice: TeamChoice | undefined, pasted: PastedText, locale: Locale) {
  const team = readPasted(pasted, 'sv', choice);
  const told = toldPaste(team, locale);
  const { fills, kept } = fillOver(textsIn(form), pastedValues(team.members, locale));
  const text = String(form.get('paste') ?? '');
  return { fills, told: { ...told, text, kept, problems: told.problems.filter(isOfSpecies) } };
}

const withSpecies = (typed: TypedPost, fills: Readonly<Record<string, string>>): TypedPost => ({
  ...typed,
  filled: fills[filledField] ?? typed.filled,
  members: typed.members.map(({ species }, slot) => ({
    species: fills[memberField(slot, 'species')] ?? species,
  })),
});

/** The pictures after a button beside one of them: `remove:ID`, `first:ID`. */
function arranged(ids: readonly string[], intent: string): string[] {
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
