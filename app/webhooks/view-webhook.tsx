import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { wordOf } from '~/api/shapes/notice-words';
import type { NoticeKind } from '~/db/notice-kind';
import { requireGroup } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { CopyField } from '~/ui/CopyField';
import { SeenConflicts } from '~/ui/form/SeenConflicts';
import { printSeen, type SeenConflict, saveMerged, seenIn, takeChosen } from '~/ui/form/seen';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast, savedToast } from '~/ui/toast';
import { DeliveryLog } from './DeliveryLog';
import { listDeliveries, sendAgain, sendTest } from './deliveries.server';
import { EventFields } from './EventFields';
import { secretOf } from './signature.server';
import { flatWebhook, shownTarget, unflatWebhook, type WebhookLanguage, webhookUnits } from './webhook';
import {
  changeWebhook,
  disableWebhook,
  enableWebhook,
  findWebhook,
  removeWebhook,
  renewSecret,
} from './webhook.server';
import { eventProblems, readWebhook, type WebhookProblems } from './webhook-form.server';
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
  const { group, webhook } = await find(args);
  const { db, env, to } = args.context;
  const now = new Date();
  const { id } = webhook;
  const form = await readFormData(args.request);
  const nothing = {
    ...{ secret: undefined, problems: {} as WebhookProblems },
    ...{ isNotAgain: false, isTooMuch: false, seen: undefined as string | undefined },
    conflict: undefined as SeenConflict | undefined,
  };
  const all = to(`/admin/${group.id}/settings/webhooks`);
  const done = (key: 'saved' | 'deleted' | 'sending' | 'tested', where = `${all}/${id}`) =>
    redirectWithToast(where, { kind: 'success', key });
  const intent = String(form.get('intent'));
  if (intent !== 'test' && intent !== 'again')
    logSecurity('webhook.changed', { group: group.id, webhook: id, how: intent.slice(0, 10) });
  const byHand = limitsOf(`webhooks by hand of ${group.id}`, rates.webhooksByHand);
  const isByHand = (intent === 'test' || intent === 'again') && !webhook.disabledAt;
  if (isByHand && !(await mayTry(db, byHand, now)))
    return data({ ...nothing, isTooMuch: true }, { status: 429 });
  switch (intent) {
    case 'test':
      if (webhook.disabledAt) throw redirect(`${all}/${id}`);
      await sendTest(db, env, id, now);
      throw done('tested');
    case 'again': {
      const again = { webhookId: id, id: String(form.get('delivery')) };
      const isSent = !webhook.disabledAt && (await sendAgain(db, env, again, now));
      if (!isSent) return data({ ...nothing, isNotAgain: true }, { status: 409 });
      throw done('sending');
    }
    case 'disable':
      await disableWebhook(db, id, 'staff', now);
      throw done('saved');
    case 'enable':
      await enableWebhook(db, webhook);
      throw done('saved');
    case 'remove':
      await removeWebhook(db, webhook);
      throw done('deleted', all);
    case 'renew': {
      if (webhook.kind !== 'standard') throw done('saved');
      const secret = secretOf(env.SESSION_SECRET, await renewSecret(db, webhook));
      return data({ ...nothing, secret }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
    }
    default: {
      const seen = seenIn(form);
      takeChosen(form, seen, webhookUnits);
      const draft = readWebhook(form);
      const refuse = (problems: WebhookProblems) =>
        data({ ...nothing, problems, seen: printSeen(seen) }, { status: 422 });
      const problems = eventProblems(draft);
      if (problems.events) return refuse(problems);
      const saved = await saveMerged({
        units: webhookUnits,
        seen,
        mine: flatWebhook(draft),
        read: () => findWebhook(db, group.id, id),
        valuesOf: flatWebhook,
        write: async (merged, before) => {
          const change = unflatWebhook(merged);
          return change.events.length > 0 && (await changeWebhook(db, { ...webhook, ...before }, change));
        },
      });
      if (saved.state === 'gone') throw pageNotFound(args.request);
      if (saved.state === 'conflict' && saved.conflict.conflicts.length > 0) {
        const { conflict } = saved;
        return data({ ...nothing, conflict, seen: printSeen(conflict.theirs) }, { status: 409 });
      }
      // Each side removed what the other left, so that no event remains.
      if (saved.state === 'conflict') return refuse({ events: 'eventRequired' });
      throw redirectWithToast(`${all}/${id}`, savedToast(saved.taken));
    }
  }
}

export default function ViewWebhook() {
  const { group, webhook, deliveries, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const values = answer?.conflict ? unflatWebhook(answer.conflict.mine) : webhook;
  const isMissing = answer?.problems.events !== undefined;
  const acts = webhook.disabledBy ? (['enable'] as const) : (['test', 'disable'] as const);
  return (
    <div className="stack">
      <p>
        <a href={toPath(`/admin/${group.id}/settings/webhooks`)}>{t('webhooks.all')}</a>
      </p>
      <h1>{webhook.target}</h1>
      <p>
        {t(`webhooks.kinds.${webhook.kind}`)} · {t(`webhooks.state.${webhook.disabledBy ?? 'on'}`)}
      </p>
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
      <DeliveryLog deliveries={deliveries} isOn={!webhook.disabledBy} now={now} />
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
