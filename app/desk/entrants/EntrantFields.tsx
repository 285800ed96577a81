import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EntrantField,
  type EntrantProblem,
  entrantFields,
  maxEntrants,
  type TypedEntrant,
} from '~/entrants/entrant';
import { ErrorSummary } from '~/ui/form/ErrorSummary';
import { Field, plainField, useAria, verbatim } from '~/ui/form/Field';
import { FirstInvalid } from '~/ui/form/first-invalid';

interface Props {
  typed: TypedEntrant;
  problems: readonly EntrantProblem[];
  refused?: 'twice' | 'full' | 'changed';
  children: ReactNode;
}

const beside: readonly EntrantField[] = ['tonamelId', 'discordId', 'twitterId', 'seed'];

export function EntrantFields({ typed, problems, refused, children }: Props) {
  const { t } = useTranslation();
  const labelOf = (field: EntrantField) => t(`entrants.fields.${field}`);
  const messageOf = ({ field, reason, max }: Props['problems'][number]) =>
    t(`entrants.problems.${reason}`, { field: labelOf(field), max });
  return (
    <>
      {refused && (
        <p className="notice bad" role="alert">
          {t(`entrants.problems.${refused}`, { max: maxEntrants })}
        </p>
      )}
      {problems.length > 1 && (
        <ErrorSummary
          errors={Object.fromEntries(problems.map((problem) => [problem.field, [messageOf(problem)]]))}
          idOf={(field) => `entrant-${field}`}
          labelOf={() => ''}
        />
      )}
      <FirstInvalid>
        <div className="entrant-fields">
          {entrantFields.map((name) => {
            const problem = problems.find(({ field }) => field === name);
            return (
              <EntrantInput
                key={name}
                name={name}
                label={labelOf(name)}
                value={typed[name]}
                error={problem && messageOf(problem)}
              />
            );
          })}
        </div>
      </FirstInvalid>
      {children}
    </>
  );
}

function EntrantInput({
  name,
  label,
  value,
  error,
}: {
  name: EntrantField;
  label: string;
  value: string;
  error?: string;
}) {
  const field = { ...plainField(`entrant-${name}`, error), required: name === 'name' };
  return (
    <Field field={field} label={label}>
      <input
        id={field.id}
        name={name}
        type="text"
        defaultValue={value}
        required={field.required}
        inputMode={name === 'seed' ? 'numeric' : undefined}
        {...useAria({ field })}
        {...(beside.includes(name) ? verbatim : { autoComplete: 'off' })}
      />
    </Field>
  );
}
