import { useTranslation } from 'react-i18next';
import { PostCard } from './PostCard';
import type { ListedPost } from './post-list.server';
import { examinedAtMost } from './post-query';
import postsScript from './posts-script.ts?script';

interface Props {
  posts: readonly ListedPost[];
  more?: string;
  /** The search reached its scan limit; more posts may match further on. */
  stopped?: boolean;
  /** The page honors `?shown=`, the list's length in its URL. */
  keepsLength?: boolean;
  heading?: 'h2' | 'h3';
  /** A script loads the pictures later, on light pages. */
  deferred?: boolean;
}

/** Progressive enhancement: the script appends the next page to this one. */
export function PostList({ posts, more, stopped, keepsLength, heading, deferred }: Props) {
  const { t } = useTranslation();
  return (
    <div className="post-list" data-more-list={keepsLength ? 'kept' : ''}>
      <ul className="cards">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} heading={heading} deferred={deferred} />
        ))}
      </ul>
      {more && (
        <div className="more">
          {stopped && <p className="soft">{t('posts.list.stopped', { count: examinedAtMost })}</p>}
          <a
            className="button"
            rel="next"
            href={more}
            data-more
            data-loading={t('posts.list.loading')}
            data-again={t('posts.list.again')}
          >
            {t(stopped ? 'posts.list.goOn' : 'posts.list.more')}
          </a>
        </div>
      )}
      <p className="visually-hidden" role="status" data-more-status={t('posts.list.added')} />
      <script type="module" src={postsScript} />
    </div>
  );
}
