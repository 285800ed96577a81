import { useTranslation } from 'react-i18next';
import type { OnAirScene, OnAirSide } from '~/broadcast/on-air';
import { winnerOf } from '~/broadcast/scene';
import { TypeBadge } from '~/sheets/view/TypeBadge';
import { formatInstant } from '~/time/instant';
import { useLocale } from '~/ui/root-data';

export function ScenePreview({ scene, label, now }: { scene: OnAirScene | null; label: string; now: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!scene)
    return (
      <section className="screen idle" aria-label={label}>
        <p>{t('broadcast.idle')}</p>
      </section>
    );
  const { kind, round, tournament, sides, bestOf, casters, ticker, countdownEndsAt } = scene;
  const winner = kind === 'winner' ? winnerOf(scene) : undefined;
  return (
    <section className="screen" aria-label={label}>
      <p className="screen-top">
        <b>{t(`broadcast.kinds.${kind}`)}</b>
        {round && <span>{round[locale]}</span>}
        <span>{t('broadcast.fields.bestOfValue', { games: bestOf })}</span>
      </p>
      <ul className="screen-sides">
        {sides.map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its seat
          <li key={at} className={winner === at + 1 ? 'winner' : undefined}>
            <PreviewSide side={side} />
          </li>
        ))}
      </ul>
      <p className="screen-bottom">
        {countdownEndsAt && (
          <span>
            {t('shell.labelled', {
              label: t('broadcast.fields.countdownEndsAt'),
              value: formatInstant(new Date(countdownEndsAt), 'Asia/Tokyo', locale, now),
            })}
          </span>
        )}
        {casters.length > 0 && (
          <span>
            {t('shell.labelled', {
              label: t('broadcast.fields.casters'),
              value: casters.map(({ name, handle }) => name || handle).join(' / '),
            })}
          </span>
        )}
        {ticker.length > 0 && <span>{ticker.join(' ・ ')}</span>}
        {tournament && <span>{tournament}</span>}
      </p>
    </section>
  );
}

function PreviewSide({ side }: { side: OnAirSide }) {
  const locale = useLocale();
  return (
    <>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={side.color ?? 'currentColor'} />
      </svg>
      <span className="screen-player">{side.player || '—'}</span>
      <b className="screen-score">{side.score}</b>
      {side.team && (
        <span className="screen-team">
          {side.team.members.map(({ species, types }, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots never move
            <TypeBadge key={slot} types={types} label={species[locale]} />
          ))}
        </span>
      )}
    </>
  );
}
