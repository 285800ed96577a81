import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  page: number;
  hasMore: boolean;
  pathOf: (page: number) => string;
}

export function Pages({ page, hasMore, pathOf }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="row" aria-label={t('tournaments.pages.label')}>
      {page > 1 && (
        <a className="button" rel="prev" href={toPath(pathOf(page - 1))}>
          {t('tournaments.pages.previous')}
        </a>
      )}
      <span className="soft">{t('tournaments.pages.current', { page })}</span>
      {hasMore && (
        <a className="button" rel="next" href={toPath(pathOf(page + 1))}>
          {t('tournaments.pages.next')}
        </a>
      )}
    </nav>
  );
}
