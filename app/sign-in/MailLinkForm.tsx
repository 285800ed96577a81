import { type SubmissionResult, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepWhereTo } from '~/accounts/where-to';
import type { FieldMeta } from '~/ui/form/Field';
import { usePage } from '~/ui/root-data';
import { AccountForm, LinkOver } from './AccountForm';

interface Props {
  page: 'reset' | 'verify';
  /** Whose address the link is about; none when it works no more. */
  email: string | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
  /** Where another link is asked for. */
  again: { page: 'forgot' | 'signUp'; path: string };
  /** The field of the password. */
  children: (field: FieldMeta) => ReactNode;
}

/** The page that a mail leads to: a password, or that its link works no more. */
export function MailLinkForm({ page, email, lastResult, again, children }: Props) {
  const { t } = useTranslation();
  const { search } = usePage();
  const [form, fields] = useForm<{ password: string }>({
    lastResult,
    constraint: { password: { required: true } },
  });
  if (!email) {
    return (
      <LinkOver
        text={t(page === 'reset' ? 'accounts.linkOver.reset' : 'accounts.linkOver.signUp')}
        to={keepWhereTo(again.path, search)}
        again={t(`accounts.${again.page}.title`)}
      />
    );
  }
  return (
    <AccountForm
      form={form}
      title={t(`accounts.${page}.title`)}
      lead={t(`accounts.${page}.lead`, { email })}
      button={t(`accounts.${page}.button`)}
    >
      {children(fields.password)}
    </AccountForm>
  );
}
