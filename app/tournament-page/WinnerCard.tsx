import { useTranslation } from 'react-i18next';
import { cardHeight, cardWidth } from '~/card/card-size';
import { podiumOf } from '~/results/podium';
import { shareText } from '~/results/share-text';
import type { listStandings } from '~/results/standings.server';
import { playerName } from '~/text/nameless';
import type { Details, FoundTournament } from '~/tournaments/tournament.server';
import { useLocale, useLocalePath, usePage } from '~/ui/root-data';

interface Props {
  tournament: FoundTournament;
  details: Details;
  standings: Awaited<ReturnType<typeof listStandings>>;
}

/** The winner's picture, to save and to post. */
export function WinnerCard({ tournament, details, standings }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { origin } = usePage();
  const { winner } = podiumOf(standings);
  if (!winner) return null;
  const card = toPath(`/tournaments/${tournament.id}/winner/card`);
  const title = { ja: tournament.name, en: details.nameEn || tournament.name };
  const text = shareText(locale, { title, ...standings }, `${origin}/tournaments/${tournament.id}`);
  return (
    <section className="card" id="winner" aria-labelledby="winner-title">
      <h2 id="winner-title">{t('results.card.title')}</h2>
      <p>
        <a href={card}>
          <img
            className="winner-card"
            src={card}
            width={cardWidth}
            height={cardHeight}
            loading="lazy"
            alt={t('results.card.alt', { name: playerName(t, winner.displayName) })}
          />
        </a>
      </p>
      <p className="row">
        <a className="button" href={card} download={`champion-${tournament.id}.png`}>
          {t('results.card.save')}
        </a>
        {text && (
          <a
            className="button quiet"
            href={`https://x.com/intent/post?${new URLSearchParams({ text })}`}
            target="_blank"
            rel="noopener"
          >
            {t('results.card.share')}
            <span className="visually-hidden">{t('shell.newTab')}</span>
          </a>
        )}
      </p>
      <p className="soft">{t('results.card.hint')}</p>
    </section>
  );
}
