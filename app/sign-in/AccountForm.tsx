import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type FormMeta } from '~/ui/form/Form';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  form: FormMeta;
  title: string;
  ways?: ReactNode;
  lead?: ReactNode;
  button: string;
  children: ReactNode;
  more?: ReactNode;
}

export function AccountForm({ form, title, ways, lead, button, children, more }: Props) {
  return (
    <section className="card">
      <h1>{title}</h1>
      {ways}
      {lead && <p>{lead}</p>}
      <Form form={form}>
        {children}
        <button className="button primary wide" type="submit">
          {button}
        </button>
      </Form>
      {more}
    </section>
  );
}

export function WaysOut({ ways }: { ways: readonly (readonly [text: string, path: string])[] }) {
  const toPath = useLocalePath();
  return (
    <p className="ways-out">
      {ways.map(([text, path]) => (
        <a key={path} className="button quiet wide" href={toPath(path)}>
          {text}
        </a>
      ))}
    </p>
  );
}

export function AccountNotice({
  title,
  ways,
  children,
}: {
  title: string;
  ways?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="card">
      <h1>{title}</h1>
      {ways}
      {children}
    </section>
  );
}

export function LinkOver({ text, to, again }: { text: string; to: string; again: string }) {
  const { t } = useTranslation();
  return (
    <AccountNotice title={t('accounts.linkOver.title')}>
      <p>{text}</p>
      <LinkButton to={to} look="wide">
        {again}
      </LinkButton>
    </AccountNotice>
  );
}
