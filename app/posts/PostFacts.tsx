import { useTranslation } from 'react-i18next';
import { ExternalLink } from '~/ui/ExternalLink';
import { useLocalePath } from '~/ui/root-data';
import { PostDate } from './PostDate';
import { statusOf } from './post';
import { RankBadge } from './RankBadge';
import { RegulationText } from './RegulationText';
import type { ViewedPost } from './viewed-post.server';

export function PostFacts({ post, shown, verified, decisions }: ViewedPost) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="card post-facts" aria-labelledby="facts">
      <h2 id="facts">{t('posts.view.facts')}</h2>
      {verified && (
        <p className="notice good">
          <strong>{t('posts.view.verified')}</strong>{' '}
          <a href={toPath(`/tournaments/${verified.tournamentId}`)}>
            {t('posts.view.verifiedAt', { tournament: verified.tournamentName })}
          </a>
        </p>
      )}
      <dl className="facts">
        {shown.finalRank !== null && (
          <>
            <dt>{t('posts.view.finalRank')}</dt>
            <dd>
              <RankBadge rank={shown.finalRank} />
            </dd>
          </>
        )}
        <dt>{t('posts.view.rule')}</dt>
        <dd>{t(`posts.rule.${shown.rule}`)}</dd>
        <dt>{t('posts.view.regulation')}</dt>
        <dd>
          <RegulationText text={shown.regulation} />
        </dd>
        <dt>{t('posts.view.link')}</dt>
        <dd>
          <ExternalLink href={shown.externalUrl}>{new URL(shown.externalUrl).host}</ExternalLink>
        </dd>
        <dt>{t(post.publishedAt ? 'posts.view.date' : 'posts.view.written')}</dt>
        <dd>
          <PostDate at={post.publishedAt ?? shown.createdAt} />
        </dd>
      </dl>
      {decisions.length > 0 && (
        <details>
          <summary>{t('posts.view.decisions')}</summary>
          <ul>
            {decisions.map(({ version, at, reason, reviewer, ...decided }) => (
              <li key={version}>
                {t('posts.view.reviewedBy', {
                  version,
                  decision: t(`posts.status.${statusOf(decided)}`),
                  reviewer: reviewer ?? t('posts.someone'),
                })}{' '}
                {at && <PostDate at={at} />} {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
