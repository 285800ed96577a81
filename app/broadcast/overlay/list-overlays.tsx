import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { broadcastEvents, isBroadcastEvent, playerEvents, titleOfEvent } from '~/broadcast/event';
import { isId } from '~/db/ids';
import { pageTitle, translatorFor } from '~/locales/i18n';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, useLocalePath, usePage } from '~/ui/root-data';
import { fixtureOfPart } from './fixtures';
import styles from './list-overlays.css?url';
import liveScript from './live.ts?worker&url';
import { OverlayAddress } from './OverlayAddress';
import { overlayAddress } from './obs';
import { parts } from './options';

export const handle: PageHandle = { enhance: true };
// The frames below run the overlays' script.
export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'modulepreload', href: liveScript },
];

export const meta: MetaFunction = ({ matches }) => {
  const t = translatorFor(localeOf(matches));
  return [{ title: pageTitle(t('overlays.title')) }, { name: 'description', content: t('overlays.lead') }];
};

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const event = searchParams.get('event')?.toLowerCase();
  const group = searchParams.get('group')?.toLowerCase() ?? '';
  return { event: isBroadcastEvent(event) ? event : broadcastEvents[0], group: isId(group) ? group : null };
}

const parameters = ['group', 'lang', 'side', 'part', 'motion', 'scale', 'preview', 'debug'] as const;

export default function ListOverlays() {
  const { event, group } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { origin } = usePage();
  const query = (name: string) => `?${new URLSearchParams({ event: name, ...(group && { group }) })}`;
  const download = (file: string) =>
    `/broadcast/${event}/files/${file}${group ? `?${new URLSearchParams({ group })}` : ''}`;
  return (
    <>
      <h1>{t('overlays.title')}</h1>
      <p>{t('overlays.lead')}</p>
      <nav className="overlay-events" aria-label={t('overlays.events')}>
        {broadcastEvents.map((name) => (
          <a
            key={name}
            className="button"
            href={toPath(`/broadcast${query(name)}`)}
            aria-current={name === event ? 'page' : undefined}
          >
            {titleOfEvent(name)}
          </a>
        ))}
      </nav>
      <section className="overlay-section" aria-labelledby="event">
        <h2 id="event">{titleOfEvent(event)}</h2>
        <p>
          {t('overlays.size')}{' '}
          <a href={`/broadcast/${event}?preview=1&fixture=0`}>{t('overlays.openPreview')}</a>
        </p>
        <ul className="cards overlay-addresses">
          <OverlayAddress
            id="whole"
            label={t('overlays.whole')}
            address={overlayAddress(origin, event, { group })}
            fixture={0}
          />
          {playerEvents.some((name) => name === event) && (
            <OverlayAddress
              id="players"
              label={t('overlays.players')}
              address={overlayAddress(origin, event, { group, players: true })}
              fixture={0}
            />
          )}
        </ul>
      </section>
      <section className="overlay-section" aria-labelledby="parts">
        <h2 id="parts">{t('overlays.partsTitle')}</h2>
        <p>{t('overlays.partsLead')}</p>
        <ul className="cards overlay-addresses">
          {parts.map((part) => (
            <OverlayAddress
              key={part}
              id={part}
              label={t(`overlays.parts.${part}`)}
              address={overlayAddress(origin, event, { group, part })}
              fixture={fixtureOfPart[part] ?? 0}
            />
          ))}
        </ul>
      </section>
      <section className="overlay-section" aria-labelledby="files">
        <h2 id="files">{t('overlays.files')}</h2>
        <p>
          <a className="button" href={download('scenes.json')} download>
            {t('overlays.scenes')}
          </a>{' '}
          {t('overlays.scenesHint')}
        </p>
        <p>
          <a className="button" href={download('overlay.html')} download>
            {t('overlays.local')}
          </a>{' '}
          {t('overlays.localHint')}
        </p>
      </section>
      <section className="overlay-section" aria-labelledby="parameters">
        <h2 id="parameters">{t('overlays.parametersTitle')}</h2>
        <p>{t('overlays.parametersLead')}</p>
        <dl className="overlay-parameters">
          {parameters.map((name) => (
            <div key={name}>
              <dt>
                <code>{t(`overlays.parameters.${name}.written`)}</code>
              </dt>
              <dd>{t(`overlays.parameters.${name}.means`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
