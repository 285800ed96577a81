import { useTranslation } from 'react-i18next';
import { type FieldMeta, TextField, verbatim } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';

interface Props {
  field: FieldMeta;
  label?: string;
  /** The last field: the Enter key submits the form. */
  isLast?: boolean;
}

interface EmailProps extends Props {
  isNew?: boolean;
  withPasskeys?: boolean;
}

export function EmailField({ field, label, isLast, isNew, withPasskeys }: EmailProps) {
  const { t } = useTranslation();
  return (
    <TextField
      field={field}
      label={label ?? t('accounts.email')}
      {...verbatim}
      type="email"
      autoComplete={isNew ? 'email' : withPasskeys ? 'username webauthn' : 'username'}
      enterKeyHint={isLast ? 'go' : 'next'}
    />
  );
}

export function CurrentPasswordField({ field, label, isLast }: Props) {
  const { t } = useTranslation();
  return (
    <TextField
      field={field}
      label={label ?? t('accounts.currentPassword')}
      type="password"
      autoComplete="current-password"
      enterKeyHint={isLast ? 'go' : 'next'}
    />
  );
}

export function NewPasswordField({ field, label }: Props) {
  const words = useFieldWords()('accounts.newPassword');
  return (
    <TextField
      field={field}
      {...words}
      label={label ?? words.label}
      type="password"
      autoComplete="new-password"
      enterKeyHint="go"
    />
  );
}
