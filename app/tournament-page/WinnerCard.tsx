import { useTranslation } from 'react-i18next';
import { cardHeight, cardWidth } from '~/card/card-size';
import { CardLinks } from '~/results/CardLinks';
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
        <CardLinks
          card={card}
          file={`champion-${tournament.id}.png`}
          text={text}
          labels={{ save: t('results.card.save'), share: t('results.card.share') }}
          looks={{ save: 'button', share: 'button quiet' }}
        />
      </p>
      <p className="soft">{t('results.card.hint')}</p>
    </section>
  );
}
