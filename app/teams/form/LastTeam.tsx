import { useTranslation } from 'react-i18next';
import { fillForm } from '~/ui/form/form-fill.client';
import { useHydrated } from '~/ui/use-hydrated';
import { repeating } from './form-button';

export interface LastTeamProps {
  id: string;
  tournamentName: string;
  /** The fields of its six. */
  fields: Record<string, string>;
}

/** Fills in the six of the team that was submitted last: at once with scripts, by the server without. */
export function LastTeam({ id, tournamentName, fields }: LastTeamProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <div className="last-team">
      <button
        type="submit"
        className="button"
        name={repeating}
        value={id}
        formNoValidate
        formAction="#title-team"
        onClick={(event) => {
          const { form } = event.currentTarget;
          if (!form || !hydrated) return;
          event.preventDefault();
          fillForm(form, fields);
        }}
      >
        {t('teams.submit.lastTeam')}
      </button>
      <p className="soft">{t('teams.submit.lastTeamHint', { tournament: tournamentName })}</p>
    </div>
  );
}
