import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { FieldErrors, TextareaField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { RadioField } from '~/ui/form/RadioField';
import { useLocalePath } from '~/ui/root-data';
import { roles } from './permission';

interface Props {
  lastResult: SubmissionResult<string[]> | undefined;
  group: { id: string; name: string };
}

export function JoinGroupForm({ lastResult, group }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const [form, fields] = useForm<{ groupId: string; role: string; purpose: string }>({
    lastResult,
    defaultValue: { role: 'moderator' },
    constraint: { role: { required: true }, purpose: { required: true } },
  });
  return (
    <Form form={form} className="card">
      <input type="hidden" name="kind" value="join" />
      <input type="hidden" name="groupId" value={group.id} />
      <h2>{group.name}</h2>
      <FieldErrors field={fields.groupId} />
      <p>
        <a href={toPath('/request-role?kind=join')}>{t('requests.otherGroup')}</a>
      </p>
      <RadioField
        field={fields.role}
        label={t('groups.member.role')}
        choices={roles.map((value) => ({ value, label: t(`groups.member.roles.${value}`) }))}
      />
      <TextareaField
        field={fields.purpose}
        label={t('requests.purpose')}
        hint={t('requests.joinPurposeHint')}
        rows={4}
      />
      <button className="button primary wide" type="submit">
        {t('requests.send')}
      </button>
    </Form>
  );
}
