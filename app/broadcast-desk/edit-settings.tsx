import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { chooseEvent } from '~/broadcast/broadcast.server';
import { broadcastEvents, isBroadcastEvent, titleOfEvent } from '~/broadcast/event';
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
import { overlayPath, scenePath } from '~/overlays/overlay-path';
import { CopyField } from '~/ui/CopyField';
import { ariaOf, Field, plainField } from '~/ui/form/Field';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath, usePage } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { ControlHelp } from './ControlHelp';
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

const adminIntents = ['event', 'addStream', 'removeStream'];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group, of, broadcast, streams } = await requireStream(request, context, params.id, 'runBroadcast');
  const [tokens, logoKey] = await Promise.all([
    listControlTokens(context.db, of),
    findLogoKey(context.db, group.id),
  ]);
  const refused = new URL(request.url).searchParams.get('logo');
  const mayChoose = may(group.place, 'manageGroup');
  return {
    of,
    tabs: tabsOf(streams),
    event: broadcast.event,
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
  const { user, group, of, broadcast } = await requireStream(
    request,
    context,
    params.id,
    adminIntents.some((each) => each === intent) ? 'manageGroup' : 'runBroadcast',
  );
  const page = new URL(request.url).pathname.replace(/\.data$/, '');
  const here = withStream(page, of.stream);
  if (intent === 'event') {
    const event = form.get('event');
    const seen = form.get('seen');
    const isChosen = await chooseEvent(
      context.db,
      of,
      isBroadcastEvent(event) ? event : null,
      isBroadcastEvent(seen) ? seen : null,
    );
    throw redirectWithToast(
      here,
      isChosen ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'changedMeanwhile' },
    );
  }
  if (intent === 'addStream') {
    await addSecond(context, broadcast);
    throw redirectWithToast(withStream(page, 2), { kind: 'success', key: 'saved' });
  }
  if (intent === 'removeStream' && of.stream !== 1) {
    const isRemoved = await removeSecond(context, of, { id: user.userId, name: user.displayName });
    throw isRemoved
      ? redirectWithToast(page, { kind: 'success', key: 'deleted' })
      : redirectWithToast(here, { kind: 'error', key: 'tooManyActs' });
  }
  if (intent === 'revoke') {
    await revokeControlToken(context.db, of, String(form.get('token')), new Date());
    logSecurity('token.revoked', { group: group.id });
    throw redirectWithToast(here, { kind: 'success', key: 'deleted' });
  }
  const made = await makeAsked(context.db, of, { form, scopes: ['broadcast'], byUserId: user.userId });
  return data(made, tokenFormInit(made));
}

export default function BroadcastSettings() {
  const { of, tabs, event, mayChoose, tokens, logo, refused, now } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { origin } = usePage();
  const { groupId, stream } = of;
  const page = `/admin/${groupId}/streaming-input`;
  const chosen = {
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
        <Field {...chosen}>
          <select
            id={chosen.field.id}
            name="event"
            defaultValue={event ?? ''}
            disabled={!mayChoose}
            {...ariaOf(chosen)}
          >
            <option value="">{t('broadcast.settings.noEvent')}</option>
            {broadcastEvents.map((name) => (
              <option key={name} value={name}>
                {titleOfEvent(name)}
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
            value={origin + overlayPath(event, of)}
          />
        )}
        <CopyField
          id="address-scene"
          copy={t('broadcast.settings.copy')}
          label={t('broadcast.settings.scene')}
          value={origin + scenePath(of)}
        />
      </section>
      <LogoForm of={of} logo={logo} refused={refused} />
      <Tokens
        title={t('broadcast.settings.tokens')}
        lead={t('broadcast.settings.tokensLead')}
        tokens={tokens}
        made={made}
        now={now}
      />
      <ControlHelp of={of} />
      {mayChoose && <SecondStream stream={stream} hasSecond={tabs.length > 0} />}
    </div>
  );
}
