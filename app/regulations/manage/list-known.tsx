import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { games } from '~/pokedex/game';
import type { Regulation } from '~/pokedex/regulation';
import { resolveAll } from '~/pokedex/regulations';
import { lastSeason } from '~/pokedex/seasons';
import { listUnknownNames } from '~/sheets/unknown-names.server';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { bySeason } from '../regulation-season';
import { countUses, findKnownSources, findTextsInForce } from '../regulation-texts.server';
import styles from '../regulations.css?url';
import { SeasonBadge, SeasonPeriod } from '../SeasonPeriod';
import { isEndNear } from '../season-end';
import { UnknownNames } from './UnknownNames';

const { handle, meta, links } = page({
  audience: 'staff',
  layout: 'admin',
  title: 'regulations.manage.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'manageRegulations');
  const { db, now } = context;
  const [sources, texts, uses, unknownNames] = await Promise.all([
    findKnownSources(db),
    findTextsInForce(db),
    countUses(db),
    listUnknownNames(db),
  ]);
  const all = [...resolveAll(sources).values()];
  const row = ({ id, name, startsAt, endsAt, forms, items }: Regulation) => {
    const text = texts.get(id);
    return {
      id,
      name,
      startsAt,
      endsAt,
      forms: forms?.size,
      items: items?.size,
      uses: uses.get(id) ?? 0,
      text: text && { by: text.by, createdAt: text.createdAt },
    };
  };
  const ofGames = [...games].reverse().map((game) => ({
    game,
    regulations: bySeason(
      all.filter((one) => one.game === game),
      now,
    ).map(row),
  }));
  const ending = games.flatMap((game) => {
    const ofGame = all.filter((one) => one.game === game);
    const season = lastSeason(ofGame, now);
    return season && isEndNear(season, now) ? [{ game, name: season.name, endsAt: season.endsAt }] : [];
  });
  return { now, ending, ofGames, unknownNames };
}

export default function ListKnown() {
  const { now, ending, ofGames, unknownNames } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className="stack regulations">
      <h1>{t('regulations.manage.title')}</h1>
      {ending.map(({ game, name, endsAt }) => (
        <p className="notice warn" key={game}>
          {t('regulations.manage.ending', {
            name: name[locale],
            game: t(`tournaments.game.${game}`),
            at: formatInstant(endsAt, defaultTimeZone, locale, now),
          })}
        </p>
      ))}
      <p>{t('regulations.manage.lead')}</p>
      <p>
        <LinkButton to="/admin/regulations/new" look="primary">
          {t('regulations.manage.add')}
        </LinkButton>
      </p>
      {ofGames.map(({ game, regulations }) => (
        <section key={game} aria-labelledby={game}>
          <h2 id={game}>{t(`tournaments.game.${game}`)}</h2>
          <ul className="regulation-list card">
            {regulations.map((regulation) => (
              <li key={regulation.id}>
                <Row regulation={regulation} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <UnknownNames names={unknownNames} />
    </div>
  );
}

type Listed = Awaited<ReturnType<typeof loader>>['ofGames'][number]['regulations'][number];

function Row({ regulation, now }: { regulation: Listed; now: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { id, name, forms, items, uses, text } = regulation;
  const lists = [
    forms !== undefined && t('regulations.forms', { count: forms }),
    items !== undefined && t('regulations.items', { count: items }),
    uses > 0 && t('shell.labelled', { label: t('regulations.manage.used'), value: uses }),
  ];
  return (
    <>
      <p className="row">
        <a href={toPath(`/admin/regulations/${id}`)}>{name[locale]}</a>
        <SeasonBadge regulation={regulation} now={now} />
        <code>{id}</code>
      </p>
      <p className="soft">
        <SeasonPeriod regulation={regulation} timeZone={defaultTimeZone} now={now} />
      </p>
      <p className="soft">{lists.filter(Boolean).join(locale === 'ja' ? '・' : ', ')}</p>
      <p className="soft">
        {text
          ? t('regulations.manage.by', {
              name: text.by || t('regulations.manage.nobody'),
              at: formatInstant(text.createdAt, defaultTimeZone, locale, now),
            })
          : t('regulations.manage.file')}
      </p>
    </>
  );
}
