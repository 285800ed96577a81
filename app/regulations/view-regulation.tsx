import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { translatorFor } from '~/locales/i18n';
import type { Regulation } from '~/pokedex/regulation';
import { findRegulation } from '~/pokedex/regulations';
import { regulationCard } from '~/stats/regulation-card';
import { defaultTimeZone } from '~/time/instant';
import { linkCard } from '~/ui/link-card';
import { localeOf, originOf, useLocale, useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { hasUsage } from '~/usage/usage.server';
import { DiffView } from './DiffView';
import { NameList } from './NameList';
import {
  type FactName,
  factsOf,
  type ListName,
  listsOf,
  regulationDiff,
  shownLists,
} from './regulation-diff';
import { neighborsOf } from './regulation-season';
import styles from './regulations.css?url';
import { SeasonBadge, SeasonPeriod } from './SeasonPeriod';
import { useFactText } from './use-fact-text';

export const handle: Policy = { audience: 'everyone', fromReplica: true };

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  const { name, game } = data.regulation;
  const about = { name: name[locale], game: t(`tournaments.game.${game}`), base: data.base?.name[locale] };
  const description = t(data.base ? 'regulations.about' : 'regulations.aboutFirst', about);
  return linkCard({
    ...{ title: `${about.name} - ${about.game}`, description, locale },
    ...{ origin: originOf(matches), path: `/regulations/${data.regulation.id}` },
    image: data.isCounted ? regulationCard(data.regulation, locale) : undefined,
  });
};

const notCompared: readonly FactName[] = ['nameJa', 'nameEn', 'from', 'until', 'basedOn'];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const regulation = findRegulation((params.regulationId ?? '').toLowerCase());
  if (!regulation) throw pageNotFound(request);
  const { now, timeZone = defaultTimeZone } = context;
  const { id, name, game, startsAt, endsAt, basedOn } = regulation;
  const base = basedOn === undefined ? undefined : findRegulation(basedOn);
  const diff = base && regulationDiff(base, regulation);
  const lists = listsOf(regulation);
  const { previous, next } = neighborsOf(regulation);
  return {
    isCounted: await hasUsage(context.db, id),
    now,
    timeZone,
    regulation: { id, name, game, startsAt, endsAt },
    facts: factsOf(regulation),
    lists: shownLists.map((list) => ({ list, keys: lists[list] && [...lists[list]] })),
    base: base && linkTo(base),
    diff: diff && {
      lists: diff.lists.filter(({ list }) => (shownLists as readonly ListName[]).includes(list)),
      facts: diff.facts.filter(({ fact }) => !notCompared.includes(fact)),
    },
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
  };
}

const linkTo = ({ id, name }: Regulation) => ({ id, name });

export default function ViewRegulation() {
  const { now, timeZone, regulation, lists, base, diff, previous, next } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  return (
    <article className="stack regulations">
      <header>
        <p className="eyebrow">{t(`tournaments.game.${regulation.game}`)}</p>
        <h1>{regulation.name[locale]}</h1>
        <p className="row">
          <SeasonBadge regulation={regulation} now={now} />
          <SeasonPeriod regulation={regulation} timeZone={timeZone} now={now} />
        </p>
      </header>
      <Facts />
      {base && diff && (
        <section className="card" aria-labelledby="changes">
          <h2 id="changes">{t('regulations.changes', { base: base.name[locale] })}</h2>
          {diff.lists.length === 0 && <p>{t('regulations.noChanges')}</p>}
          <DiffView diff={diff} timeZone={timeZone} now={now} />
        </section>
      )}
      {lists.map(({ list, keys }) =>
        keys === undefined ? (
          list !== 'restricted' && <p key={list}>{t(`regulations.listUnknown.${list}`)}</p>
        ) : keys.length === 0 ? null : (
          <details className="card" key={list}>
            <summary>{t(`regulations.${allOf[list]}`, { count: keys.length })}</summary>
            <NameList list={list} keys={keys} />
          </details>
        ),
      )}
      {lists.some(({ keys }) => keys && keys.length > 0) && (
        <p className="row">
          <TableFiles path={`/regulations/${regulation.id}/lists`} />
        </p>
      )}
      <nav className="row" aria-label={t('regulations.title')}>
        {previous && (
          <a className="button" href={toPath(`/regulations/${previous.id}`)} rel="prev">
            {t('regulations.previous', { name: previous.name[locale] })}
          </a>
        )}
        {next && (
          <a className="button" href={toPath(`/regulations/${next.id}`)} rel="next">
            {t('regulations.next', { name: next.name[locale] })}
          </a>
        )}
        <a className="button quiet" href={toPath('/regulations')}>
          {t('regulations.all')}
        </a>
      </nav>
    </article>
  );
}

const allOf = { forms: 'allForms', items: 'allItems', restricted: 'allRestricted' } as const;

const shownFacts = ['level', 'speciesClause', 'itemClause', 'restrictedLimit', 'megas', 'shows'] as const;

function Facts(): ReactNode {
  const { now, timeZone, facts } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const textOf = useFactText(timeZone, now);
  return (
    <dl className="facts card">
      {shownFacts.map((fact) => (
        <div key={fact}>
          <dt>{t(`regulations.facts.${fact}`)}</dt>
          <dd>{textOf(fact, facts[fact])}</dd>
        </div>
      ))}
    </dl>
  );
}
