import { useTranslation } from 'react-i18next';
import { type FieldMeta, TextField } from '~/ui/Field';

/** The password that an account has; password managers fill it in. */
export function CurrentPasswordField({ field }: { field: FieldMeta }) {
  const { t } = useTranslation();
  return (
    <TextField
      field={field}
      label={t('accounts.currentPassword')}
      type="password"
      autoComplete="current-password"
      enterKeyHint="next"
    />
  );
}

/** A password to be chosen; password managers propose one. */
export function NewPasswordField({ field }: { field: FieldMeta }) {
  const { t } = useTranslation();
  return (
    <TextField
      field={field}
      label={t('accounts.newPassword')}
      hint={t('accounts.newPasswordHint')}
      type="password"
      autoComplete="new-password"
      enterKeyHint="go"
    />
  );
}
