import { useTranslation } from 'react-i18next';
import { formats, phases, rules } from '~/tournaments/tournament';
import { isFiltered, type TournamentQuery, tournamentsPath } from '~/tournaments/tournament-query';
import { LinkButton } from '~/ui/LinkButton';
import { SearchInput, SelectFilter } from '~/ui/list/ListSearch';
import { useLocalePath } from '~/ui/root-data';

export function TournamentFilter({ query }: { query: TournamentQuery }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const phaseLink = (when: TournamentQuery['when']) => ({
    href: toPath(tournamentsPath({ ...query, when, page: 1 })),
    'aria-current': query.when === when ? ('page' as const) : undefined,
  });
  return (
    <>
      <search>
        <form className="tournament-filter card" action={toPath('/tournaments')}>
          <div className="field tournament-search">
            <label htmlFor="q">{t('tournaments.filter.search')}</label>
            <SearchInput search={query.search} placeholder={t('tournaments.filter.placeholder')} />
          </div>
          <SelectFilter
            id="rule"
            label={t('tournaments.filter.rule')}
            any={t('tournaments.filter.anyRule')}
            chosen={query.rule}
            choices={rules.map((value) => ({ value, label: t(`tournaments.rule.${value}`) }))}
          />
          <SelectFilter
            id="format"
            label={t('tournaments.filter.format')}
            any={t('tournaments.filter.anyFormat')}
            chosen={query.format}
            choices={formats.map((value) => ({ value, label: t(`tournaments.format.${value}`) }))}
          />
          {query.when && <input type="hidden" name="when" value={query.when} />}
          <div className="row">
            <button className="button primary" type="submit">
              {t('tournaments.filter.submit')}
            </button>
            {isFiltered(query) && (
              <LinkButton to={tournamentsPath({ search: '', when: query.when, page: 1 })} look="quiet">
                {t('tournaments.filter.clear')}
              </LinkButton>
            )}
          </div>
        </form>
      </search>
      <nav className="phases" aria-label={t('tournaments.filter.when')}>
        <a {...phaseLink(undefined)}>{t('tournaments.filter.everything')}</a>
        {phases.map((phase) => (
          <a key={phase} {...phaseLink(phase)}>
            {t(`tournaments.phase.${phase === 'past' ? 'over' : phase}`)}
          </a>
        ))}
      </nav>
    </>
  );
}
