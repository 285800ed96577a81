import { useTranslation } from 'react-i18next';
import { PostCard } from './PostCard';
import type { ListedPost } from './post-list.server';
import postsScript from './posts-script.ts?worker&url';

interface Props {
  posts: readonly ListedPost[];
  /** Where the next page is, with the same question; undefined at the end. */
  more?: string;
  /** Of each post. */
  heading?: 'h2' | 'h3';
}

/** One page of posts, and a link to the next one, which the script turns into more of this one. */
export function PostList({ posts, more, heading }: Props) {
  const { t } = useTranslation();
  return (
    <div className="post-list" data-more-list>
      <ul className="cards">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} heading={heading} />
        ))}
      </ul>
      {more && (
        <p className="more">
          <a
            className="button"
            rel="next"
            href={more}
            data-more
            data-loading={t('posts.list.loading')}
            data-again={t('posts.list.again')}
          >
            {t('posts.list.more')}
          </a>
        </p>
      )}
      <p className="visually-hidden" role="status" data-more-status />
      <script type="module" src={postsScript} />
    </div>
  );
}
