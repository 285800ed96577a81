import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translatorFor } from '~/locales/i18n';
import { nameOf } from '~/pokedex/name';
import { findRegulation } from '~/pokedex/regulations';
import { speciesNames } from '~/pokedex/species-names';
import { LinkButton } from '~/ui/LinkButton';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, type PageData, useLocale, useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { minTeamsForShare } from '~/usage/share';
import { findTournamentUsage } from '~/usage/usage.server';
import {
  detailsOf,
  fieldOf,
  pairsOf,
  parseUsageQuery,
  partnersOf,
  sortSpecies,
  usagePath,
} from '~/usage/usage-view';
import { DetailTables } from './DetailTables';
import { describeStats } from './describe-stats';
import { HowCounted } from './HowCounted';
import { Pairs, Partners } from './Pairs';
import { SpeciesTable } from './SpeciesTable';
import styles from './stats.css?url';
import { requireTournamentWithStats } from './tournament-stats.server';
import { UsagePlots } from './UsagePlots';

export const handle: PageHandle = {
  audience: 'everyone',
  fromReplica: true,
  enhance: true,
  layout: 'wide',
};
export const links = () => [{ rel: 'stylesheet', href: styles }];

const maxRows = { species: 100, values: 10, ofOne: 40, pairs: 12, partners: 12 };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const root = matches.find(({ id }) => id === 'root')?.data as PageData | undefined;
  if (!data || !root) return [];
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  const { id, name, isTest } = data.tournament;
  const path = `/tournaments/${id}/stats`;
  return describeStats({
    title: t('stats.title', { name }),
    description: t('stats.about', { name }),
    ...{ path, locale, origin: root.origin },
    image: data.isPublic ? { path: `${path}/card`, alt: t('stats.title', { name }) } : undefined,
    isListed: data.isPublic && !isTest && !root.search,
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { tournament, isPublic } = await requireTournamentWithStats(args);
  const query = parseUsageQuery(new URL(request.url).searchParams);
  const counts = await findTournamentUsage(context.db, tournament, context.now);
  const { locale } = context;
  const field = fieldOf(counts);
  const all = field.species.length;
  const topSpecies = field.species.slice(0, maxRows.species);
  const chosen = field.species.find(({ species }) => species === query.species);
  return {
    wears: tournament.event,
    tournament,
    isPublic,
    query,
    all,
    field: {
      ...field,
      species: sortSpecies(topSpecies, query.sort, (key) => nameOf(speciesNames, key, locale), locale),
    },
    pairs: pairsOf(counts).slice(0, maxRows.pairs),
    chosen: chosen && {
      ...chosen,
      details: detailsOf(counts, chosen.species),
      partners: partnersOf(counts, chosen.species).slice(0, maxRows.partners),
    },
  };
}

export default function ViewTournamentStats() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { tournament, isPublic, query, all, field, pairs, chosen } = useLoaderData<typeof loader>();
  const path = `/tournaments/${tournament.id}/stats`;
  const pathTo = (next: typeof query) => toPath(usagePath(path, next));
  const speciesPath = (species: string) => `${pathTo({ ...query, species })}#details`;
  return (
    <article className="stats">
      <header className="stats-head">
        <p className="eyebrow">
          <a href={toPath(`/tournaments/${tournament.id}`)}>{tournament.name}</a>
        </p>
        <h1>{t('stats.heading')}</h1>
        <p className="soft">
          {t('stats.lead')} {t(field.teams > 0 ? 'stats.counted' : 'stats.none', { teams: field.teams })}
        </p>
        {!isPublic && <p className="notice">{t('stats.soFar')}</p>}
      </header>
      {field.teams > 0 && (
        <>
          <UsagePlots field={field} />
          <div className="stats-body">
            <section className="card" aria-labelledby="species">
              <h2 id="species">{t('stats.species')}</h2>
              <SpeciesTable field={field} query={query} pathTo={pathTo} speciesPath={speciesPath} />
              {all > field.species.length && (
                <p className="soft">{t('stats.more', { shown: field.species.length, all })}</p>
              )}
            </section>
            <div className="stack">
              {chosen ? <Chosen /> : <AllDetails />}
              <Pairs pairs={pairs} teams={field.teams} intervals={query.intervals} />
            </div>
          </div>
          <Files />
        </>
      )}
      <HowCounted />
    </article>
  );
}

function AllDetails() {
  const { t } = useTranslation();
  const { field, query } = useLoaderData<typeof loader>();
  if (field.details.length === 0) return null;
  return (
    <section className="card" id="details" aria-labelledby="details-title">
      <h2 id="details-title">{t('stats.details.all')}</h2>
      <DetailTables
        details={field.details}
        teams={field.teams}
        intervals={query.intervals}
        rows={maxRows.values}
        open={1}
      />
    </section>
  );
}

function Chosen() {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { tournament, query, field, chosen } = useLoaderData<typeof loader>();
  if (!chosen) return null;
  const path = `/tournaments/${tournament.id}/stats`;
  const pathTo = (species?: string) => `${toPath(usagePath(path, { ...query, species }))}#details`;
  return (
    <section className="card" id="details" aria-labelledby="details-title">
      <h2 id="details-title">
        {t('stats.details.of', { name: nameOf(speciesNames, chosen.species, locale) })}
      </h2>
      <p>
        <a href={pathTo()}>{t('stats.details.back')}</a>
      </p>
      <DetailTables
        details={chosen.details}
        teams={field.teams}
        intervals={query.intervals}
        rows={maxRows.ofOne}
      />
      <div className="usage-details">
        <Partners
          partners={chosen.partners}
          teams={chosen.teams}
          intervals={query.intervals}
          speciesPath={pathTo}
        />
      </div>
    </section>
  );
}

function Files() {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { tournament, query, field } = useLoaderData<typeof loader>();
  const path = `/tournaments/${tournament.id}/stats`;
  const regulation = tournament.regulation ? findRegulation(tournament.regulation) : undefined;
  return (
    <nav className="row stats-links" aria-label={t('stats.heading')}>
      {field.teams >= minTeamsForShare && (
        <LinkButton to={usagePath(path, { ...query, intervals: !query.intervals })} look="quiet">
          {t(query.intervals ? 'stats.hideIntervals' : 'stats.showIntervals')}
        </LinkButton>
      )}
      <TableFiles path={path} />
      <a className="button" href={toPath(`${path}.json`)} download>
        {t('stats.json')}
      </a>
      <LinkButton to={`${path}/card`}>{t('stats.image')}</LinkButton>
      {regulation && (
        <LinkButton to={`/stats/${regulation.id}`} look="quiet">
          {t('stats.toRegulation', { regulation: regulation.name[locale] })}
        </LinkButton>
      )}
    </nav>
  );
}
