import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { TextareaField, TextField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';

export function NewGroupForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const [form, fields] = useForm<{ groupName: string; purpose: string; links: string }>({
    lastResult,
    constraint: { groupName: { required: true }, purpose: { required: true } },
  });
  return (
    <Form form={form} className="card">
      <input type="hidden" name="kind" value="newGroup" />
      <TextField field={fields.groupName} {...words('requests.groupName')} autoComplete="organization" />
      <TextareaField field={fields.purpose} {...words('requests.purpose')} rows={5} />
      <TextareaField
        field={fields.links}
        {...words('requests.links')}
        rows={3}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button className="button primary wide" type="submit">
        {t('requests.send')}
      </button>
    </Form>
  );
}
