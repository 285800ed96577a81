import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logSecurity } from '~/log/log.server';
import { pageNotFound } from '~/ui/errors';
import { TextField, verbatim } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { readFormData } from '~/ui/form/request-body';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { requireGroup } from './guard.server';
import { findMember, renameMember } from './member.server';
import { memberNameFields } from './member-form.server';

const { meta } = page({ title: 'groups.member.editTitle' });

export { meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageMembers');
  const member = await findMember(context.db, group.id, params.userId);
  if (!member) throw pageNotFound(request);
  const { displayName, accountName, tonamelId } = member;
  return { groupId: group.id, displayName: displayName || accountName, tonamelId };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageMembers');
  const userId = (params.userId ?? '').toLowerCase();
  const submission = parseForm(await readFormData(request), memberNameFields(context.t));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  if (!(await renameMember(context.db, group.id, userId, submission.value))) throw pageNotFound(request);
  logSecurity('member.renamed', { group: group.id, of: userId });
  throw redirectWithToast(context.to(`/admin/${group.id}/members`), { kind: 'success', key: 'saved' });
}

export default function EditMember() {
  const { groupId, ...member } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const words = useFieldWords();
  const [form, fields] = useForm<{ displayName: string; tonamelId: string }>({
    lastResult,
    defaultValue: member,
    constraint: { displayName: { required: true }, tonamelId: { required: true } },
  });
  return (
    <section className="card narrow">
      <h1>{t('groups.member.editTitle')}</h1>
      <Form form={form}>
        <TextField field={fields.displayName} {...words('groups.member.displayName')} autoComplete="off" />
        <TextField field={fields.tonamelId} {...words('groups.member.tonamelId')} {...verbatim} />
        <div className="row">
          <button className="button primary" type="submit">
            {t('groups.member.save')}
          </button>
          <LinkButton to={`/admin/${groupId}/members`} look="quiet">
            {t('groups.leave.cancel')}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
