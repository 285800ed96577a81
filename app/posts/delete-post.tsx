import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { failure } from '~/http/errors';
import { logAct, logError } from '~/log/log.server';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { ownsOrReviews } from './post';
import { deletePost, findPost } from './post.server';
import { viewerOf } from './post-viewer.server';

const { handle, meta } = page({
  audience: 'person',
  failed: { writing: 'postDeleteFailed' },
  layout: 'user',
  title: 'posts.delete.title',
});

export { handle, meta };

async function requireDeletable({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const viewer = viewerOf(user);
  const found = await findPost(context.db, params.postId ?? '', viewer);
  if (!found) throw failure(404, 'postNotFound');
  if (!ownsOrReviews(found.post, viewer)) throw failure(403, 'postNoPermission');
  return { user, ...found };
}

export async function loader(args: LoaderFunctionArgs) {
  const { post, shown } = await requireDeletable(args);
  return { id: post.id, title: shown.title };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { post, user } = await requireDeletable(args);
  try {
    await deletePost(context.db, context.env.IMAGES, post.id);
  } catch (error) {
    logError(error, 'deleting a post');
    throw redirectWithToast(context.to(`/post/${post.id}`), {
      kind: 'error',
      key: 'postDeleteFailed',
    });
  }
  logAct('post.deleted', { post: post.id });
  const to = post.authorId === user.userId ? '/posts/mine' : '/admin/posts';
  throw redirectWithToast(context.to(to), { kind: 'success', key: 'deleted' });
}

export default function DeletePost() {
  const { t } = useTranslation();
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <div className="narrow">
      <h1>{t('posts.delete.title')}</h1>
      <p>{t('posts.delete.text', { title })}</p>
      <form method="post" className="row">
        <button type="submit" className="button danger">
          {t('posts.delete.confirm')}
        </button>
        <LinkButton to={`/post/${id}`}>{t('posts.delete.cancel')}</LinkButton>
      </form>
    </div>
  );
}
