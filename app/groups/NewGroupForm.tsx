import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { TextareaField, TextField } from '~/ui/Field';

/** Asks for a group of one's own. */
export function NewGroupForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation();
  const [form, fields] = useForm<{ groupName: string; purpose: string; links: string }>({
    lastResult,
    constraint: { groupName: { required: true }, purpose: { required: true } },
  });
  return (
    <form method="post" className="card" {...getFormProps(form)}>
      <input type="hidden" name="kind" value="newGroup" />
      {form.errors && (
        <p className="notice bad" role="alert" id={form.errorId}>
          {form.errors[0]}
        </p>
      )}
      <TextField
        field={fields.groupName}
        label={t('requests.groupName')}
        hint={t('requests.groupNameHint')}
        autoComplete="organization"
      />
      <TextareaField
        field={fields.purpose}
        label={t('requests.purpose')}
        hint={t('requests.purposeHint')}
        rows={5}
      />
      <TextareaField
        field={fields.links}
        label={t('requests.links')}
        hint={t('requests.linksHint')}
        rows={3}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button className="button primary wide" type="submit">
        {t('requests.send')}
      </button>
    </form>
  );
}
