import { useTranslation } from 'react-i18next';
import { fillOver } from '~/pastes/filled-slots';
import { repeated, repeating } from '~/sheets/form-button';
import { DeviceLink } from '~/ui/device/DeviceLink';
import { fillForm, readForm } from '~/ui/form/form-fill.client';
import { useLocalePath } from '~/ui/root-data';
import { useErrorToast } from '~/ui/shell/use-error-toast';
import { useHydrated } from '~/ui/use-hydrated';
import type { PasteFills } from './read-paste';

export interface LastTeamProps {
  id: string;
  tournamentName: string;
}

/** Fills in the team submitted last: in place, or by the server without JavaScript. */
export function LastTeam({ id, tournamentName }: LastTeamProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const localePath = useLocalePath();
  const showToast = useErrorToast();

  async function fill(form: HTMLFormElement) {
    try {
      const body = new URLSearchParams({ [repeating]: id });
      const response = await fetch(localePath('/pastes'), { method: 'POST', body });
      if (!response.ok) throw new Error(String(response.status));
      const { fills }: PasteFills = await response.json();
      fillForm(form, { ...fillOver(readForm(form), fills).fills, [repeated]: id });
    } catch {
      showToast({ kind: 'error', key: 'network' });
    }
  }

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
          void fill(form);
        }}
      >
        {t('teams.submit.lastTeam')}
      </button>
      <p className="soft">{t('teams.submit.lastTeamHint', { tournament: tournamentName })}</p>
      <DeviceLink />
    </div>
  );
}
