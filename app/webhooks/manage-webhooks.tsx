import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noticeKinds } from '~/db/notice-kind';
import { requireGroup } from '~/groups/guard.server';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { CopyField } from '~/ui/CopyField';
import { ariaOf, Field, plainField } from '~/ui/form/Field';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { EventFields } from './EventFields';
import { linksOf } from './payload.server';
import { secretOf } from './signature.server';
import { WebhookPreview } from './WebhookPreview';
import { maxWebhooks, shortTarget, shownTarget, targetOf, webhookKinds } from './webhook';
import { addWebhook, listWebhooks } from './webhook.server';
import { previewWebhook, problemsOf, readWebhook } from './webhook-form.server';
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

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageWebhooks');
  const listed = (await listWebhooks(context.db, group.id)).map(({ id, kind, url, disabledBy }) => ({
    id,
    kind,
    disabledBy,
    target: shortTarget(shownTarget({ kind, url })),
  }));
  return { group: { id: group.id }, listed, now: context.now };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageWebhooks');
  const { db, env, now } = context;
  const form = await readFormData(request);
  const draft = readWebhook(form);
  const ownHosts = [env.PUBLIC_URL, request.url];
  const problems = problemsOf(draft, ownHosts);
  const answer = {
    typed: draft,
    problems,
    preview: undefined,
    secret: undefined,
    isAdded: false,
    isFull: false,
  };
  if (problems.url || problems.events) return data(answer, { status: 422 });
  if (form.get('intent') === 'preview') {
    const preview = previewWebhook(draft, {
      group: { id: group.id, name: group.name },
      link: linksOf(env),
      now,
    });
    return data({ ...answer, preview });
  }
  const url = targetOf(draft.url, draft.kind, ownHosts)?.href ?? '';
  const webhook = await addWebhook(db, { ...draft, url, groupId: group.id });
  if (!webhook) return data({ ...answer, isFull: true }, { status: 422 });
  logSecurity('webhook.added', { group: group.id, webhook: webhook.id });
  const secret = webhook.kind === 'standard' ? secretOf(env.SESSION_SECRET, webhook.salt) : undefined;
  return data(
    { ...answer, secret, isAdded: true },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
}

export default function ManageWebhooks() {
  const { group, listed, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const draft = answer && !answer.isAdded ? answer.typed : undefined;
  const { kind = 'discord', url = '', language = 'ja' } = draft ?? {};
  const events = draft?.events ?? noticeKinds.filter((each) => !each.startsWith('sheet.'));
  const field = {
    field: plainField('webhook-url', answer?.problems.url ? t(`webhooks.${answer.problems.url}`) : undefined),
    label: t('webhooks.url'),
    hint: t('webhooks.urlHint'),
  };
  return (
    <div className="stack">
      <p>
        <a href={toPath(`/admin/${group.id}/settings`)}>{t('tokens.settings')}</a>
      </p>
      <h1>{t('webhooks.title')}</h1>
      <p>
        {t('webhooks.lead')} <a href={toPath('/developers#webhooks')}>{t('webhooks.link')}</a>
      </p>
      {answer?.isAdded && (
        <div className="notice good" role="status">
          <p>{t('webhooks.added')}</p>
          {answer.secret && (
            <>
              <p>{t('webhooks.secret')}</p>
              <CopyField
                id="secret"
                copy={t('broadcast.settings.copy')}
                label={t('webhooks.secretLabel')}
                value={answer.secret}
              />
            </>
          )}
        </div>
      )}
      <section className="card stack" aria-labelledby="listed">
        <h2 id="listed">{t('webhooks.listed')}</h2>
        {listed.length === 0 ? (
          <p className="soft">{t('webhooks.none')}</p>
        ) : (
          <ul className="webhook-list">
            {listed.map(({ id, target, kind, disabledBy }) => (
              <li key={id}>
                <b>{target}</b>
                <small>
                  {t(`webhooks.kinds.${kind}`)} · {t(`webhooks.state.${disabledBy ?? 'on'}`)}
                </small>
                <a
                  className="button"
                  href={toPath(`/admin/${group.id}/settings/webhooks/${id}`)}
                  aria-label={t('webhooks.openOf', { target })}
                >
                  {t('webhooks.open')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {answer?.preview && <WebhookPreview preview={answer.preview} now={now} />}
      <section className="card stack" aria-labelledby="add">
        <h2 id="add">{t('webhooks.add')}</h2>
        {answer?.isFull && (
          <p className="error" role="alert">
            {t('webhooks.tooMany', { max: maxWebhooks })}
          </p>
        )}
        <form method="post">
          <fieldset className="field">
            <legend>{t('webhooks.kind')}</legend>
            <div className="choices">
              {webhookKinds.map((each) => (
                <label className="choice" key={each}>
                  <input type="radio" name="kind" value={each} defaultChecked={each === kind} />
                  <span>
                    {t(`webhooks.kinds.${each}`)}
                    <small>{t(`webhooks.kindHints.${each}`)}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Field {...field}>
            <input
              id={field.field.id}
              name="url"
              type="url"
              inputMode="url"
              autoComplete="off"
              defaultValue={url}
              {...ariaOf(field)}
            />
          </Field>
          <EventFields
            events={events}
            language={language}
            isMissing={answer?.problems.events !== undefined}
          />
          <p className="webhook-acts">
            <button type="submit" className="button" name="intent" value="preview">
              {t('webhooks.preview')}
            </button>
            <button type="submit" className="button primary" name="intent" value="add">
              {t('webhooks.save')}
            </button>
          </p>
        </form>
      </section>
    </div>
  );
}
