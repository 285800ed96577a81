import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';
import type { RosterCounts } from './roster';

export interface RosterSummary {
  counts: RosterCounts;
  /** Names of the first missing entrants, in list order. */
  missing: readonly string[];
  hasCheckIn: boolean;
}

/** Renders "55 of 64 submitted · missing: …". */
export function RosterLine({ summary, to }: { summary: RosterSummary; to: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { counts, missing, hasCheckIn } = summary;
  const more = counts.missing - missing.length;
  const names = missing.join(t('entrants.separator'));
  return (
    <div className="roster-line">
      <p>
        <a className="roster-sum" href={toPath(to)}>
          {t('entrants.sum', { ...counts })}
        </a>
        {hasCheckIn && <span className="roster-sum">{t('entrants.checkedInSum', { ...counts })}</span>}
        {counts.asked > 0 && (
          <a className="roster-sum" href={toPath(`${to}#doubts`)}>
            {t('entrants.asked', { count: counts.asked })}
          </a>
        )}
        {counts.unlisted > 0 && (
          <a className="roster-sum" href={toPath(`${to}#unlisted`)}>
            {t('entrants.unlisted', { count: counts.unlisted })}
          </a>
        )}
      </p>
      {missing.length > 0 && (
        <p>{t(more > 0 ? 'entrants.missingMore' : 'entrants.missing', { names, count: more })}</p>
      )}
    </div>
  );
}
