import { useTranslation } from 'react-i18next';
import { choiceOf, type ShownConflict } from '~/sheets/conflict/shown-conflict';

interface Props {
  conflict: ShownConflict;
  /** ID of the choices' form, if they are rendered outside it. */
  form?: string;
}

/** Concurrent changes by others: those that were merged, and those that need a choice. */
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
