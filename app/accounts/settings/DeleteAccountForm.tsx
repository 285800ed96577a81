import { type FormMetadata, getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { CurrentPasswordField } from '~/accounts/sign-in/fields';
import { type FieldMeta, TextField } from '~/ui/Field';

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in the form that it belongs to.
  form: FormMetadata<any, any>;
  fields: { currentPassword: FieldMeta; confirmation: FieldMeta };
  email: string;
  hasPassword: boolean;
}

/** The proof that it is meant: the password, or without one the address typed out. */
export function DeleteAccountForm({ form, fields, email, hasPassword }: Props) {
  const { t } = useTranslation();
  return (
    <form method="post" {...getFormProps(form)}>
      {form.errors && (
        <p className="notice bad" role="alert" id={form.errorId}>
          {form.errors[0]}
        </p>
      )}
      {hasPassword ? (
        <>
          {/* Password managers find the account by it. */}
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          <CurrentPasswordField field={fields.currentPassword} />
        </>
      ) : (
        <TextField
          field={fields.confirmation}
          label={t('accounts.manage.delete.confirmation')}
          hint={t('accounts.manage.delete.confirmationHint', { email })}
          type="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      <button className="button danger wide" type="submit">
        {t('accounts.manage.delete.button')}
      </button>
    </form>
  );
}
