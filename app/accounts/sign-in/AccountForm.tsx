import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type FormMeta } from '~/ui/Form';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  form: FormMeta;
  title: string;
  /** Other ways to the same end, under the title. */
  ways?: ReactNode;
  lead?: ReactNode;
  button: string;
  children: ReactNode;
  /** Ways out, under the form. */
  more?: ReactNode;
}

/** One sheet in the middle: a title, what is wrong as a whole, the fields and one button. */
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

/** What is said instead of a form: a mail is on its way, or a link works no more. */
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

/** A mail's link that works no more, and where another one is asked for. */
export function LinkOver({ text, to, again }: { text: string; to: string; again: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <AccountNotice title={t('accounts.linkOver.title')}>
      <p>{text}</p>
      <a className="button wide" href={toPath(to)}>
        {again}
      </a>
    </AccountNotice>
  );
}
