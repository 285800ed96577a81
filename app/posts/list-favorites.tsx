import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { PostList } from './PostList';
import { listFavorites } from './post-list.server';
import { parseCursor, parseShown, printCursor } from './post-query';
import styles from './posts.css?url';

const { handle, meta, links } = page({
  audience: 'person',
  layout: 'user',
  title: 'posts.favorite.page',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireSignedIn(request, context);
  const { searchParams } = new URL(request.url);
  const after = parseCursor(searchParams.get('after') ?? '', 'newest');
  return listFavorites(context.db, userId, after, parseShown(searchParams));
}

export default function ListFavorites() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { posts, next } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t('posts.favorite.page')}</h1>
      {posts.length === 0 && (
        <>
          <p className="notice">{t('posts.favorite.none')}</p>
          <p>
            <LinkButton to="/posts" look="primary">
              {t('posts.favorite.browse')}
            </LinkButton>
          </p>
        </>
      )}
      <PostList keepsLength posts={posts} more={next && toPath(`/favorites?after=${printCursor(next)}`)} />
    </>
  );
}
