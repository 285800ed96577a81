import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { chooseEvent, findBroadcast } from '~/broadcast/broadcast.server';
import {
  listControlTokens,
  makeControlToken,
  revokeControlToken,
} from '~/broadcast/control/control-token.server';
import { broadcastEvents, isBroadcastEvent, titleOfEvent } from '~/broadcast/event';
import { requireGroup } from '~/groups/guard.server';
import { may } from '~/groups/permission';
import { logSecurity } from '~/log/log.server';
import { countCharacters, plainText } from '~/text/text';
import { CopyField } from '~/ui/CopyField';
import { ariaOf, Field, plainField } from '~/ui/form/Field';
import { readFormData } from '~/ui/form/request-body';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import type { PageHandle } from '~/ui/page-handle';
import { useLocalePath, usePage } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { ControlHelp } from './ControlHelp';
import { ControlTokens } from './ControlTokens';
import styles from './run-broadcast.css?url';

export const handle: PageHandle = { enhance: true };
const { meta, links } = page({
  title: (t) => t('broadcast.settings.title'),
  styles: [styles],
});

export { links, meta };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const longestName = 40;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'runBroadcast');
  const [broadcast, tokens] = await Promise.all([
    findBroadcast(context.db, group.id),
    listControlTokens(context.db, group.id),
  ]);
  const mayChoose = may(group.place, 'manageGroup');
  return { groupId: group.id, event: broadcast?.event ?? null, mayChoose, tokens, now: new Date() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const intent = form.get('intent');
  const right = intent === 'event' ? 'manageGroup' : 'runBroadcast';
  const { user, group } = await requireGroup(request, context, params.id, right);
  const here = new URL(request.url).pathname.replace(/\.data$/, '');
  if (intent === 'event') {
    const event = form.get('event');
    await chooseEvent(context.db, group.id, isBroadcastEvent(event) ? event : null);
    throw redirectWithToast(here, { kind: 'success', key: 'saved' });
  }
  if (intent === 'revoke') {
    await revokeControlToken(context.db, group.id, String(form.get('token')), new Date());
    logSecurity('token.revoked', { group: group.id });
    throw redirectWithToast(here, { kind: 'success', key: 'deleted' });
  }
  const name = plainText(String(form.get('name') ?? '').slice(0, 400));
  if (!name) return data({ name, problem: 'nameRequired' as const, token: undefined }, { status: 422 });
  if (countCharacters(name) > longestName)
    return data({ name, problem: 'nameTooLong' as const, token: undefined }, { status: 422 });
  const token = await makeControlToken(context.db, { groupId: group.id, name, createdById: user.userId });
  if (!token) return data({ name, problem: 'tooManyTokens' as const, token }, { status: 422 });
  logSecurity('token.made', { group: group.id });
  // Shown in this answer alone, which nothing keeps.
  return data({ name, problem: undefined, token }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
}

export default function BroadcastSettings() {
  const { groupId, event, mayChoose, tokens, now } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { origin } = usePage();
  const chosen = {
    field: plainField('event'),
    label: t('broadcast.settings.event'),
    hint: t(mayChoose ? 'broadcast.settings.eventHint' : 'broadcast.settings.onlyAdmins'),
  };
  return (
    <div className="stack desk-settings">
      <header className="desk-head">
        <h1>{t('broadcast.settings.title')}</h1>
        <a href={toPath(`/admin/${groupId}/streaming-input`)}>{t('broadcast.settings.toDesk')}</a>
      </header>
      <form method="post" className="card">
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
          <LinkButton to={`/broadcast?group=${groupId}`}>{t('overlays.add')}</LinkButton>
        </p>
        {event && (
          <CopyField
            id="address-overlay"
            copy={t('broadcast.settings.copy')}
            label={t('broadcast.settings.overlay')}
            value={`${origin}/broadcast/${event}?group=${groupId}`}
          />
        )}
        <CopyField
          id="address-scene"
          copy={t('broadcast.settings.copy')}
          label={t('broadcast.settings.scene')}
          value={`${origin}/broadcast/groups/${groupId}/scene.json`}
        />
      </section>
      <ControlTokens tokens={tokens} made={made} now={now} />
      <ControlHelp groupId={groupId} />
    </div>
  );
}
