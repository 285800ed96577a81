import { useTranslation } from 'react-i18next';
import { Countdown } from '~/ui/Instant';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  swiss: { round: number; rounds: number; roundEndsAt: Date | null };
  /** The page, without a locale prefix; `?round=` chooses a round. */
  page: string;
  now: Date;
}

/** Heading of a Swiss round, and links to the others. */
export function SwissHead({ swiss: { round, rounds, roundEndsAt }, page, now }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <>
      <h2 id="swiss">
        {t('rounds.names.swiss', { number: round })}{' '}
        {roundEndsAt && roundEndsAt > now && <Countdown until={roundEndsAt} now={now} />}
      </h2>
      {rounds > 1 && (
        <nav className="row round-links" aria-label={t('rounds.kinds.swiss')}>
          {Array.from({ length: rounds }, (_, at) => at + 1).map((number) => (
            <a
              key={number}
              className="button quiet"
              href={toPath(`${page}?round=${number}`)}
              aria-current={number === round ? 'page' : undefined}
            >
              {t('rounds.names.swiss', { number })}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
