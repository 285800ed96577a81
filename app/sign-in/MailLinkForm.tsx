import { type SubmissionResult, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepWhereTo } from '~/accounts/where-to';
import type { FieldMeta } from '~/ui/form/Field';
import { usePage } from '~/ui/root-data';
import { AccountForm, LinkOver } from './AccountForm';

interface Props {
  page: 'reset' | 'verify';
  /** Undefined if the link no longer works. */
  email: string | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
  again: { page: 'forgot' | 'signUp'; path: string };
  children: (field: FieldMeta) => ReactNode;
}

/** Landing page of a mailed link: asks for a password, or says that the link no longer works. */
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
