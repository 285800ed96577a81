import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import type { Translate } from '~/locales/i18n';
import { logAct } from '~/log/log.server';
import styles from '~/ui/desk.css?url';
import { TextareaField, TextField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { SeenConflicts } from '~/ui/form/SeenConflicts';
import {
  eachAlone,
  formOf,
  printSeen,
  type SeenConflict,
  saveMerged,
  seenIn,
  takeChosen,
} from '~/ui/form/seen';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { redirectWithToast, savedToast } from '~/ui/toast';
import { changeGroup, findGroupSettings, findPenaltyKinds } from './group.server';
import { requireGroup } from './guard.server';
import { penaltyKindsField } from './penalty-form.server';
import { maxPenaltyKinds, penaltiesOf, penaltyName } from './penalty-kinds';
import { groupNameField } from './requests/request-form.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: 'groups.settings.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageGroup');
  const penaltyKinds = await findPenaltyKinds(context.db, group.id);
  return { id: group.id, ...flat({ name: group.name, penaltyKinds }, context.t) };
}

const units = eachAlone(['name', 'kinds']);
const flat = ({ name, penaltyKinds }: { name: string; penaltyKinds: string[] | null }, t: Translate) => ({
  name,
  kinds: penaltiesOf(penaltyKinds)
    .map((kind) => penaltyName(kind, t))
    .join('\n'),
});

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageGroup');
  const { t } = context;
  const form = await readFormData(request);
  const seen = seenIn(form);
  takeChosen(form, seen, units);
  const schema = z.object({ name: groupNameField(t), kinds: penaltyKindsField(t) });
  const submission = parseForm(form, schema);
  const refuse = (status: number, lastResult = submission.reply(), theirs = seen, conflict?: SeenConflict) =>
    data({ lastResult, seen: printSeen(theirs), conflict }, { status });
  if (submission.status !== 'success') return refuse(422);
  const { name, kinds } = submission.value;
  const saved = await saveMerged({
    units,
    seen,
    mine: flat({ name, penaltyKinds: kinds }, t),
    read: () => findGroupSettings(context.db, group.id),
    valuesOf: (row) => flat(row, t),
    write: (merged, before) => {
      const penaltyKinds = penaltyKindsField(t).parse(merged.kinds);
      return changeGroup(context.db, group.id, { name: merged.name, penaltyKinds }, before);
    },
  });
  if (saved.state === 'gone') throw pageNotFound(request);
  if (saved.state === 'conflict') {
    const { conflict } = saved;
    return refuse(409, parseForm(formOf(conflict.mine), schema).reply(), conflict.theirs, conflict);
  }
  logAct('group.renamed', { group: group.id });
  throw redirectWithToast(new URL(request.url).pathname, savedToast(saved.taken));
}

export default function EditGroup() {
  const { id, name, kinds } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const words = useFieldWords();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ name: string; kinds: string }>({
    lastResult: answer?.lastResult,
    defaultValue: { name, kinds },
    constraint: { name: { required: true } },
  });
  return (
    <div className="stack">
      <h1>{t('groups.settings.title')}</h1>
      <div className="stack columns">
        <Form form={form} className="card narrow-form">
          <input type="hidden" name="seen" value={answer?.seen ?? printSeen({ name, kinds })} />
          {answer?.conflict && (
            <SeenConflicts
              conflict={answer.conflict}
              button={t('host.save')}
              labelOf={(unit) =>
                unit === 'name' ? t('requests.groupName') : t('judging.kinds.field', { max: maxPenaltyKinds })
              }
            />
          )}
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
        <div className="stack">
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
      </div>
    </div>
  );
}
