import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translatorFor } from '~/locales/i18n';
import { games } from '~/pokedex/game';
import { regulationsOf } from '~/pokedex/regulations';
import { defaultTimeZone } from '~/time/instant';
import { linkCard } from '~/ui/link-card';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, originOf, useLocale, useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { bySeason } from './regulation-season';
import styles from './regulations.css?url';
import { SeasonBadge, SeasonPeriod } from './SeasonPeriod';

export const handle: PageHandle = { audience: 'everyone', fromReplica: true, layout: 'wide' };

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction = ({ matches }) => {
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  return linkCard({
    ...{ title: t('regulations.title'), description: t('regulations.description'), locale },
    ...{ origin: originOf(matches), path: '/regulations' },
  });
};

export function loader({ context }: LoaderFunctionArgs) {
  const { now, timeZone = defaultTimeZone } = context;
  const ofGames = [...games].reverse().map((game) => ({
    game,
    regulations: bySeason(regulationsOf(game), now).map(({ id, name, startsAt, endsAt, forms, items }) => ({
      id,
      name,
      startsAt,
      endsAt,
      forms: forms?.size,
      items: items?.size,
    })),
  }));
  return { now, timeZone, ofGames };
}

export default function ListRegulations() {
  const { now, timeZone, ofGames } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  return (
    <div className="stack regulations">
      <h1>{t('regulations.title')}</h1>
      <p>{t('regulations.lead')}</p>
      {ofGames.map(({ game, regulations }) => (
        <section key={game} aria-labelledby={game}>
          <h2 id={game}>{t(`tournaments.game.${game}`)}</h2>
          {regulations.length === 0 && <p className="soft">{t('regulations.none')}</p>}
          <ul className="regulation-list card">
            {regulations.map((regulation) => (
              <li key={regulation.id}>
                <p className="row">
                  <a href={toPath(`/regulations/${regulation.id}`)}>{regulation.name[locale]}</a>
                  <SeasonBadge regulation={regulation} now={now} />
                </p>
                <p className="soft">
                  <SeasonPeriod regulation={regulation} timeZone={timeZone} now={now} />
                </p>
                <p className="soft">
                  {[
                    regulation.forms !== undefined && t('regulations.forms', { count: regulation.forms }),
                    regulation.items !== undefined && t('regulations.items', { count: regulation.items }),
                  ]
                    .filter(Boolean)
                    .join(locale === 'ja' ? '・' : ', ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="row">
        <TableFiles path="/regulations" />
      </p>
    </div>
  );
}
