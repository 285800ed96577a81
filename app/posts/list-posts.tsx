import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findSignedIn } from '~/accounts/session.server';
import { translatorFor } from '~/locales/i18n';
import { FeedLink, feedMeta } from '~/ui/feed';
import { LinkButton } from '~/ui/LinkButton';
import { linkCard } from '~/ui/link-card';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, originOf, useLocalePath } from '~/ui/root-data';
import { PostFilter } from './PostFilter';
import { PostList } from './PostList';
import { postsPreview } from './pictures/list-card';
import { listGrown } from './post-list.server';
import { hasPostFilter, parsePostQuery, parseShown, postsPath } from './post-query';
import styles from './posts.css?url';

export const handle: PageHandle = { audience: 'everyone', fromReplica: true, layout: 'wide' };

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  if (!data) return [];
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  return [
    ...linkCard({
      ...{ title: t('posts.title'), description: t('posts.description'), locale },
      ...{ origin: originOf(matches), ...postsPreview(data.query, data.posts, locale) },
    }),
    feedMeta('posts', locale),
    // Search engines should index the list itself, not every query.
    ...(location.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = parsePostQuery(searchParams);
  const viewer = await findSignedIn(request, context);
  const grown = await listGrown(context.db, query, viewer?.userId, parseShown(searchParams));
  return { query, ...grown };
}

export default function ListPosts() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { query, posts, next, stopped } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="posts-head">
        <h1>{t('posts.title')}</h1>
        <p className="soft">{t('posts.lead')}</p>
        <p className="row">
          <LinkButton to="/post" look="primary">
            {t('posts.write')}
          </LinkButton>
          <LinkButton to="/favorites">{t('posts.favorites')}</LinkButton>
        </p>
      </div>
      <PostFilter query={query} />
      {posts.length === 0 && !next && (
        <p className="notice" role="status">
          {t(
            query.after
              ? 'posts.list.nothingHere'
              : hasPostFilter(query)
                ? 'posts.list.nothingFound'
                : 'posts.list.none',
          )}
        </p>
      )}
      <PostList
        keepsLength
        posts={posts}
        more={next && toPath(postsPath({ ...query, after: next }))}
        stopped={stopped}
      />
      <p className="row">
        {!next && posts.length > 0 && <span className="soft">{t('posts.list.end')}</span>}
        {query.after && (
          <LinkButton to={postsPath({ ...query, after: undefined })} look="quiet">
            {t('posts.list.first')}
          </LinkButton>
        )}
      </p>
      <FeedLink of="posts" />
    </>
  );
}
