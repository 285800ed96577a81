import { useTranslation } from 'react-i18next';
import { CurrentPasswordField } from '~/sign-in/fields';
import { type FieldMeta, TextField, verbatim } from '~/ui/form/Field';
import { Form, type FormMeta } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';

interface Props {
  form: FormMeta;
  fields: { currentPassword: FieldMeta; confirmation: FieldMeta };
  email: string;
  hasPassword: boolean;
}

export function DeleteAccountForm({ form, fields, email, hasPassword }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  return (
    <Form form={form}>
      {hasPassword ? (
        <>
          {/* Password managers find the account by it. */}
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          <CurrentPasswordField field={fields.currentPassword} />
        </>
      ) : (
        <TextField
          field={fields.confirmation}
          {...words('accounts.manage.delete.confirmation', { email })}
          {...verbatim}
          type="email"
        />
      )}
      <button className="button danger wide" type="submit">
        {t('accounts.manage.delete.button')}
      </button>
    </Form>
  );
}
