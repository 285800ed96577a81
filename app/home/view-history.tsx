import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { inDays, retention } from '~/db/retention';
import { recordText } from '~/results/final-standing';
import { listTakenPart, sumUpResults } from '~/sheets/own-teams.server';
import { ResultLinks } from '~/team-page/result/ResultLinks';
import { Instant } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import { pageOf } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { TeamResult } from './TeamResult';

const { handle, meta, links } = page({
  audience: 'person',
  layout: 'user',
  enhance: true,
  title: 'profile.history.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireSignedIn(request, context);
  const { now } = context;
  const page = pageOf(new URL(request.url).searchParams);
  const [{ entries, hasMore }, sum] = await Promise.all([
    listTakenPart(context.db, userId, page, now),
    sumUpResults(context.db, userId, now),
  ]);
  const rows = entries.map(({ displayName: _, species: __, ...entry }) => entry);
  return { now, page, entries: rows, hasMore, sum };
}

export default function ViewHistory() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { now, page, entries, hasMore } = useLoaderData<typeof loader>();
  const pathOf = (to: number) => (to === 1 ? '/history' : `/history?page=${to}`);
  return (
    <div className="narrow">
      <h1>{t('profile.history.title')}</h1>
      {entries.length === 0 ? (
        <div className="card stack empty">
          <p>{t(page === 1 ? 'profile.history.none' : 'profile.history.noMore')}</p>
          {page === 1 && <p className="soft">{t('profile.history.noneHint')}</p>}
          <LinkButton to={page === 1 ? '/tournaments' : '/history'} look="primary">
            {t(page === 1 ? 'profile.history.find' : 'profile.myPage.firstPage')}
          </LinkButton>
        </div>
      ) : (
        <>
          <p className="soft">
            {t('profile.history.lead')} {t('teams.ids.always', { days: inDays(retention.playerIds) })}
          </p>
          <Sum />
          <ol className="history">
            {entries.map(({ id, tournament, isPublic, result }) => (
              <li key={id} className="card">
                <p className="soft">
                  <Instant at={tournament.scheduledStartAt} timeZone={tournament.timeZone} now={now} />
                </p>
                <h2>
                  <a href={toPath(`/tournaments/${tournament.id}`)}>{tournament.name}</a>
                </h2>
                <p className="row">
                  <span className="badges">
                    {tournament.isTest && <span className="badge warn">{t('tournaments.test')}</span>}
                    {result ? (
                      <TeamResult result={result} />
                    ) : (
                      <span className="soft">{t('profile.team.noResult')}</span>
                    )}
                  </span>
                  <LinkButton to={`/teams/${id}`} look="quiet">
                    {t('profile.history.seeTeam')}
                    <span className="visually-hidden"> ({tournament.name})</span>
                  </LinkButton>
                </p>
                <p className="row">
                  <ResultLinks own={{ id, isPublic, tournament, result }} now={now} isRow />
                </p>
              </li>
            ))}
          </ol>
          <Pages {...{ page, hasMore, pathOf }} />
        </>
      )}
    </div>
  );
}

function Sum() {
  const { t } = useTranslation();
  const { sum } = useLoaderData<typeof loader>();
  const { bestRank } = sum;
  return (
    <dl className="history-sum card">
      <div>
        <dt>{t('profile.history.sum.tournaments')}</dt>
        <dd>{t('profile.history.sumTournaments', { count: sum.tournaments })}</dd>
      </div>
      <div>
        <dt>{t('profile.history.sum.record')}</dt>
        <dd>{recordText(t, sum)}</dd>
      </div>
      <div>
        <dt>{t('profile.history.sum.bestRank')}</dt>
        <dd>
          {bestRank === null
            ? t('profile.history.noRank')
            : t('shell.place', { count: bestRank, ordinal: true })}
        </dd>
      </div>
    </dl>
  );
}
