import { useTranslation } from 'react-i18next';
import type { HostedTournament } from '~/tournaments/hosted-tournament.server';
import { canEndNow, phaseOf } from '~/tournaments/tournament';
import { useActs } from '~/ui/act';
import { Instant } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import type { ResultsAct } from './results-act.server';

interface Props {
  tournament: HostedTournament;
  /** The tournament's desk path, without a locale prefix. */
  desk: string;
  now: Date;
}

export function PublishResults({ tournament, desk, now }: Props) {
  const { t } = useTranslation();
  const at = useActs<ResultsAct>();
  const { resultsPublishedAt, endsAt, timeZone } = tournament;
  const over = phaseOf(tournament, now) === 'past';
  return (
    <form method="post" action={at(resultsPublishedAt ? 'hide' : 'publish')} className="card results-publish">
      <p>
        {t(resultsPublishedAt ? 'results.published' : 'results.notPublished')}
        {!over && (
          <>
            <br />
            {t('results.shownFrom')} <Instant at={endsAt} timeZone={timeZone} now={now} />
          </>
        )}
      </p>
      <button className={resultsPublishedAt ? 'button quiet' : 'button'} type="submit">
        {t(resultsPublishedAt ? 'results.unpublish' : 'results.publish')}
      </button>
      {canEndNow(tournament, now) && (
        <LinkButton to={`${desk}/end?back=result`} look="quiet">
          {t('host.end.button')}
        </LinkButton>
      )}
    </form>
  );
}
