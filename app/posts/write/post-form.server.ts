import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { checkPicture, type ImageRefusal, maxImageBytes } from '~/images/check-image';
import { mayKeepImage, mayUpload } from '~/limits/upload-limit.server';
import type { Translate } from '~/locales/i18n';
import { logError } from '~/log/log.server';
import { readChosenName } from '~/pokedex/naming/chosen-name';
import { findOwnPictures, type KeptPicture, keepPicture } from '~/posts/pictures/picture.server';
import { type PostContent, postLimits } from '~/posts/post';
import { findBySubmission } from '~/posts/post.server';
import { sameSix } from '~/posts/verify-result';
import type { ErrorKey } from '~/ui/error-catalogue';
import { Unavailable } from '~/ui/faults';
import { readUpload } from '~/ui/form/request-body';
import { findFinishedTeam } from './own-results.server';
import { parsePost, postUrl } from './post-schema.server';
import { readTypedPost, type TypedPost } from './typed-post';
import { withUrlPicture } from './url-picture.server';

type PostFormError = 'tooMany' | 'conflict' | 'tooLarge' | 'unreadable' | ErrorKey;

export interface PostAnswer {
  typed?: TypedPost;
  pictures?: KeptPicture[];
  lastResult?: SubmissionResult<string[]>;
  choices?: Record<string, string[]>;
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
  const { db, env, locale, t } = context;
  const failed = (formError: PostFormError, status: number) => ({
    form: new FormData(),
    answer: { formError },
    status,
  });
  const { form, tooLarge, isBroken } = await readUpload(request, maxImageBytes);
  if (tooLarge.has('*')) return failed('tooLarge', 413);
  if (isBroken) return failed('unreadable', 400);

  const intent = String(form.get('intent') ?? '');
  let typed = withChosenName(readTypedPost(form), readChosenName(form));
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
  const uploaded = await keepPictures(request, form, env, t, held, async (image) =>
    (await mayKeepImage(request, db, { userId: authorId }, new Date()))
      ? keepPicture(db, env, authorId, image)
      : undefined,
  );
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

/** The pictures after a button beside one of them: `remove:ID`, `first:ID`. */
function arranged(ids: readonly string[], intent: string): string[] {
  const [button, id = ''] = intent.split(':');
  const others = ids.filter((each) => each !== id);
  if (button === 'remove') return others;
  return button === 'first' && ids.includes(id) ? [id, ...others] : [...ids];
}

async function keepPictures(
  request: Request,
  form: FormData,
  env: Env,
  t: Translate,
  held: KeptPicture[],
  keep: (
    image: Extract<ReturnType<typeof checkPicture>, { image: unknown }>['image'],
  ) => Promise<KeptPicture | undefined>,
): Promise<{ pictures: KeptPicture[]; problems: string[] }> {
  const pictures = [...held];
  const problems = new Set<string>();
  for (const file of form.getAll('upload')) {
    if (typeof file === 'string' || file.size === 0) continue;
    if (pictures.length >= postLimits.pictures) {
      problems.add(t('posts.problems.tooManyPictures'));
      break;
    }
    if (!(await mayUpload(request, env))) {
      problems.add(t('fields.image.tooManyRequests'));
      break;
    }
    const checked = checkPicture(new Uint8Array(await file.arrayBuffer()));
    if ('refusal' in checked) {
      problems.add(refusalText(checked.refusal, t));
      continue;
    }
    const kept = await keep(checked.image).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) throw error;
      logError(error, 'keeping a picture');
      return 'notTaken' as const;
    });
    if (kept === 'notTaken') {
      problems.add(t('posts.problems.pictureNotTaken'));
      continue;
    }
    if (!kept) {
      problems.add(t('posts.problems.tooManyPicturesToday'));
      break;
    }
    pictures.push(kept);
  }
  return { pictures, problems: [...problems] };
}

function refusalText(refusal: ImageRefusal, t: Translate): string {
  if (refusal === 'tooSmall') return t('posts.problems.pictureTooSmall');
  if (refusal === 'tooManyPixels') return t('posts.problems.pictureTooManyPixels');
  return t(`readings.image.${refusal}`);
}

function withChosenName(typed: TypedPost, chosen: ReturnType<typeof readChosenName>): TypedPost {
  const slot = /^members\[([0-5])\]\.species$/.exec(chosen?.path ?? '')?.[1];
  if (!chosen || !slot) return typed;
  const members = typed.members.map((member, at) =>
    at === Number(slot) ? { species: chosen.name } : member,
  );
  return { ...typed, members };
}
