import { useTranslation } from 'react-i18next';
import { formatInstant } from '~/time/instant';
import { useLocale } from '~/ui/root-data';
import type { Warning } from './tournament-warnings';

export interface WarningView {
  warnings: Warning[];
  confirmation: string;
  teams: number;
  timeZone: string;
}

export function TournamentWarnings({
  warnings,
  confirmation,
  teams,
  timeZone,
  now,
}: WarningView & { now: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const textOf = (warning: Warning) =>
    'field' in warning
      ? t(`host.warnings.${warning.key}`, {
          field: t(`host.fields.${warning.field}`),
          at: formatInstant(new Date(warning.at), timeZone, locale, now),
        })
      : t(
          `host.warnings.${warning.key}`,
          'regulation' in warning ? { regulation: warning.regulation[locale] } : {},
        );
  return (
    <div className="notice warn" role="alert">
      <p>
        <strong>
          {teams > 0 ? t('host.warnings.titleWithTeams', { count: teams }) : t('host.warnings.title')}
        </strong>
      </p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.key + ('field' in warning ? warning.field : '')}>{textOf(warning)}</li>
        ))}
      </ul>
      <p>{t('host.warnings.again')}</p>
      <input type="hidden" name="confirmation" value={confirmation} />
    </div>
  );
}
