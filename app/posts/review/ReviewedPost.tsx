import { useTranslation } from 'react-i18next';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { spacedTeamCode } from '~/pokedex/team-code';
import { PostDate } from '~/posts/PostDate';
import { PostPictures } from '~/posts/pictures/PostPictures';
import { pictureUrls } from '~/posts/pictures/picture-path';
import { RankBadge } from '~/posts/RankBadge';
import { RegulationText } from '~/posts/RegulationText';
import { writtenIn } from '~/text/written-in';
import { ExternalLink } from '~/ui/ExternalLink';
import { PlainField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { Labelled } from '~/ui/Labelled';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import { useLocalePath } from '~/ui/root-data';
import type { PendingPost } from './review.server';

interface Props {
  post: PendingPost;
  /** `version`: the reviewed one; undefined if the post has changed since. */
  answer?: { reason: string; problem: string; version?: number };
}

export function ReviewedPost({ post, answer }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const toPath = useLocalePath();
  const { postId, version, title, species } = post;
  const id = `review-${postId}`;
  return (
    <article className="review" aria-labelledby={id}>
      <h2 id={id} lang={writtenIn(title)}>
        {title}
      </h2>
      <p className="row">
        <span className="soft">
          {t('posts.by', { name: post.authorName })} <PostDate at={post.createdAt} />
        </span>
        {post.finalRank !== null && <RankBadge rank={post.finalRank} />}
        <span className="badge">{t(`posts.rule.${post.rule}`)}</span>
        <span className="badge">
          <RegulationText text={post.regulation} />
        </span>
        {post.approvedVersion !== null && (
          <>
            <span className="badge warn">{t('posts.review.isChange')}</span>
            <a href={toPath(`/post/${postId}`)}>{t('posts.review.current')}</a>
          </>
        )}
      </p>
      <div className="post-body">
        <PostPictures title={title} urls={pictureUrls(post)} idPrefix={`picture-${postId}`} />
        <div className="stack">
          <TeamOfSix species={species} label={t('posts.sixOf', { title })} />
          {post.teamCode && (
            <p>
              <Labelled label={t('posts.view.teamCode')}>{spacedTeamCode(post.teamCode)}</Labelled>
            </p>
          )}
          {post.description && <LinkedText text={post.description} />}
          <p>
            <Labelled label={t('posts.view.link')}>
              <ExternalLink href={post.externalUrl}>{post.externalUrl}</ExternalLink>
            </Labelled>
          </p>
          {post.imageUrl && (
            <p>
              <Labelled label={t('posts.review.imageFrom')}>
                <ExternalLink href={post.imageUrl}>{post.imageUrl}</ExternalLink>
              </Labelled>
            </p>
          )}
        </div>
      </div>
      <form method="post" className="decision">
        <input type="hidden" name="postId" value={postId} />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <button type="submit" name="intent" value="approve" className="button primary" data-key="a">
          {t('posts.review.approve')}
        </button>
        <PlainField id={`${id}-reason`} {...words('posts.review.reason')} error={answer?.problem} isUrgent>
          {(own) => <textarea {...own} name="reason" rows={2} data-key="r" defaultValue={answer?.reason} />}
        </PlainField>
        <button type="submit" name="intent" value="reject" className="button danger">
          {t('posts.review.reject')}
        </button>
      </form>
    </article>
  );
}
