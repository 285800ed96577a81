import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/Field';
import { RadioField } from '~/ui/RadioField';
import { roles } from './permission';
import type { TypedMember } from './typed-member';

interface Props {
  lastResult: SubmissionResult<string[]> | undefined;
  typed: TypedMember;
}

/** Adds an account to the group, by the user ID that its owner sees. */
export function AddMember({ lastResult, typed }: Props) {
  const { t } = useTranslation();
  const [form, fields] = useForm<Record<keyof TypedMember, string>>({
    lastResult,
    defaultValue: { role: 'moderator', ...typed },
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
      <form method="post" {...getFormProps(form)}>
        {form.errors && (
          <p className="notice bad" role="alert" id={form.errorId}>
            {form.errors[0]}
          </p>
        )}
        <TextField
          field={fields.uid}
          label={t('groups.member.uid')}
          hint={t('groups.member.uidHint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField
          field={fields.displayName}
          label={t('groups.member.displayName')}
          hint={t('groups.member.displayNameHint')}
          autoComplete="off"
        />
        <TextField
          field={fields.tonamelId}
          label={t('groups.member.tonamelId')}
          hint={t('groups.member.tonamelIdHint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <RadioField
          field={fields.role}
          label={t('groups.member.role')}
          choices={roles.map((value) => ({ value, label: t(`groups.member.roles.${value}`) }))}
        />
        <button className="button primary wide" type="submit">
          {t('groups.member.add')}
        </button>
      </form>
    </section>
  );
}
