import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxReasonLength } from '~/sheets/staff-action';
import { type FieldMeta, TextField } from '~/ui/form/Field';
import { Form, type FormMeta, openedWith } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { LinkButton } from '~/ui/LinkButton';

interface Props {
  title: string;
  lead: ReactNode;
  form: FormMeta;
  reason: FieldMeta;
  /** Version of the team for optimistic concurrency (`seenText`). A form with errors keeps the one it was opened with. */
  seen: string;
  path: string;
  children?: ReactNode;
  buttons: ReactNode;
}

export function StaffActForm({ title, lead, form, reason, seen, path, children, buttons }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  return (
    <section className="card narrow">
      <h1>{title}</h1>
      {lead}
      <Form form={form} isWarned>
        <input type="hidden" name="seen" value={openedWith(form) ?? seen} />
        <TextField
          field={reason}
          {...words('desk.act.reason', { max: maxReasonLength })}
          autoComplete="off"
        />
        {children}
        <div className="row">
          {buttons}
          <LinkButton to={path} look="quiet">
            {t('desk.act.cancel')}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
