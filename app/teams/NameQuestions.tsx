import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fillForm } from './form-fill.client';

/** A text that is no name of the game, and the names it may be replaced by. */
export interface NameQuestion {
  path: string;
  choices: string[];
}

interface Props {
  questions: readonly NameQuestion[];
  /** Of the field, as its label says it. */
  labelOf: (path: string) => string;
  messageOf: (path: string) => string;
  onChosen: (path: string) => void;
}

/** Each name is a button: in place with JavaScript, else it sends the form back with the name filled in. */
export function NameQuestions({ questions, labelOf, messageOf, onChosen }: Props) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  function choose(event: MouseEvent<HTMLButtonElement>, path: string, name: string) {
    const { form } = event.currentTarget;
    event.preventDefault();
    if (form) fillForm(form, { [path]: name });
    onChosen(path);
  }
  return (
    <div className="notice warn name-questions">
      {questions.map(({ path, choices }) => (
        <div key={path}>
          <p>
            <strong>{labelOf(path)}</strong> {messageOf(path)}
          </p>
          <p className="row">
            {choices.map((name) => (
              <button
                key={name}
                type="submit"
                className="button"
                name="choose"
                value={`${path}=${name}`}
                onClick={(event) => choose(event, path, name)}
              >
                {t('teams.submit.useName', { name })}
              </button>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}
