import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { twoImagesBody } from '~/http/policy';
import { RegulationName } from '~/tournaments/RegulationName';
import { sheetKinds } from '~/tournaments/tournament';
import { type FoundTournament, searchOpenTournaments } from '~/tournaments/tournament.server';
import { tournamentsPath } from '~/tournaments/tournament-query';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { ListSearch } from '~/ui/list/ListSearch';
import { listPath, parseListQuery } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import styles from './choose-tournament.css?url';
import { StepProgress } from './StepProgress';

export const { handle, meta, links } = page({
  audience: 'everyone',
  body: twoImagesBody,
  failed: { reading: 'tournamentsFetchFailed', writing: 'submitFailed' },
  title: 'teams.submit.title',
  styles,
  layout: 'user',
  enhance: true,
  isPublic: true,
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const kind = sheetKinds.find((known) => known === params.kind?.toLowerCase());
  if (!kind) throw pageNotFound(request);
  const { db, now } = context;
  const query = parseListQuery(new URL(request.url).searchParams);
  return { path: `/team-submit/${kind}`, query, now, ...(await searchOpenTournaments(db, query, now)) };
}

/** @throws 404 always: a sheet is submitted to the URL of a tournament */
export function action({ request }: { request: Request }) {
  throw pageNotFound(request);
}

export default function ChooseTournament() {
  const { t } = useTranslation();
  const { path, query, now, tournaments, hasMore } = useLoaderData<typeof loader>();
  const { search } = query;
  const isEmpty = tournaments.length === 0;
  return (
    <div className="narrow submit-page">
      <h1>{t('teams.submit.title')}</h1>
      <StepProgress current="tournament" />
      <h2>{t('teams.submit.choose')}</h2>
      {isEmpty && search === '' && query.page === 1 ? (
        <p className="notice">{t('teams.submit.none')}</p>
      ) : (
        <ListSearch path={path} label={t('tournaments.filter.search')} search={search} />
      )}
      {isEmpty && search !== '' && (
        <div className="notice" role="status">
          <p>{t('teams.submit.notFound', { search })}</p>
          <LinkButton to={path}>{t('teams.submit.clearSearch')}</LinkButton>
        </div>
      )}
      {isEmpty && search === '' && query.page > 1 && <p className="notice">{t('tournaments.empty.page')}</p>}
      <ul className="choose-tournament" data-preload="hand-in/submit/submit-team">
        {tournaments.map((tournament) => (
          <Choice key={tournament.id} tournament={tournament} now={now} />
        ))}
      </ul>
      <Pages page={query.page} hasMore={hasMore} pathOf={(to) => listPath(path, { q: search, page: to })} />
      <p>
        <LinkButton to={tournamentsPath({ search, page: 1 })} look="quiet">
          {t('teams.submit.allTournaments')}
        </LinkButton>
      </p>
    </div>
  );
}

function Choice({ tournament, now }: { tournament: FoundTournament; now: Date }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, name, groupName, game, rule, sheetKind, timeZone } = tournament;
  const times = [
    ['teams.submit.deadline', tournament.submissionDeadlineAt],
    ['tournaments.startsAt', tournament.scheduledStartAt],
  ] as const;
  return (
    <li>
      <a className="card" href={toPath(`/team-submit/${sheetKind}/${id}`)}>
        <span className="eyebrow">{groupName}</span>
        <strong>{name}</strong>
        <span className="choose-kind">
          {t(`tournaments.game.${game}`)}
          <span aria-hidden="true"> · </span>
          <RegulationName {...tournament} />
        </span>
        <span className="row">
          <span className="badge">{t(`tournaments.rule.${rule}`)}</span>
          <span className="badge brand-soft">{t(`teams.submit.kind.${sheetKind}`)}</span>
          {tournament.isTest && <span className="badge warn">{t('tournaments.test')}</span>}
        </span>
        <span className="choose-times soft">
          {times.map(([label, at]) => (
            <span key={label}>
              <Labelled label={t(label)}>
                <Instant at={at} timeZone={timeZone} now={now} />
              </Labelled>
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}
