import { useTranslation } from 'react-i18next';
import { editing, making } from '../form-button';
import type { Answer } from '../use-sheet-form';

interface Props {
  asks: NonNullable<Answer['asks']>;
  busy?: boolean;
  /** The id of the form that its buttons send, where they stand elsewhere. */
  form?: string;
}

/** Of a form that has made a team before: whether this text is that team's, or another person's on the same device. */
export function WhoseTeam({ asks: { id, displayName: name, another }, busy, form }: Props) {
  const { t } = useTranslation();
  const own = { form, disabled: busy };
  return (
    <div className="stack whose-team">
      <button type="submit" className="button primary wide" name={editing} value={id} {...own}>
        {t('teams.sameForm.edit', { name })}
      </button>
      <button type="submit" className="button wide" name={making} value={another} {...own}>
        {t('teams.sameForm.another')}
      </button>
    </div>
  );
}
