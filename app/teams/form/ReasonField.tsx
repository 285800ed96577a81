import { useTranslation } from 'react-i18next';
import { maxReasonLength } from '~/teams/desk/staff-action';
import { formId } from './use-sheet-form';

/** Why staff correct a sheet; its place in the form is before all that is the player's own. */
export function ReasonField({ start, error }: { start: string; error?: string }) {
  const { t } = useTranslation();
  const id = `${formId}-reason`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('desk.act.reason')}
        <span className="required" aria-hidden="true">
          {t('fields.required')}
        </span>
      </label>
      <p className="hint" id={`${id}-hint`}>
        {t('desk.act.reasonHint', { max: maxReasonLength })}
      </p>
      <input
        id={id}
        name="reason"
        defaultValue={start}
        required
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
      {error && (
        <div id={`${id}-error`}>
          <p className="error">{error}</p>
        </div>
      )}
    </div>
  );
}
