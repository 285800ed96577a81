import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findViewer } from '~/accounts/viewer.server';
import { translatorFor } from '~/locales/i18n';
import { games } from '~/pokedex/game';
import { regulationsOf } from '~/pokedex/regulations';
import { listOwnTeams } from '~/sheets/own-teams.server';
import { TournamentCard } from '~/tournaments/TournamentCard';
import { phases } from '~/tournaments/tournament';
import { listTournaments } from '~/tournaments/tournament.server';
import { isFiltered, parseTournamentQuery, tournamentsPath } from '~/tournaments/tournament-query';
import styles from '~/tournaments/tournaments.css?url';
import { FeedLink, feedMeta } from '~/ui/feed';
import { LinkButton } from '~/ui/LinkButton';
import { linkCard } from '~/ui/link-card';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, originOf, useLocale, useLocalePath } from '~/ui/root-data';
import { listPreview } from './cards/list-card';
import { TournamentFilter } from './TournamentFilter';

export const handle: PageHandle = {
  audience: 'everyone',
  layout: 'wide',
  fromReplica: true,
  failed: { reading: 'tournamentsFetchFailed' },
  enhance: true,
};
export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  const card = linkCard({
    title: t('tournaments.title'),
    description: t('tournaments.description'),
    locale,
    origin: originOf(matches),
    ...listPreview(data.query, data.sections, locale),
  });
  return [...card, feedMeta('tournaments', locale)];
};

const overviewSize = { running: 6, upcoming: 8, past: 6 };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = context;
  const { now } = context;
  const query = parseTournamentQuery(new URL(request.url).searchParams);
  const visiblePhases = query.when ? [query.when] : phases;
  const sections = await Promise.all(
    visiblePhases.map(async (when) => ({
      when,
      ...(query.when
        ? await listTournaments(db, { ...query, when }, now)
        : await listTournaments(db, { ...query, when, page: 1 }, now, overviewSize[when])),
    })),
  );
  const ids = sections.flatMap(({ tournaments }) => tournaments.map(({ id }) => id));
  const own = await listOwnTeams(db, await findViewer(request, context), ids);
  const ownTeams = own.map(({ id, tournamentId }) => ({ id, tournamentId }));
  return { now, query, sections, ownTeams };
}

type Section = Awaited<ReturnType<typeof loader>>['sections'][number];

export default function ListTournaments() {
  const { t } = useTranslation();
  const { query, sections } = useLoaderData<typeof loader>();
  const hasAny = sections.some(({ tournaments }) => tournaments.length > 0);
  return (
    <>
      <h1>{t('tournaments.title')}</h1>
      <TournamentFilter query={query} />
      {!hasAny && isFiltered(query) && query.page === 1 ? (
        <p className="notice" role="status">
          {t('tournaments.empty.found')}
        </p>
      ) : (
        sections.map((section) => <PhaseSection key={section.when} section={section} />)
      )}
      <FeedLink of="tournaments" />
    </>
  );
}

function PhaseSection({ section }: { section: Section }) {
  const { t } = useTranslation();
  const { now, query, ownTeams } = useLoaderData<typeof loader>();
  const { when, tournaments, hasMore } = section;
  if (tournaments.length === 0 && isFiltered(query) && !query.when) return null;
  return (
    <section className="tournament-section" aria-labelledby={when}>
      <h2 id={when}>{t(`tournaments.phase.${when}`)}</h2>
      {tournaments.length > 0 ? (
        <ul className="cards">
          {tournaments.map((tournament) => (
            <TournamentCard
              key={tournament.id}
              tournament={tournament}
              now={now}
              ownTeams={ownTeams.filter(({ tournamentId }) => tournamentId === tournament.id)}
            />
          ))}
        </ul>
      ) : (
        <p className="soft">{t(query.page > 1 ? 'tournaments.empty.page' : `tournaments.empty.${when}`)}</p>
      )}
      {when === 'past' && <Statistics />}
      {query.when ? (
        <Pages hasMore={hasMore} />
      ) : (
        hasMore && (
          <p>
            <LinkButton to={tournamentsPath({ ...query, when, page: 1 })}>
              {t(`tournaments.seeAll.${when}`)}
            </LinkButton>
          </p>
        )
      )}
    </section>
  );
}

function Statistics() {
  const { t } = useTranslation();
  const locale = useLocale();
  const newest = games.flatMap((game) => regulationsOf(game)[0] ?? []);
  return (
    <p className="row">
      {newest.map(({ id, game, name }) => (
        <LinkButton key={id} to={`/stats/${id}`} look="quiet">
          {t('stats.regulation.title', { regulation: `${t(`tournaments.game.${game}`)} ${name[locale]}` })}
        </LinkButton>
      ))}
    </p>
  );
}

function Pages({ hasMore }: { hasMore: boolean }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { query, sections } = useLoaderData<typeof loader>();
  if (query.page === 1 && !hasMore) return null;
  const empty = sections.every(({ tournaments }) => tournaments.length === 0);
  const page = (to: number) => toPath(tournamentsPath({ ...query, page: to }));
  return (
    <nav className="pages row" aria-label={t('tournaments.pages.label')}>
      {query.page > 1 && (
        <a className="button" rel="prev" href={page(empty ? 1 : query.page - 1)}>
          {t(empty ? 'tournaments.empty.first' : 'tournaments.pages.previous')}
        </a>
      )}
      <span className="soft">{t('tournaments.pages.current', { page: query.page })}</span>
      {hasMore && (
        <a className="button" rel="next" href={page(query.page + 1)}>
          {t('tournaments.pages.next')}
        </a>
      )}
    </nav>
  );
}
