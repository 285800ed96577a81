import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirectDocument,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { findSignedIn } from '~/accounts/session.server';
import { newId } from '~/db/ids';
import { failure } from '~/http/errors';
import { picturesBody } from '~/http/policy';
import { logAct, logError } from '~/log/log.server';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { spacedTeamCode } from '~/pokedex/team-code';
import { findOwnPictures } from '~/posts/pictures/picture.server';
import { isWrittenSo } from '~/posts/post';
import { findPost, revisePost } from '~/posts/post.server';
import { viewerOf } from '~/posts/post-viewer.server';
import styles from '~/posts/posts.css?url';
import { regulationNames } from '~/posts/regulation-key';
import fieldStyles from '~/ui/form/fields.css?url';
import { page } from '~/ui/page';
import { draftNameOf } from './draft-name';
import { PostIsland } from './PostIsland';
import formStyles from './post-form.css?url';
import { readPostForm, readSignedOut } from './post-form.server';
import { blankPost, type TypedPost } from './typed-post';

const { handle, meta, links } = page({
  audience: 'person',
  body: picturesBody,
  failed: { writing: 'postUpdateFailed' },
  layout: 'user',
  title: 'posts.form.editTitle',
  styles: [fieldStyles, styles, formStyles],
});

export { handle, links, meta };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

async function requireOwnPost({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const id = params.postId ?? '';
  const found = await findPost(context.db, id, viewerOf(user), 'latest');
  if (found?.post.authorId === user.userId) return found;
  if (found || (await findPost(context.db, id, viewerOf(user)))) throw failure(403, 'postNoPermission');
  throw failure(404, 'postNotFound');
}

export async function loader(args: LoaderFunctionArgs) {
  const draftName = draftNameOf({ post: args.params.postId });
  // A form submitted after the session expired is shown again with its input.
  if (args.context.isPost && !(await findSignedIn(args.request, args.context)))
    return {
      start: blankPost,
      pictures: [],
      version: 0,
      isPublic: false,
      submissionKey: newId(),
      draftName,
      regulationNames: regulationNames(args.context.locale),
    };
  const { post, shown } = await requireOwnPost(args);
  const { locale } = args.context;
  const start: TypedPost = {
    filled: '',
    title: shown.title,
    description: shown.description,
    rule: shown.rule,
    regulation: shown.regulation,
    externalUrl: shown.externalUrl,
    members: shown.species.map((key) => ({ species: nameOf(speciesNames, key, locale) })),
    pictureIds: shown.pictureIds,
    imageUrl: shown.imageUrl ?? '',
    finalRank: shown.finalRank === null ? '' : String(shown.finalRank),
    teamCode: shown.teamCode === null ? '' : spacedTeamCode(shown.teamCode),
    teamSheetId: shown.teamSheetId ?? '',
  };
  const pictures = await findOwnPictures(args.context.db, post.authorId, shown.pictureIds);
  const isPublic = post.approvedVersion !== null;
  return {
    start,
    pictures,
    version: post.latestVersion,
    isPublic,
    submissionKey: newId(),
    draftName,
    regulationNames: regulationNames(locale),
  };
}

/** Identity of a picture: each submission refetches a URL under a new ID, so the URL identifies it. */
const originOf = ({ id, sourceUrl }: { id: string; sourceUrl: string | null }) => sourceUrl ?? id;

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (!(await findSignedIn(request, context))) return data(await readSignedOut(context), { status: 401 });
  const { post } = await requireOwnPost(args);
  const { form, answer, init, content } = await readPostForm(request, context, post.authorId);
  const base = Number(form.get('version'));
  if (!content) return data({ ...answer, version: base || post.latestVersion }, init);
  const revision = { id: post.id, base, authorId: post.authorId, content };
  const isRevised = await revisePost(context.db, revision, new Date()).catch((error: unknown) => {
    logError(error, 'revising a post');
    return undefined;
  });
  if (isRevised === undefined)
    return data({ ...answer, version: base, formError: 'postUpdateFailed' as const }, { status: 503 });
  if (!isRevised) {
    const current = await requireOwnPost(args);
    const { latestVersion, authorId } = current.post;
    const pictures = await findOwnPictures(context.db, authorId, current.shown.pictureIds);
    const stored = { ...current.shown, pictureIds: pictures.map(originOf) };
    if (!isWrittenSo(stored, { ...content, pictureIds: (answer.pictures ?? []).map(originOf) }))
      return data({ ...answer, version: latestVersion, formError: 'conflict' as const }, { status: 409 });
  } else logAct('post.revised', { post: post.id });
  return redirectDocument(context.to(`/post/${post.id}/success`));
}

export default function EditPost() {
  const { t } = useTranslation();
  const { isPublic, ...form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="narrow">
      <h1>{t('posts.form.editTitle')}</h1>
      <p className="soft">{t(isPublic ? 'posts.form.editLead' : 'posts.form.lead')}</p>
      <PostIsland {...form} answer={answer} />
    </div>
  );
}
