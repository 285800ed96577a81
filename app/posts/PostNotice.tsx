import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';
import type { ViewedPost } from './viewed-post.server';

export function PostNotice({ post, latest, isPublic }: ViewedPost) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (!latest || (latest.status === 'approved' && isPublic)) return null;
  const down = latest.status === 'takenDown';
  const rejected = down || latest.status === 'rejected';
  const published = post.approvedVersion !== null;
  const text = published
    ? t(rejected ? 'posts.view.changeRejected' : 'posts.view.changePending')
    : t(down ? 'posts.view.ownTakenDown' : rejected ? 'posts.view.ownRejected' : 'posts.view.ownPending');
  return (
    <div className={rejected ? 'notice bad' : 'notice warn'}>
      <p>{text}</p>
      {latest.reason && (
        <p>
          <strong>{t(down ? 'posts.own.takenDownReason' : 'posts.own.reason')}</strong>
          <br />
          <span className="linked-text">{latest.reason}</span>
        </p>
      )}
      {published && (
        <p>
          <a href={toPath(isPublic ? `/post/${post.id}?show=latest` : `/post/${post.id}`)}>
            {t(isPublic ? 'posts.view.seeLatest' : 'posts.view.seePublic')}
          </a>
        </p>
      )}
    </div>
  );
}
