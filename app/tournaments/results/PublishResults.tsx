import { useTranslation } from 'react-i18next';
import type { HostedTournament } from '~/tournaments/host/hosted-tournament.server';
import { phaseOf } from '~/tournaments/tournament';
import { Instant } from '~/ui/Instant';

export function PublishResults({ tournament, now }: { tournament: HostedTournament; now: Date }) {
  const { t } = useTranslation();
  const { resultsPublishedAt, endsAt, timeZone } = tournament;
  const over = phaseOf(tournament, now) === 'past';
  return (
    <form method="post" className="card results-publish">
      <p>
        {t(resultsPublishedAt ? 'results.published' : 'results.notPublished')}
        {!over && (
          <>
            <br />
            {t('results.shownFrom')} <Instant at={endsAt} timeZone={timeZone} now={now} />
          </>
        )}
      </p>
      <button
        className={resultsPublishedAt ? 'button quiet' : 'button'}
        type="submit"
        name="intent"
        value={resultsPublishedAt ? 'unpublish' : 'publish'}
      >
        {t(resultsPublishedAt ? 'results.unpublish' : 'results.publish')}
      </button>
    </form>
  );
}
