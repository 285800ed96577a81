import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';
import { formats, phases, rules } from './tournament';
import { isFiltered, type TournamentQuery, tournamentsPath } from './tournament-query';

/** Search and filters as a plain GET form, and the phases as links that keep them. */
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
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={query.search}
              maxLength={60}
              enterKeyHint="search"
              placeholder={t('tournaments.filter.placeholder')}
            />
          </div>
          <div className="field">
            <label htmlFor="rule">{t('tournaments.filter.rule')}</label>
            <select id="rule" name="rule" defaultValue={query.rule ?? ''}>
              <option value="">{t('tournaments.filter.anyRule')}</option>
              {rules.map((rule) => (
                <option key={rule} value={rule}>
                  {t(`tournaments.rule.${rule}`)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="format">{t('tournaments.filter.format')}</label>
            <select id="format" name="format" defaultValue={query.format ?? ''}>
              <option value="">{t('tournaments.filter.anyFormat')}</option>
              {formats.map((format) => (
                <option key={format} value={format}>
                  {t(`tournaments.format.${format}`)}
                </option>
              ))}
            </select>
          </div>
          {query.when && <input type="hidden" name="when" value={query.when} />}
          <div className="row">
            <button className="button primary" type="submit">
              {t('tournaments.filter.submit')}
            </button>
            {isFiltered(query) && (
              <a
                className="button quiet"
                href={toPath(tournamentsPath({ search: '', when: query.when, page: 1 }))}
              >
                {t('tournaments.filter.clear')}
              </a>
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
