import { useTranslation } from 'react-i18next';
import { writtenIn } from '~/text/written-in';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';
import { PostDate } from './PostDate';
import { statusOf } from './post';
import type { OwnPost } from './post-list.server';

const looks = { pending: 'warn', approved: 'good', rejected: 'bad', takenDown: 'bad' } as const;

interface Props {
  posts: readonly OwnPost[];
  heading?: 'h2' | 'h3';
}

export function MyPosts({ posts, heading: Heading = 'h2' }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (posts.length === 0) return <p className="soft">{t('posts.own.none')}</p>;
  return (
    <ul className="my-posts">
      {posts.map((post) => {
        const status = statusOf(post);
        const isChange = post.approvedVersion !== null && status !== 'approved';
        return (
          <li key={post.id} className="card" data-status={status}>
            <Heading>
              <a href={toPath(`/post/${post.id}`)} lang={writtenIn(post.title)}>
                {post.title}
              </a>
            </Heading>
            <p className="row">
              {isChange && <span className="badge good">{t('posts.status.approved')}</span>}
              <span className={`badge ${looks[status]}`}>
                {isChange && status === 'pending'
                  ? t('posts.own.changePending')
                  : t(`posts.status.${status}`)}
              </span>
              <span className="soft">
                <PostDate at={post.createdAt} />
              </span>
              {post.approvedVersion !== null && (
                <span className="soft">{t('posts.favorite.count', { count: post.favoriteCount })}</span>
              )}
            </p>
            {(status === 'rejected' || status === 'takenDown') && (
              <p className="notice bad">
                <strong>
                  {t(status === 'takenDown' ? 'posts.own.takenDownReason' : 'posts.own.reason')}
                </strong>
                <br />
                <span className="linked-text">{post.reason}</span>
                {isChange && <span className="soft"> {t('posts.own.stillPublic')}</span>}
              </p>
            )}
            <p className="row">
              <LinkButton to={`/post/${post.id}/edit`}>
                {t('posts.own.edit')}
                <span className="visually-hidden">
                  {t('shell.labelled', { label: '', value: post.title })}
                </span>
              </LinkButton>
              <LinkButton to={`/post/${post.id}/delete`} look="quiet">
                {t('posts.view.delete')}
                <span className="visually-hidden">
                  {t('shell.labelled', { label: '', value: post.title })}
                </span>
              </LinkButton>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
