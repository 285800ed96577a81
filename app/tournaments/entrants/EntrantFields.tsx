import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, plainField, verbatim } from '~/ui/form/Field';
import {
  type EntrantField,
  type EntrantProblem,
  entrantFields,
  maxEntrants,
  type TypedEntrant,
} from './entrant';

interface Props {
  typed: TypedEntrant;
  problems: readonly EntrantProblem[];
  refused?: 'twice' | 'full' | 'changed';
  /** Its button. */
  children: ReactNode;
}

const beside: readonly EntrantField[] = ['tonamelId', 'discordId', 'twitterId', 'seed'];

export function EntrantFields({ typed, problems, refused, children }: Props) {
  const { t } = useTranslation();
  const labelOf = (field: EntrantField) => t(`entrants.fields.${field}`);
  return (
    <>
      {refused && (
        <p className="notice bad" role="alert">
          {t(`entrants.problems.${refused}`, { max: maxEntrants })}
        </p>
      )}
      <div className="entrant-fields">
        {entrantFields.map((name) => {
          const wrong = problems.find(({ field }) => field === name);
          const said =
            wrong && t(`entrants.problems.${wrong.reason}`, { field: labelOf(name), max: wrong.max });
          const field = { ...plainField(`entrant-${name}`, said), required: name === 'name' };
          return (
            <Field key={name} field={field} label={labelOf(name)}>
              <input
                id={field.id}
                name={name}
                type="text"
                defaultValue={typed[name]}
                required={name === 'name'}
                inputMode={name === 'seed' ? 'numeric' : undefined}
                aria-invalid={said ? true : undefined}
                aria-describedby={said ? field.errorId : undefined}
                {...(beside.includes(name) ? verbatim : { autoComplete: 'off' })}
              />
            </Field>
          );
        })}
      </div>
      {children}
    </>
  );
}
