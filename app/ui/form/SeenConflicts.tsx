import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlatValues, SeenConflict } from './seen';

interface Item {
  unit: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
  suggested: 'mine' | 'theirs';
}

/** The field `choice-{unit}` is `mine` or `theirs`. */
export function ConflictChoices({
  items,
  again,
  children,
}: {
  items: Item[];
  again: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="notice warn conflicts" role="alert">
      <p>
        <strong>{t('fields.conflict.title')}</strong>
      </p>
      <p>{t('fields.conflict.lead')}</p>
      {items.map(({ unit, label, suggested, ...sides }) => (
        <fieldset key={unit}>
          <legend>{label}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label className="choice" key={side}>
              <input type="radio" name={`choice-${unit}`} value={side} defaultChecked={side === suggested} />
              <span>
                <span className="soft">{t(`fields.conflict.${side}`)}</span>
                <br />
                {sides[side]}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {children}
      <p>{again}</p>
    </div>
  );
}

interface Props {
  conflict: SeenConflict;
  labelOf: (unit: string) => string;
  shown?: (unit: string, values: FlatValues) => ReactNode;
  button: string;
}

/** Conflicts of a three-way merge (`seen.ts`), and changes taken from the other person. */
export function SeenConflicts({ conflict, labelOf, shown, button }: Props) {
  const { t } = useTranslation();
  const { conflicts, taken, mine, theirs } = conflict;
  const textOf = (unit: string, values: FlatValues) =>
    (shown ? shown(unit, values) : values[unit]) || t('fields.conflict.none');
  return (
    <ConflictChoices
      again={t('fields.conflict.again', { button })}
      items={conflicts.map((unit) => ({
        unit,
        label: labelOf(unit),
        theirs: textOf(unit, theirs),
        mine: textOf(unit, mine),
        suggested: 'mine',
      }))}
    >
      {taken.length > 0 && (
        <>
          <p>{t('fields.conflict.taken')}</p>
          <ul>
            {taken.map((unit) => (
              <li key={unit}>
                {t('shell.labelled', { label: labelOf(unit), value: '' })}
                {textOf(unit, theirs)}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConflictChoices>
  );
}
