import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findSignedIn } from '~/accounts/session.server';
import { listStreams } from '~/broadcast/broadcast.server';
import { broadcastEvents, isBroadcastEvent } from '~/broadcast/event';
import { languageModes } from '~/broadcast/scene';
import { firstOf, withStream } from '~/broadcast/stream';
import { StreamTabs } from '~/broadcast-desk/streams/StreamTabs';
import { tabsOf } from '~/broadcast-desk/streams/stream-tabs';
import { findGroupName, listOwnGroups } from '~/groups/group.server';
import { translatorFor } from '~/locales/i18n';
import { titleOnAir } from '~/overlays/event-titles';
import liveScript from '~/overlays/live-script.ts?script';
import { findOverlayGroup } from '~/overlays/overlay-group.server';
import { TextAddresses } from '~/overlays/text/TextAddresses';
import { linkCard } from '~/ui/link-card';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, originOf, useLocalePath } from '~/ui/root-data';
import { AddressLanguage } from './AddressLanguage';
import { AskEvent } from './AskEvent';
import { EventAddresses } from './EventAddresses';
import { GameWindow } from './GameWindow';
import styles from './list-overlays.css?url';
import { OverlayGroup } from './OverlayGroup';

export const handle: PageHandle = { audience: 'everyone', enhance: true };
export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'modulepreload', href: liveScript },
];

export const meta: MetaFunction = ({ matches }) => {
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  const [title, description] = [t('overlays.title'), t('overlays.lead')];
  return linkCard({ title, description, locale, origin: originOf(matches), path: '/broadcast' });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const { searchParams } = new URL(request.url);
  const eventName = searchParams.get('event')?.toLowerCase();
  const requestedEvent = isBroadcastEvent(eventName) ? eventName : undefined;
  const [result, user] = await Promise.all([
    findOverlayGroup(db, requestedEvent ?? broadcastEvents[0], searchParams),
    findSignedIn(request, context),
  ]);
  const { groupId, stream } = result.trouble === null ? result.broadcast : firstOf('');
  const [group, own, streams] = await Promise.all([
    groupId ? findGroupName(db, groupId) : undefined,
    user ? listOwnGroups(db, user.userId, now) : [],
    groupId ? listStreams(db, groupId) : [],
  ]);
  // No default for a group without an event, or its staff would mistake that for their choice.
  const groupEvent = result.trouble === null ? result.broadcast.event : broadcastEvents[0];
  const eventNames = result.trouble === null ? result.broadcast.eventNames : null;
  return {
    event: requestedEvent ?? groupEvent,
    events: broadcastEvents.map((name) => ({
      name,
      title: titleOnAir(name, eventNames)[context.locale],
    })),
    group: group ?? null,
    streamId: groupId ? { groupId, stream } : null,
    lang: languageModes.find((mode) => mode === searchParams.get('lang')?.toLowerCase()) ?? null,
    tabs: tabsOf(streams),
    trouble: result.trouble,
    own: own.map(({ id, name }) => ({ id, name })),
  };
}

const parameters = [
  'group',
  'stream',
  'lang',
  'side',
  'part',
  'when',
  'arrangement',
  'background',
  'motion',
  'scale',
  'preview',
  'game',
  'debug',
] as const;

export default function ListOverlays() {
  const { event, events, group, streamId, lang, tabs, trouble, own } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const titleOfShown = events.find(({ name }) => name === event)?.title ?? '';
  const query = (name: string) =>
    withStream(
      `?${new URLSearchParams({ event: name, ...(group && { group: group.id }) })}`,
      streamId?.stream ?? 1,
    );
  return (
    <>
      <h1>{t('overlays.title')}</h1>
      <p>
        {t('overlays.lead')} {t('overlays.needs')}{' '}
        <a href={toPath('/guide/casters#obs')}>{t('guide.casters.sections.obs.title')}</a>
      </p>
      {event === null && group && <AskEvent group={group} isOwn={own.some(({ id }) => id === group.id)} />}
      <nav className="overlay-events" aria-label={t('overlays.events')}>
        {events.map(({ name, title }) => (
          <a
            key={name}
            className="button"
            href={toPath(`/broadcast${query(name)}`)}
            aria-current={name === event ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <OverlayGroup {...{ group, trouble, own, event }} />
      {streamId && <StreamTabs tabs={tabs} page={`/broadcast?group=${streamId.groupId}`} />}
      {event && streamId && <AddressLanguage lang={lang} event={event} streamId={streamId} />}
      {event && <GameWindow event={event} />}
      {event && <EventAddresses event={event} title={titleOfShown} streamId={streamId} lang={lang} />}
      {streamId && <TextAddresses streamId={streamId} lang={lang} />}
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
