import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { chooseEvent } from '~/broadcast/broadcast.server';
import { broadcastEvents, isBroadcastEvent } from '~/broadcast/event';
import { findLogoKey } from '~/broadcast/logo.server';
import { logoPath } from '~/broadcast/logo-path';
import { requireStream } from '~/broadcast/require-stream.server';
import { withStream } from '~/broadcast/stream';
import { may } from '~/groups/permission';
import { listControlTokens, revokeControlToken } from '~/groups/tokens/group-token.server';
import { Tokens } from '~/groups/tokens/Tokens';
import { makeAsked, tokenFormInit } from '~/groups/tokens/token-form.server';
import { readFormData } from '~/http/request-body';
import { isSmallPictureRefusal } from '~/images/check-small-picture';
import { logSecurity } from '~/log/log.server';
import { titleOnAir } from '~/overlays/event-titles';
import { overlayPath, scenePath } from '~/overlays/overlay-path';
import { CopyField } from '~/ui/CopyField';
import { ariaOf, Field, plainField } from '~/ui/form/Field';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath, usePage } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { ControlHelp } from './ControlHelp';
import { EventNameForm } from './event-name/EventNameForm';
import { flatName, saveEventName } from './event-name/save-event-name.server';
import { LogoForm } from './logo/LogoForm';
import styles from './run-broadcast.css?url';
import { SecondStream } from './streams/SecondStream';
import { StreamTabs } from './streams/StreamTabs';
import { addSecond, removeSecond } from './streams/second-stream.server';
import { tabsOf } from './streams/stream-tabs';

const { handle, meta, links } = page({
  audience: 'staff',
  enhance: true,
  failed: { writing: 'saveFailed' },
  title: (t) => t('broadcast.settings.title'),
  styles: [styles],
});

export { handle, links, meta };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const adminIntents = ['event', 'eventName', 'addStream', 'removeStream'];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group, streamId, broadcast, streams } = await requireStream(
    request,
    context,
    params.id,
    'runBroadcast',
  );
  const [tokens, logoKey] = await Promise.all([
    listControlTokens(context.db, streamId),
    findLogoKey(context.db, group.id),
  ]);
  const refused = new URL(request.url).searchParams.get('logo');
  const mayChoose = may(group.place, 'manageGroup');
  const { event, eventNames } = broadcast;
  return {
    streamId,
    tabs: tabsOf(streams),
    event,
    events: broadcastEvents.map((name) => ({
      name,
      title: titleOnAir(name, eventNames)[context.locale],
    })),
    eventName: event && { own: flatName(event, eventNames), themed: titleOnAir(event, null) },
    mayChoose,
    tokens,
    logo: logoKey && logoPath(logoKey),
    refused: isSmallPictureRefusal(refused) ? refused : undefined,
    now: new Date(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const intent = form.get('intent');
  const { user, group, streamId, broadcast } = await requireStream(
    request,
    context,
    params.id,
    adminIntents.some((each) => each === intent) ? 'manageGroup' : 'runBroadcast',
  );
  const page = new URL(request.url).pathname.replace(/\.data$/, '');
  const here = withStream(page, streamId.stream);
  if (intent === 'event') {
    const event = form.get('event');
    const seen = form.get('seen');
    const isChosen = await chooseEvent(
      context.db,
      streamId,
      isBroadcastEvent(event) ? event : null,
      isBroadcastEvent(seen) ? seen : null,
    );
    throw redirectWithToast(
      here,
      isChosen ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'changedMeanwhile' },
    );
  }
  if (intent === 'eventName') return saveEventName(context, group.id, form, here);
  if (intent === 'addStream') {
    await addSecond(context, broadcast);
    throw redirectWithToast(withStream(page, 2), { kind: 'success', key: 'saved' });
  }
  if (intent === 'removeStream' && streamId.stream !== 1) {
    const isRemoved = await removeSecond(context, streamId, { id: user.userId, name: user.displayName });
    throw isRemoved
      ? redirectWithToast(page, { kind: 'success', key: 'deleted' })
      : redirectWithToast(here, { kind: 'error', key: 'tooManyActs' });
  }
  if (intent === 'revoke') {
    await revokeControlToken(context.db, streamId, String(form.get('token')), new Date());
    logSecurity('token.revoked', { group: group.id });
    throw redirectWithToast(here, { kind: 'success', key: 'deleted' });
  }
  const newToken = await makeAsked(context.db, streamId, {
    form,
    scopes: ['broadcast'],
    by: user,
  });
  return data({ newToken }, tokenFormInit(newToken));
}

export default function BroadcastSettings() {
  const { streamId, tabs, event, events, eventName, mayChoose, tokens, logo, refused, now } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { origin } = usePage();
  const { groupId, stream } = streamId;
  const page = `/admin/${groupId}/streaming-input`;
  const eventField = {
    field: plainField('event'),
    label: t('broadcast.settings.event'),
    hint: t(mayChoose ? 'broadcast.settings.eventHint' : 'broadcast.settings.onlyAdmins'),
  };
  return (
    <div className="stack desk-settings">
      <header className="desk-head">
        <h1>{t('broadcast.settings.title')}</h1>
        <a href={toPath(withStream(page, stream))}>{t('broadcast.settings.toDesk')}</a>
      </header>
      <StreamTabs tabs={tabs} page={`${page}/settings`} both={`${page}/both`} />
      <form method="post" className="card">
        <input type="hidden" name="seen" value={event ?? ''} />
        <Field {...eventField}>
          <select
            id={eventField.field.id}
            name="event"
            defaultValue={event ?? ''}
            disabled={!mayChoose}
            {...ariaOf(eventField)}
          >
            <option value="">{t('broadcast.settings.noEvent')}</option>
            {events.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </Field>
        {mayChoose && (
          <button type="submit" className="button primary" name="intent" value="event">
            {t('broadcast.settings.save')}
          </button>
        )}
      </form>
      {event && eventName && (
        <EventNameForm
          key={event}
          {...{ event, ...eventName }}
          mayChange={mayChoose}
          answer={answer && 'eventName' in answer ? answer.eventName : undefined}
        />
      )}
      <section className="card" aria-labelledby="addresses">
        <h2 id="addresses">{t('broadcast.settings.addresses')}</h2>
        <p>
          <LinkButton to={withStream(`/broadcast?group=${groupId}`, stream)}>{t('overlays.add')}</LinkButton>
        </p>
        {event && (
          <CopyField
            id="address-overlay"
            copy={t('broadcast.settings.copy')}
            label={t('broadcast.settings.overlay')}
            value={origin + overlayPath(event, streamId)}
          />
        )}
        <CopyField
          id="address-scene"
          copy={t('broadcast.settings.copy')}
          label={t('broadcast.settings.scene')}
          value={origin + scenePath(streamId)}
        />
      </section>
      <LogoForm streamId={streamId} logo={logo} refused={refused} />
      <Tokens
        title={t('broadcast.settings.tokens')}
        lead={t('broadcast.settings.tokensLead')}
        tokens={tokens}
        made={answer && 'newToken' in answer ? answer.newToken : undefined}
        now={now}
      />
      <ControlHelp streamId={streamId} />
      {mayChoose && <SecondStream stream={stream} hasSecond={tabs.length > 0} />}
    </div>
  );
}
