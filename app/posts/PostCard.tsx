import { useTranslation } from 'react-i18next';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { writtenIn } from '~/text/written-in';
import { useLocalePath } from '~/ui/root-data';
import { FavoriteButton } from './FavoriteButton';
import { shownPictures } from './pictures/picture-path';
import type { ListedPost } from './post-list.server';
import { RankBadge } from './RankBadge';
import { RegulationText } from './RegulationText';

interface Props {
  post: ListedPost;
  heading?: 'h2' | 'h3';
  deferred?: boolean;
}

export function PostCard({ post, heading: Heading = 'h2', deferred }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, title, species, rule, regulation, finalRank, authorName } = post;
  const [picture] = shownPictures(post);
  return (
    <li className="card link-card post-card" data-post={id}>
      {picture && deferred && <span data-picture={picture.phone} />}
      {picture && !deferred && (
        <img src={picture.phone} alt="" loading="lazy" decoding="async" width={640} height={360} />
      )}
      <Heading>
        <a href={toPath(`/post/${id}`)} lang={writtenIn(title)}>
          {title}
        </a>
      </Heading>
      <p className="row post-card-facts">
        {finalRank !== null && <RankBadge rank={finalRank} />}
        <span className="badge">{t(`posts.rule.${rule}`)}</span>
        <span className="badge">
          <RegulationText text={regulation} />
        </span>
      </p>
      <TeamOfSix species={species} label={t('posts.sixOf', { title })} />
      <p className="post-card-foot">
        <span className="soft">{t('posts.by', { name: authorName })}</span>
      </p>
      <FavoriteButton postId={id} title={title} count={post.favoriteCount} isFavorite={post.isFavorite} />
    </li>
  );
}
