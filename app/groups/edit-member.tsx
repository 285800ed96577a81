import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { TextField, verbatim } from '~/ui/form/Field';
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
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast, savedToast } from '~/ui/toast';
import { requireGroup } from './guard.server';
import { findMember, renameMember } from './member.server';
import { memberNameFields } from './member-form.server';
import { may } from './permission';

const { handle, meta } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: 'groups.member.editTitle',
});

export { handle, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageMembers');
  const member = await findMember(context.db, group.id, params.userId);
  if (!member) throw pageNotFound(request);
  const accountId = may(group.place, 'endAccess') ? member.userId : undefined;
  return { groupId: group.id, accountId, ...namesOf(member) };
}

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;
const units = eachAlone(['displayName', 'tonamelId']);
const namesOf = ({ displayName, accountName, tonamelId }: Member) => ({
  displayName: displayName || accountName,
  tonamelId,
});

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageMembers');
  const userId = (params.userId ?? '').toLowerCase();
  const form = await readFormData(request);
  const seen = seenIn(form);
  takeChosen(form, seen, units);
  const submission = parseForm(form, memberNameFields(context.t));
  const refuse = (status: number, lastResult = submission.reply(), theirs = seen, conflict?: SeenConflict) =>
    data({ lastResult, seen: printSeen(theirs), conflict }, { status });
  if (submission.status !== 'success') return refuse(422);
  const saved = await saveMerged({
    units,
    seen,
    mine: submission.value,
    read: () => findMember(context.db, group.id, userId),
    valuesOf: namesOf,
    write: (merged, { displayName, tonamelId }) =>
      renameMember(context.db, group.id, userId, merged, { displayName, tonamelId }),
  });
  if (saved.state === 'gone') throw pageNotFound(request);
  if (saved.state === 'conflict') {
    const { conflict } = saved;
    const merged = parseForm(formOf(conflict.mine), memberNameFields(context.t));
    return refuse(409, merged.reply(), conflict.theirs, conflict);
  }
  logSecurity('member.renamed', { group: group.id, of: userId });
  throw redirectWithToast(context.to(`/admin/${group.id}/members`), savedToast(saved.taken));
}

export default function EditMember() {
  const { groupId, accountId, ...member } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const words = useFieldWords();
  const [form, fields] = useForm<{ displayName: string; tonamelId: string }>({
    lastResult: answer?.lastResult,
    defaultValue: member,
    constraint: { displayName: { required: true }, tonamelId: { required: true } },
  });
  return (
    <section className="card narrow">
      <h1>{t('groups.member.editTitle')}</h1>
      <Form form={form}>
        <input type="hidden" name="seen" value={answer?.seen ?? printSeen(member)} />
        {answer?.conflict && (
          <SeenConflicts
            conflict={answer.conflict}
            button={t('groups.member.save')}
            labelOf={(field) => t(`groups.member.${field as 'displayName'}`)}
          />
        )}
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
      {accountId && (
        <p>
          <a href={toPath(`/admin/accounts/${accountId}`)}>{t('endAccess.title')}</a>
        </p>
      )}
    </section>
  );
}
