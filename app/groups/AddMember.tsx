import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { FieldErrors, TextField, verbatim } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { RadioField } from '~/ui/form/RadioField';
import type { Role } from './permission';
import type { MemberPrefill } from './typed-member';

interface Props {
  lastResult: SubmissionResult<string[]> | undefined;
  prefill: MemberPrefill;
  roles: readonly Role[];
}

export function AddMember({ lastResult, prefill, roles }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const [form, fields] = useForm<Record<keyof MemberPrefill, string>>({
    lastResult,
    defaultValue: { role: 'moderator', ...prefill },
    constraint: {
      uid: { required: true },
      displayName: { required: true },
      tonamelId: { required: true },
      role: { required: true },
    },
  });
  return (
    <section className="card narrow-form" aria-labelledby="add">
      <h2 id="add">{t('groups.member.add')}</h2>
      <Form form={form}>
        <TextField field={fields.uid} {...words('groups.member.uid')} {...verbatim} />
        <TextField field={fields.displayName} {...words('groups.member.displayName')} autoComplete="off" />
        <TextField field={fields.tonamelId} {...words('groups.member.tonamelId')} {...verbatim} />
        {roles.length > 1 ? (
          <RadioField
            field={fields.role}
            label={t('groups.member.role')}
            choices={roles.map((value) => ({ value, label: t(`groups.member.roles.${value}`) }))}
          />
        ) : (
          <>
            <input type="hidden" name="role" value={roles[0]} />
            <p className="hint">{t('groups.member.onlyModerators')}</p>
            <FieldErrors field={fields.role} />
          </>
        )}
        <button className="button primary wide" type="submit">
          {t('groups.member.add')}
        </button>
      </Form>
    </section>
  );
}
