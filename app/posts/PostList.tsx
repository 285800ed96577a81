import { useTranslation } from 'react-i18next';
import { PostCard } from './PostCard';
import type { ListedPost } from './post-list.server';
import { examinedAtMost } from './post-query';
import postsScript from './posts-script.ts?script';

interface Props {
  posts: readonly ListedPost[];
  /** Where the next page is, with the same question; undefined at the end. */
  more?: string;
  /** The page looked at as many posts as it may, and more may fit further on. */
  stopped?: boolean;
  /** The page brings a list as long as its address says. */
  keepsLength?: boolean;
  heading?: 'h2' | 'h3';
  /** Its pictures are left to the script of light pages. */
  deferred?: boolean;
}

/** One page of posts, and a link to the next one, which the script turns into more of this one. */
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
