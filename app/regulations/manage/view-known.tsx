import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireOperator } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { resolveRegulation } from '~/pokedex/regulation';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import { countUses, listTexts } from '../regulation-texts.server';
import styles from '../regulations.css?url';
import { SeasonBadge, SeasonPeriod } from '../SeasonPeriod';
import { findKnown } from './find-known.server';
import { writtenText } from './preview.server';

const { handle, meta, links } = page({
  audience: 'staff',
  layout: 'admin',
  title: 'regulations.manage.title',
  styles,
});

export { handle, links, meta };

/** A fully reverted regulation keeps its page, for its history. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireOperator(request, context, 'manageRegulations');
  const { db, now } = context;
  const id = (params.regulationId ?? '').toLowerCase();
  const [current, texts, uses] = await Promise.all([findKnown(db, id), listTexts(db, id), countUses(db)]);
  const source = current?.source ?? texts[0]?.source;
  if (!source) throw pageNotFound(request);
  const { name, startsAt, endsAt } = resolveRegulation(source);
  const history = texts.map(({ source: textSource, ...text }) => ({
    ...text,
    json: writtenText(textSource),
  }));
  const regulation = { id, name, startsAt, endsAt };
  const file = current && !current.text ? writtenText(current.source) : undefined;
  return {
    now,
    regulation,
    isKnown: current !== undefined,
    inForce: current?.text?.id,
    file,
    history,
    uses: uses.get(id) ?? 0,
  };
}

export default function ViewKnown() {
  const { now, regulation, isKnown, inForce, file, history, uses } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const locale = useLocale();
  const path = `/admin/regulations/${regulation.id}`;
  return (
    <div className="stack regulations">
      <h1>{regulation.name[locale]}</h1>
      <p className="row">
        <code>{regulation.id}</code>
        {/* A reverted regulation has no season. */}
        {isKnown && <SeasonBadge regulation={regulation} now={now} />}
        <SeasonPeriod regulation={regulation} timeZone={defaultTimeZone} now={now} />
      </p>
      {uses > 0 && (
        <p>
          {t('shell.labelled', {
            label: t('regulations.manage.used'),
            value: t('regulations.manage.uses', { count: uses }),
          })}
        </p>
      )}
      {isKnown && (
        <p className="row">
          <LinkButton to={`${path}/text`}>{t('regulations.manage.write')}</LinkButton>
          <LinkButton to={`${path}/dates`}>{t('regulations.manage.dates')}</LinkButton>
          <LinkButton to={`/regulations/${regulation.id}`} look="quiet">
            {t('regulations.manage.open')}
          </LinkButton>
        </p>
      )}
      <section className="stack" aria-labelledby="history">
        <h2 id="history">{t('regulations.manage.history')}</h2>
        <p className="soft">{t(`regulations.manage.${history.length > 0 ? 'historyLead' : 'noHistory'}`)}</p>
        {history.map((text) => (
          <HistoryText key={text.id} text={text} isInForce={text.id === inForce} path={path} now={now} />
        ))}
        {file && (
          <details className="card">
            <summary>{t('regulations.manage.file')}</summary>
            <pre>{file}</pre>
          </details>
        )}
      </section>
    </div>
  );
}

type Text = Awaited<ReturnType<typeof loader>>['history'][number];

function HistoryText({
  text,
  isInForce,
  path,
  now,
}: {
  text: Text;
  isInForce: boolean;
  path: string;
  now: Date;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const at = (instant: Date) => formatInstant(instant, defaultTimeZone, locale, now);
  const nobody = t('regulations.manage.nobody');
  return (
    <div className="card">
      <p className="row">
        {t('regulations.manage.by', { name: text.by || nobody, at: at(text.createdAt) })}
        {text.takenBackAt ? (
          <span className="soft">
            {t('regulations.manage.takenBack', {
              name: text.takenBackBy || nobody,
              at: at(text.takenBackAt),
            })}
          </span>
        ) : (
          <span className={isInForce ? 'badge good' : 'badge'}>
            {t(isInForce ? 'regulations.manage.inForce' : 'regulations.manage.replaced')}
          </span>
        )}
        {isInForce && (
          <LinkButton to={`${path}/take-back`} look="danger">
            {t('regulations.manage.takeBack.action')}
          </LinkButton>
        )}
      </p>
      <details>
        <summary>{t('regulations.manage.text')}</summary>
        <pre>{text.json}</pre>
      </details>
    </div>
  );
}
