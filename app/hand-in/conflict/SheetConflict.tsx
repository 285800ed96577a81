import { useTranslation } from 'react-i18next';
import { choiceOf, type ShownConflict } from '~/sheets/conflict/shown-conflict';

interface Props {
  conflict: ShownConflict;
  /** The id of the form that its choices belong to, where that stands elsewhere. */
  form?: string;
}

/** What somebody else changed while the form was open: what was taken over, and what is to be chosen. */
export function SheetConflict({ conflict: { taken, choices }, form }: Props) {
  const { t } = useTranslation();
  return (
    <div className="notice warn conflicts" role="alert">
      <p>
        <strong>{t('teams.formErrors.conflict')}</strong>
      </p>
      {taken.length > 0 && (
        <>
          <p>{t('fields.sheetConflict.taken')}</p>
          <ul>
            {taken.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {choices.length > 0 && <p>{t('fields.sheetConflict.choose')}</p>}
      {choices.map(({ unit, label, ...sides }) => (
        <fieldset key={unit}>
          <legend>{label}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label className="choice" key={side}>
              <input type="radio" name={choiceOf(unit)} value={side} required form={form} />
              <span>
                <span className="soft">{t(`fields.conflict.${side}`)}</span>
                {sides[side].map((line) => (
                  <span key={line}>
                    <br />
                    {line}
                  </span>
                ))}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p>{t('fields.sheetConflict.again')}</p>
    </div>
  );
}
