import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findSignedIn } from '~/accounts/session.server';
import { broadcastEvents, isBroadcastEvent, playerEvents, titleOfEvent } from '~/broadcast/event';
import { findGroupName, listOwnGroups } from '~/groups/group.server';
import { pageTitle, translatorFor } from '~/locales/i18n';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf, useLocalePath, usePage } from '~/ui/root-data';
import { fixtureOfPart } from './fixtures';
import styles from './list-overlays.css?url';
import liveScript from './live.ts?worker&url';
import { OverlayAddress } from './OverlayAddress';
import { OverlayFiles } from './OverlayFiles';
import { OverlayGroup } from './OverlayGroup';
import { overlayAddress } from './obs';
import { type Part, parts } from './options';
import { findOverlayGroup } from './overlay-group.server';

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

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('event')?.toLowerCase();
  const event = isBroadcastEvent(asked) ? asked : broadcastEvents[0];
  const [found, user] = await Promise.all([
    findOverlayGroup(db, event, searchParams.get('group')),
    findSignedIn(request, context),
  ]);
  const [group, own] = await Promise.all([
    found.trouble === null ? findGroupName(db, found.broadcast.groupId) : undefined,
    user ? listOwnGroups(db, user.userId, now) : [],
  ]);
  return {
    event,
    group: group ?? null,
    trouble: found.trouble,
    own: own.map(({ id, name }) => ({ id, name })),
  };
}

const parameters = ['group', 'lang', 'side', 'part', 'motion', 'scale', 'preview', 'debug'] as const;

export default function ListOverlays() {
  const { event, group, trouble, own } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { origin } = usePage();
  const query = (given: Record<string, string>) =>
    `?${new URLSearchParams({ ...given, ...(group && { group: group.id }) })}`;
  const address = (of: { part?: Part; players?: boolean } = {}) => ({
    path: `/broadcast/${of.players ? 'players/' : ''}${event}${of.part ? `?part=${of.part}` : ''}`,
    address: group && overlayAddress(origin, event, { ...of, group: group.id }),
  });
  return (
    <>
      <h1>{t('overlays.title')}</h1>
      <p>{t('overlays.lead')}</p>
      <nav className="overlay-events" aria-label={t('overlays.events')}>
        {broadcastEvents.map((name) => (
          <a
            key={name}
            className="button"
            href={toPath(`/broadcast${query({ event: name })}`)}
            aria-current={name === event ? 'page' : undefined}
          >
            {titleOfEvent(name)}
          </a>
        ))}
      </nav>
      <OverlayGroup {...{ group, trouble, own, event }} />
      <section className="overlay-section" aria-labelledby="event">
        <h2 id="event">{titleOfEvent(event)}</h2>
        <p>
          {t('overlays.size')}{' '}
          <a href={`/broadcast/${event}${query({ preview: '1', fixture: '0' })}`}>
            {t('overlays.openPreview')}
          </a>
        </p>
        <ul className="cards overlay-addresses">
          <OverlayAddress id="whole" label={t('overlays.whole')} {...address()} fixture={0} />
          {playerEvents.some((name) => name === event) && (
            <OverlayAddress
              id="players"
              label={t('overlays.players')}
              {...address({ players: true })}
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
              {...address({ part })}
              fixture={fixtureOfPart[part] ?? 0}
            />
          ))}
        </ul>
      </section>
      {group && <OverlayFiles event={event} groupId={group.id} />}
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
