import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { logAct } from '~/log/log.server';
import styles from '~/ui/desk.css?url';
import { TextareaField, TextField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { readFormData } from '~/ui/form/request-body';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { changeGroup, findPenaltyKinds } from './group.server';
import { requireGroup } from './guard.server';
import { penaltyKindsField } from './penalty-form.server';
import { maxPenaltyKinds, penaltiesOf, penaltyName } from './penalty-kinds';
import { groupNameField } from './request-form.server';

const { meta, links } = page({ title: 'groups.settings.title', styles });

export { links, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageGroup');
  const kinds = penaltiesOf(await findPenaltyKinds(context.db, group.id));
  return {
    id: group.id,
    name: group.name,
    kinds: kinds.map((kind) => penaltyName(kind, context.t)).join('\n'),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageGroup');
  const { t } = context;
  const form = await readFormData(request);
  const submission = parseForm(form, z.object({ name: groupNameField(t), kinds: penaltyKindsField(t) }));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { name, kinds } = submission.value;
  await changeGroup(context.db, group.id, { name, penaltyKinds: kinds });
  logAct('group.renamed', { group: group.id });
  throw redirectWithToast(new URL(request.url).pathname, { kind: 'success', key: 'saved' });
}

export default function EditGroup() {
  const { id, name, kinds } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const words = useFieldWords();
  const [form, fields] = useForm<{ name: string; kinds: string }>({
    lastResult: useActionData<typeof action>(),
    defaultValue: { name, kinds },
    constraint: { name: { required: true } },
  });
  return (
    <div className="stack">
      <h1>{t('groups.settings.title')}</h1>
      <Form form={form} className="card narrow-form">
        <TextField field={fields.name} {...words('requests.groupName')} autoComplete="organization" />
        <TextareaField
          field={fields.kinds}
          {...words('judging.kinds.field', { max: maxPenaltyKinds })}
          rows={6}
          autoComplete="off"
        />
        <button className="button primary wide" type="submit">
          {t('host.save')}
        </button>
      </Form>
      <section className="card stack" aria-labelledby="programs">
        <h2 id="programs">{t('tokens.toTokens')}</h2>
        <p>{t('tokens.toTokensLead')}</p>
        <p>
          <LinkButton to={`/admin/${id}/settings/tokens`}>{t('tokens.toTokens')}</LinkButton>
        </p>
      </section>
      <section className="card stack" aria-labelledby="notices">
        <h2 id="notices">{t('webhooks.short')}</h2>
        <p>{t('webhooks.toLead')}</p>
        <p>
          <LinkButton to={`/admin/${id}/settings/webhooks`}>{t('webhooks.short')}</LinkButton>
        </p>
      </section>
    </div>
  );
}
