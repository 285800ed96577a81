import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { failure } from '~/http/errors';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { findPost } from '~/posts/post.server';
import { viewerOf } from '~/posts/post-viewer.server';
import styles from '~/posts/posts.css?url';
import { writtenIn } from '~/text/written-in';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';

const { handle, meta, links } = page({
  audience: 'person',
  layout: 'user',
  title: 'posts.posted.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const found = await findPost(context.db, params.postId ?? '', viewerOf(user), 'latest');
  if (found?.post.authorId !== user.userId) throw failure(404, 'postNotFound');
  const { post, shown } = found;
  return { id: post.id, isChange: post.approvedVersion !== null, title: shown.title, species: shown.species };
}

export default function Posted() {
  const { t } = useTranslation();
  const { id, isChange, title, species } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1>{t(isChange ? 'posts.posted.editedTitle' : 'posts.posted.title')}</h1>
      <p>{t(isChange ? 'posts.posted.editedText' : 'posts.posted.text')}</p>
      <section className="card">
        <h2 lang={writtenIn(title)}>{title}</h2>
        <TeamOfSix species={species} label={t('posts.sixOf', { title })} />
      </section>
      <p className="row">
        <LinkButton to={`/post/${id}?show=latest`} look="primary">
          {t('posts.posted.see')}
        </LinkButton>
        <LinkButton to="/posts/mine">{t('posts.mine')}</LinkButton>
        <LinkButton to="/post" look="quiet">
          {t('posts.posted.another')}
        </LinkButton>
      </p>
    </div>
  );
}
