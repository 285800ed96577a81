import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findSignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import { translatorFor } from '~/locales/i18n';
import { nameOf } from '~/pokedex/name';
import { findRegulation } from '~/pokedex/regulations';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { isSpecies } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { PostList } from '~/posts/PostList';
import { listPosts } from '~/posts/post-list.server';
import { everyPost, postsPath } from '~/posts/post-query';
import postsStyles from '~/posts/posts.css?url';
import { playerName } from '~/text/nameless';
import { LinkButton } from '~/ui/LinkButton';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, type PageData, useLocale, useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { listPublicTeamsWith, type PublicTeam } from '~/usage/counted-sheets.server';
import { intervalOf, minTeamsForShare, shareOf } from '~/usage/share';
import { listSpeciesUsage } from '~/usage/usage.server';
import { detailsOf, fieldOf, parseUsageQuery, partnersOf, usagePath } from '~/usage/usage-view';
import { DetailTables } from './DetailTables';
import { describeStats } from './describe-stats';
import { HowCounted } from './HowCounted';
import { Partners } from './Pairs';
import styles from './stats.css?url';

export const handle: PageHandle = { audience: 'everyone', fromReplica: true, layout: 'wide' };

export const links = () => [styles, postsStyles].map((href) => ({ rel: 'stylesheet', href }));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const root = matches.find(({ id }) => id === 'root')?.data as PageData | undefined;
  if (!data || !root) return [];
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  const names = {
    name: nameOf(speciesNames, data.species, locale),
    regulation: data.regulation.name[locale],
  };
  return describeStats({
    title: t('stats.regulation.speciesTitle', names),
    description: t('stats.regulation.speciesAbout', names),
    ...{ path: `/stats/${data.regulation.id}/${encodeURIComponent(data.species)}`, locale },
    origin: root.origin,
    isListed: data.own.teams > 0 && !root.search,
  });
};

const postsShown = 4;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const regulation = findRegulation((params.regulation ?? '').toLowerCase());
  const species = params.species ?? '';
  if (!regulation || !species) throw pageNotFound(request);
  const counts = await listSpeciesUsage(db, regulation.id, species);
  const field = fieldOf(counts);
  const own = field.species.find((row) => row.species === species) ?? { species, teams: 0, cut: 0 };
  if (own.teams === 0 && !isSpecies(species)) throw pageNotFound(request);
  const postQuery = { ...everyPost, species: [species], regulation: regulation.name.ja };
  const viewer = await findSignedIn(request, context);
  const [teams, { posts }] = await Promise.all([
    listPublicTeamsWith(db, regulation.id, species, now),
    listPosts(db, postQuery, viewer?.userId, postsShown),
  ]);
  return {
    regulation: { id: regulation.id, name: regulation.name },
    species,
    query: parseUsageQuery(new URL(request.url).searchParams),
    field: { teams: field.teams, cut: field.cut },
    own,
    details: detailsOf(counts, species),
    partners: partnersOf(counts, species),
    teams,
    posts,
    morePosts: postsPath(postQuery),
  };
}

export default function ViewSpeciesStats() {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { regulation, species, query, field, own, details, partners, teams } = useLoaderData<typeof loader>();
  const path = `/stats/${regulation.id}`;
  const name = regulation.name[locale];
  const speciesPath = (key: string) => toPath(`${path}/${encodeURIComponent(key)}`);
  const here = `${path}/${encodeURIComponent(species)}`;
  return (
    <article className="stats">
      <header className="stats-head">
        <p className="eyebrow">
          <a href={toPath(path)}>{t('stats.regulation.title', { regulation: name })}</a>
        </p>
        <h1>{nameOf(speciesNames, species, locale)}</h1>
        <HowOften />
      </header>
      <div className="stats-body">
        {own.teams > 0 && (
          <section className="card" aria-labelledby="details-title">
            <h2 id="details-title">
              {t('stats.details.of', { name: nameOf(speciesNames, species, locale) })}
            </h2>
            <DetailTables details={details} teams={field.teams} intervals={query.intervals} rows={24} />
            <p className="row">
              {own.teams >= minTeamsForShare && (
                <LinkButton to={usagePath(here, { ...query, intervals: !query.intervals })} look="quiet">
                  {t(query.intervals ? 'stats.hideIntervals' : 'stats.showIntervals')}
                </LinkButton>
              )}
              <TableFiles path={`${here}/usage`} />
            </p>
          </section>
        )}
        <div className="stack">
          {partners.length > 0 && (
            <div className="card">
              <Partners
                partners={partners}
                teams={own.teams}
                intervals={query.intervals}
                speciesPath={speciesPath}
              />
            </div>
          )}
          <PublicTeams teams={teams} />
        </div>
      </div>
      <Posts />
      <HowCounted />
    </article>
  );
}

function HowOften() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { field, own, query } = useLoaderData<typeof loader>();
  if (own.teams === 0) return <p className="notice">{t('stats.regulation.absent')}</p>;
  const share = shareOf(own.teams, field.teams, locale);
  const interval = query.intervals ? intervalOf(own.teams, field.teams, locale) : undefined;
  const counts = { all: field.teams, teams: own.teams };
  return (
    <p>
      {share
        ? t('stats.regulation.speciesShare', { ...counts, share })
        : t('stats.regulation.speciesCounted', counts)}{' '}
      {interval && <small>{t('stats.interval', { interval })}</small>}{' '}
      {field.cut > 0 && t('stats.regulation.speciesCut', { all: field.cut, teams: own.cut })}
    </p>
  );
}

function PublicTeams({ teams }: { teams: readonly PublicTeam[] }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section aria-labelledby="teams-title">
      <h2 id="teams-title">{t('stats.regulation.publicTeams')}</h2>
      {teams.length === 0 && <p className="soft">{t('stats.regulation.noTeams')}</p>}
      <ul className="cards">
        {teams.map(({ id, displayName, species, rank, tournament }) => (
          <li key={id} className="card">
            <h3 className="row">
              {rank !== null && (
                <span className={rank === 1 ? 'badge yuzu' : 'badge'}>
                  {t('shell.place', { count: rank, ordinal: true })}
                </span>
              )}
              <a href={toPath(`/teams/${id}`)}>{playerName(t, displayName)}</a>
            </h3>
            <p className="soft">
              <a href={toPath(`/tournaments/${tournament.id}`)}>{tournament.name}</a>
            </p>
            <TeamOfSix
              species={species}
              label={t('tournaments.detail.sixOf', { name: playerName(t, displayName) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Posts() {
  const { t } = useTranslation();
  const { posts, morePosts } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="posts-title">
      <h2 id="posts-title">{t('stats.regulation.posts')}</h2>
      {posts.length === 0 ? (
        <p className="soft">{t('stats.regulation.noPosts')}</p>
      ) : (
        <>
          <PostList posts={posts} heading="h3" />
          <p>
            <LinkButton to={morePosts}>{t('stats.regulation.allPosts')}</LinkButton>
          </p>
        </>
      )}
    </section>
  );
}
