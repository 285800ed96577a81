import { useTranslation } from 'react-i18next';
import { standingOf, standingText } from '~/results/final-standing';
import { Labelled } from '~/ui/Labelled';
import { useLocale, useLocalePath } from '~/ui/root-data';
import type { NotedSide } from './match-notes.server';
import { NotedTeam } from './NotedTeam';

export function NotedPlayer({ side, number }: { side: NotedSide; number: 1 | 2 }) {
  const { t } = useTranslation();
  const { player, said, perhaps, score, team, hidesTeam, earlier, region, record, seed, handle } = side;
  const about = [record, seed && `#${seed}`, region, handle].filter(Boolean).join(' · ');
  const named = player || t('broadcast.fields.player', { side: number });
  return (
    <section className="noted-player" data-side={number} aria-labelledby={`player-${number}`}>
      <header>
        <h2 id={`player-${number}`}>
          {named}
          {said && <small>{said}</small>}
          {!said && perhaps && (
            <small>
              <Labelled label={t('broadcast.casters.suggested')}>
                <span lang="ja-Latn">{perhaps}</span>
              </Labelled>
            </small>
          )}
        </h2>
        <output aria-label={t('broadcast.casters.scoreOf', { player: named })}>{score}</output>
      </header>
      {about && <p className="noted-about">{about}</p>}
      {team && <NotedTeam members={team.members} battle={side.battle} />}
      {!team && player && (
        <p className="soft">{t(hidesTeam ? 'broadcast.link.hidden' : 'broadcast.link.guest')}</p>
      )}
      {earlier && <Earlier results={earlier} />}
    </section>
  );
}

function Earlier({ results }: { results: NonNullable<NotedSide['earlier']> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  return (
    <div className="noted-earlier">
      <h3>{t('broadcast.casters.earlier')}</h3>
      {results.length === 0 ? (
        <p className="soft">{t('broadcast.casters.noEarlier')}</p>
      ) : (
        <ul>
          {results.map(({ id, name, scheduledStartAt, timeZone, result }) => (
            <li key={id}>
              <b>{standingText(t, standingOf(result), result)}</b>{' '}
              <a href={toPath(`/tournaments/${id}`)}>{name}</a>{' '}
              <small>
                {new Intl.DateTimeFormat(locale, {
                  timeZone,
                  year: 'numeric',
                  month: 'short',
                  day: 'numeric',
                }).format(scheduledStartAt)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
