import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { translatorFor } from '~/locales/i18n';
import { nameOf } from '~/pokedex/name';
import { findRegulation, regulationsOf } from '~/pokedex/regulations';
import { speciesNames } from '~/pokedex/species-names';
import { LinkButton } from '~/ui/LinkButton';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, type PageData, useLocale, useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { minTeamsForShare } from '~/usage/share';
import { listRegulationUsage } from '~/usage/usage.server';
import { fieldOf, parseUsageQuery, sortSpecies, usagePath } from '~/usage/usage-view';
import { DetailTables } from './DetailTables';
import { describeStats } from './describe-stats';
import { HowCounted } from './HowCounted';
import { regulationCard } from './regulation-card';
import { SpeciesTable } from './SpeciesTable';
import styles from './stats.css?url';
import { UsagePlots } from './UsagePlots';

export const handle: PageHandle = {
  audience: 'everyone',
  fromReplica: true,
  enhance: true,
  layout: 'wide',
};
export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const root = matches.find(({ id }) => id === 'root')?.data as PageData | undefined;
  if (!data || !root) return [];
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  const regulation = data.regulation.name[locale];
  return describeStats({
    title: t('stats.regulation.title', { regulation }),
    description: t('stats.regulation.about', { regulation }),
    ...{ path: `/stats/${data.regulation.id}`, locale, origin: root.origin },
    image: data.field.teams > 0 ? regulationCard(data.regulation, locale) : undefined,
    isListed: data.field.teams > 0 && !root.search,
  });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, locale } = context;
  const regulation = findRegulation((params.regulation ?? '').toLowerCase());
  if (!regulation) throw pageNotFound(request);
  const query = parseUsageQuery(new URL(request.url).searchParams);
  const field = fieldOf(await listRegulationUsage(db, regulation.id));
  const species = sortSpecies(field.species, query.sort, (key) => nameOf(speciesNames, key, locale), locale);
  const others = regulationsOf(regulation.game).filter(({ id }) => id !== regulation.id);
  return {
    regulation: { id: regulation.id, name: regulation.name, game: regulation.game },
    others: others.map(({ id, name }) => ({ id, name })),
    query,
    field: { ...field, species },
  };
}

export default function ViewRegulationStats() {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { regulation, others, query, field } = useLoaderData<typeof loader>();
  const path = `/stats/${regulation.id}`;
  const { tournaments, teams } = field;
  return (
    <article className="stats">
      <header className="stats-head">
        <p className="eyebrow">{t(`tournaments.game.${regulation.game}`)}</p>
        <h1>{t('stats.regulation.title', { regulation: regulation.name[locale] })}</h1>
        <p className="soft">
          {teams > 0 ? t('stats.regulation.counted', { tournaments, teams }) : t('stats.regulation.none')}
        </p>
      </header>
      {teams > 0 && (
        <>
          <UsagePlots field={field} />
          <div className="stats-body">
            <section className="card" aria-labelledby="species">
              <h2 id="species">{t('stats.species')}</h2>
              <SpeciesTable
                field={field}
                query={query}
                pathTo={(next) => toPath(usagePath(path, next))}
                speciesPath={(species) => toPath(`${path}/${encodeURIComponent(species)}`)}
              />
              <p className="soft">{t('stats.mostOf', { shown: field.species.length })}</p>
            </section>
            <section className="card" id="details" aria-labelledby="details-title">
              <h2 id="details-title">{t('stats.details.all')}</h2>
              <DetailTables
                details={field.details}
                teams={teams}
                intervals={query.intervals}
                rows={10}
                open={1}
              />
            </section>
          </div>
          <p className="row stats-links">
            {teams >= minTeamsForShare && (
              <LinkButton to={usagePath(path, { ...query, intervals: !query.intervals })} look="quiet">
                {t(query.intervals ? 'stats.hideIntervals' : 'stats.showIntervals')}
              </LinkButton>
            )}
            <TableFiles path={`${path}/usage`} />
          </p>
        </>
      )}
      <nav aria-labelledby="others">
        <h2 id="others">{t('stats.regulation.others')}</h2>
        <p className="row">
          {others.map(({ id, name }) => (
            <LinkButton key={id} to={`/stats/${id}`} look="quiet">
              {name[locale]}
            </LinkButton>
          ))}
        </p>
      </nav>
      <HowCounted />
    </article>
  );
}
