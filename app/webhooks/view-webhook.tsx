import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { wordOf } from '~/api/shapes/notice-words';
import type { NoticeKind } from '~/db/notice-kind';
import { requireGroup } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { CopyField } from '~/ui/CopyField';
import { SeenConflicts } from '~/ui/form/SeenConflicts';
import { printSeen } from '~/ui/form/seen';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { actOnWebhook } from './act-on-webhook.server';
import { DeliveryLog } from './DeliveryLog';
import { listDeliveries } from './deliveries.server';
import { EventFields } from './EventFields';
import { flatWebhook, shortTarget, shownTarget, unflatWebhook, type WebhookLanguage } from './webhook';
import { findWebhook } from './webhook.server';
import styles from './webhooks.css?url';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: 'webhooks.title',
  styles,
});

export { handle, links, meta };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

async function find({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageWebhooks');
  const webhook = await findWebhook(context.db, group.id, params.webhookId);
  if (!webhook) throw pageNotFound(request);
  return { group, webhook };
}

export async function loader(args: LoaderFunctionArgs) {
  const { group, webhook } = await find(args);
  const { id, kind, events, language, disabledBy } = webhook;
  return {
    group: { id: group.id },
    webhook: { id, kind, events, language, disabledBy, target: shownTarget(webhook) },
    deliveries: await listDeliveries(args.context.db, id),
    now: args.context.now,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { webhook } = await find(args);
  return actOnWebhook(args, webhook);
}

export default function ViewWebhook() {
  const { group, webhook, deliveries, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const values = answer?.conflict ? unflatWebhook(answer.conflict.mine) : webhook;
  const isMissing = answer?.problems.events !== undefined;
  const { disabledBy } = webhook;
  const title = shortTarget(webhook.target);
  const acts = disabledBy ? (['enable'] as const) : (['test', 'disable'] as const);
  return (
    <div className="stack">
      <p>
        <a href={toPath(`/admin/${group.id}/settings/webhooks`)}>{t('webhooks.all')}</a>
      </p>
      <h1>{title}</h1>
      {title !== webhook.target && <p className="webhook-target soft">{webhook.target}</p>}
      <p>
        {t(`webhooks.kinds.${webhook.kind}`)} · {t(`webhooks.state.${disabledBy ?? 'on'}`)}
      </p>
      {disabledBy && disabledBy !== 'staff' && (
        <p className="notice warn">{t(`webhooks.goOn.${disabledBy}`)}</p>
      )}
      {answer?.isNotAgain && (
        <p className="notice" role="alert">
          {t('webhooks.notAgain')}
        </p>
      )}
      {answer?.isTooMuch && (
        <p className="notice warn" role="alert">
          {t('webhooks.tooMuch')}
        </p>
      )}
      {answer?.secret && (
        <div className="notice good" role="status">
          <p>{t('webhooks.secret')}</p>
          <CopyField
            id="secret"
            copy={t('broadcast.settings.copy')}
            label={t('webhooks.secretLabel')}
            value={answer.secret}
          />
        </div>
      )}
      <form method="post" className="webhook-acts">
        {acts.map((act) => (
          <button key={act} type="submit" className="button" name="intent" value={act}>
            {t(`webhooks.${act}`)}
          </button>
        ))}
      </form>
      <DeliveryLog deliveries={deliveries} isOn={!disabledBy} now={now} />
      <section className="card stack" aria-labelledby="change">
        <h2 id="change">{t('webhooks.change')}</h2>
        <form method="post">
          <input type="hidden" name="seen" value={answer?.seen ?? printSeen(flatWebhook(webhook))} />
          {answer?.conflict && (
            <SeenConflicts
              conflict={answer.conflict}
              button={t('webhooks.save')}
              labelOf={(unit) =>
                unit === 'language'
                  ? t('webhooks.language')
                  : t(`webhooks.names.${wordOf[unit as NoticeKind]}`)
              }
              shown={(unit, values) =>
                unit === 'language'
                  ? t(`webhooks.languages.${values.language as WebhookLanguage}`)
                  : t(values[unit] ? 'host.conflict.on' : 'host.conflict.off')
              }
            />
          )}
          <EventFields
            events={isMissing ? [] : values.events}
            language={values.language}
            hasLanguage={webhook.kind === 'discord'}
            isMissing={isMissing}
          />
          <button type="submit" className="button primary" name="intent" value="change">
            {t('webhooks.save')}
          </button>
        </form>
      </section>
      <section className="card stack">
        {webhook.kind === 'standard' && (
          <form method="post">
            <p>{t('webhooks.renewHint')}</p>
            <button type="submit" className="button" name="intent" value="renew">
              {t('webhooks.renew')}
            </button>
          </form>
        )}
        <form method="post">
          <p>{t('webhooks.removeHint')}</p>
          <button type="submit" className="button danger" name="intent" value="remove">
            {t('webhooks.remove')}
          </button>
        </form>
      </section>
    </div>
  );
}
