import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntrantQuery, type EntrantShow, entrantListPath, entrantShows } from '~/entrants/entrant-query';
import type { RosterCounts } from '~/entrants/roster';
import { Pages } from '~/ui/list/Pages';
import { ShowFilter } from '~/ui/list/ShowFilter';
import { DeskSearch } from '../DeskSearch';
import { EntrantRows } from './EntrantRows';

interface Props extends ComponentProps<typeof EntrantRows> {
  query: EntrantQuery;
  counts: RosterCounts;
  /** Number of all matches; `rows` are one page of them. */
  found: number;
  hasMore: boolean;
}

/** Search, filter and one page of the list. */
export function FoundEntrants({ query, counts, found, hasMore, ...page }: Props) {
  const { t } = useTranslation();
  const { rows, desk, hasCheckIn } = page;
  const list = `${desk}/entrants`;
  const pathOf = (change: Partial<EntrantQuery>) => entrantListPath(list, { ...query, page: 1, ...change });
  const countOf: Record<EntrantShow, number> = {
    ...counts,
    all: counts.listed,
    notThere: counts.listed - counts.checkedIn,
  };
  const shows = entrantShows.filter((show) => show === query.show || isUseful(show, countOf, hasCheckIn));
  return (
    <>
      <DeskSearch
        path={list}
        label={t('entrants.search')}
        search={query.search}
        show={query.show === 'all' ? undefined : query.show}
      />
      <ShowFilter
        label={t('entrants.filter')}
        shows={shows.map((show) => ({
          to: pathOf({ show }),
          text: t(`entrants.shows.${show}`),
          count: countOf[show],
          isOpen: show === query.show,
        }))}
      />
      <p role="status" className="soft">
        {found > 0 ? t('entrants.count', { count: found }) : t('entrants.none')}
      </p>
      {rows.length > 0 && <EntrantRows {...page} />}
      <Pages page={query.page} hasMore={hasMore} pathOf={(to) => pathOf({ page: to })} />
    </>
  );
}

/** Filters that find nothing are left out, as are those by check-in where there is none. */
function isUseful(show: EntrantShow, countOf: Record<EntrantShow, number>, hasCheckIn: boolean): boolean {
  if (show === 'all') return true;
  const needsCheckIn = show === 'checkedIn' || show === 'notThere';
  return countOf[show] > 0 && (hasCheckIn || !needsCheckIn);
}
