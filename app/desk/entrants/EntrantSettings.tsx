import { useTranslation } from 'react-i18next';
import type { SettingsProblem, TypedEntrantSettings } from '~/entrants/entrant-settings';
import { timeZoneName } from '~/time/instant';
import { Field, plainField } from '~/ui/form/Field';
import { SeenConflicts } from '~/ui/form/SeenConflicts';
import type { SeenConflict } from '~/ui/form/seen';
import { useLocale } from '~/ui/root-data';

interface Props {
  action: string;
  answer: {
    typed: TypedEntrantSettings;
    problems: readonly SettingsProblem[];
    seen: string;
    conflict?: SeenConflict;
  };
  timeZone: string;
  now: Date;
}

/** Settings that players notice; they require `manageTournaments`. */
export function EntrantSettings({ action, answer, timeZone, now }: Props) {
  const { typed, problems, seen, conflict } = answer;
  const { t } = useTranslation();
  const locale = useLocale();
  const errorOf = (name: 'opensAt' | 'closesAt') => {
    const own = problems.find((problem) => problem.startsWith(name.replace('At', '')));
    return own && t(`entrants.settings.problems.${own}`);
  };
  const tick = (name: 'entrantsOnly' | 'namesMissing' | 'checkIn') => (
    <div className="field">
      <label className="choice" htmlFor={name}>
        <input
          id={name}
          type="checkbox"
          name={name}
          defaultChecked={typed[name] === 'on'}
          aria-describedby={`${name}-hint`}
        />
        <span>{t(`entrants.settings.${name}`)}</span>
      </label>
      <p className="hint" id={`${name}-hint`}>
        {t(`entrants.settings.${name}Hint`)}
      </p>
    </div>
  );
  return (
    <details className="card" id="settings" open={problems.length > 0 || conflict !== undefined}>
      <summary>{t('entrants.settings.title')}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="seen" value={seen} />
        {conflict && (
          <SeenConflicts
            conflict={conflict}
            button={t('entrants.settings.save')}
            labelOf={(unit) => t(`entrants.settings.${unit as 'checkIn'}`)}
            shown={(unit, values) => {
              const isOn = t(values[unit] ? 'host.conflict.on' : 'host.conflict.off');
              return unit === 'checkIn' && values.checkIn
                ? `${values.opensAt?.replace('T', ' ')} – ${values.closesAt?.replace('T', ' ')}`
                : isOn;
            }}
          />
        )}
        {tick('entrantsOnly')}
        {tick('namesMissing')}
        {tick('checkIn')}
        <div className="pair">
          {(['opensAt', 'closesAt'] as const).map((name) => {
            const error = errorOf(name);
            const field = plainField(name, error);
            return (
              <Field key={name} field={field} label={t(`entrants.settings.${name}`)}>
                <input
                  id={name}
                  name={name}
                  type="datetime-local"
                  defaultValue={typed[name]}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? field.errorId : undefined}
                />
              </Field>
            );
          })}
        </div>
        <p className="hint">{t('entrants.settings.zone', { zone: timeZoneName(now, timeZone, locale) })}</p>
        <button className="button" type="submit">
          {t('entrants.settings.save')}
        </button>
      </form>
    </details>
  );
}
