import { useTranslation } from 'react-i18next';
import { PostDate } from '~/posts/PostDate';
import { RankBadge } from '~/posts/RankBadge';
import { writtenIn } from '~/text/written-in';
import { listPath } from '~/ui/list/list-query';
import { useLocalePath } from '~/ui/root-data';
import type { PendingPost } from './review.server';

interface Props {
  posts: readonly PendingPost[];
  chosen: string | undefined;
  after: string | undefined;
}

/** The queue from a cursor on, and the post that is open beside it. */
export const reviewPath = (after?: string, post?: string) =>
  listPath('/admin/posts', { after, post }) + (post ? `#waiting-${post}` : '');

export function PendingRows({ posts, chosen, after }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (posts.length === 0) return null;
  return (
    <>
      <p>{t('posts.review.lead')}</p>
      <ul className="rows card">
        {posts.map(({ postId, title, authorName, createdAt, finalRank, rule, approvedVersion }) => (
          <li key={postId} className="row-link" id={`waiting-${postId}`}>
            <div>
              <a
                href={toPath(reviewPath(after, postId))}
                lang={writtenIn(title)}
                data-row=""
                aria-current={postId === chosen ? 'true' : undefined}
              >
                {title}
              </a>
              <p className="soft">
                {t('posts.by', { name: authorName })} <PostDate at={createdAt} />
              </p>
            </div>
            <p className="row">
              {finalRank !== null && <RankBadge rank={finalRank} />}
              <span className="badge">{t(`posts.rule.${rule}`)}</span>
              {approvedVersion !== null && <span className="badge warn">{t('posts.review.isChange')}</span>}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
