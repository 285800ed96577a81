import { useTranslation } from 'react-i18next';
import { ActButton } from './ActButton';
import type { SeatChoice } from './desk-values';

interface PlayerSearchProps {
  find: string;
  results: { teams: readonly SeatChoice[]; more: number };
  hasTournament: boolean;
}

export function PlayerSearch({ find, results, hasTournament }: PlayerSearchProps) {
  const { t } = useTranslation();
  return (
    <section className="player-search" aria-labelledby="player-search-title">
      <h3 id="player-search-title">{t('broadcast.pick.title')}</h3>
      {!hasTournament ? (
        <p className="soft">{t('broadcast.pick.first')}</p>
      ) : (
        <>
          <div className="search-line">
            <input
              type="search"
              name="find"
              defaultValue={find}
              aria-label={t('broadcast.pick.search')}
              placeholder={t('broadcast.pick.search')}
              autoComplete="off"
              enterKeyHint="search"
            />
            <ActButton act="find">{t('broadcast.pick.button')}</ActButton>
          </div>
          <div data-part="found">
            {results.teams.length === 0 && <p className="soft">{t('broadcast.pick.none')}</p>}
            <ul>
              {results.teams.map(({ id, displayName, saidName, tonamelId }) => (
                <li key={id}>
                  <span className="found-name">
                    {displayName} {saidName && <small>{saidName}</small>} <small>{tonamelId}</small>
                  </span>
                  {([1, 2] as const).map((side) => (
                    <ActButton
                      key={side}
                      act="pick"
                      values={{ side, team: id }}
                      aria-label={t('broadcast.pick.to', { player: displayName, side })}
                    >
                      {t('broadcast.pick.side', { side })}
                    </ActButton>
                  ))}
                </li>
              ))}
            </ul>
            {results.more > 0 && <p className="soft">{t('broadcast.pick.more', { more: results.more })}</p>}
          </div>
        </>
      )}
    </section>
  );
}
