import { type FieldMetadata, type FormMetadata, getFormProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/Field';
import { useLocalePath } from '~/ui/root-data';
import { maxReasonLength } from './staff-action';

interface Props {
  title: string;
  lead: ReactNode;
  // biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in the form that it belongs to.
  form: FormMetadata<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  reason: FieldMetadata<string, any, any>;
  /** The team as it was seen: `seenText`. */
  seen: string;
  /** The team's page, without its locale. */
  path: string;
  /** More fields, between the reason and the buttons. */
  children?: ReactNode;
  buttons: ReactNode;
}

/** What staff do to a team: why, as it was seen, and the way back. */
export function StaffActForm({ title, lead, form, reason, seen, path, children, buttons }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="card narrow">
      <h1>{title}</h1>
      {lead}
      <form method="post" {...getFormProps(form)}>
        {form.errors && (
          <p className="notice warn" role="alert" id={form.errorId}>
            {form.errors[0]}
          </p>
        )}
        <input type="hidden" name="seen" value={seen} />
        <TextField
          field={reason}
          label={t('desk.act.reason')}
          hint={t('desk.act.reasonHint', { max: maxReasonLength })}
          autoComplete="off"
        />
        {children}
        <div className="row">
          {buttons}
          <a className="button quiet" href={toPath(path)}>
            {t('desk.act.cancel')}
          </a>
        </div>
      </form>
    </section>
  );
}
