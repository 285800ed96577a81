import { useTranslation } from 'react-i18next';
import type { Translate } from '~/locales/i18n';
import { playerName } from '~/text/nameless';
import type { Correction } from './sheet-corrections';

const most = 12;

/** What was corrected, a line each: the same for everybody who may see these values. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const { t } = useTranslation();
  if (corrections.length === 0) return null;
  const more = corrections.length - most;
  return (
    <ul>
      {corrections.slice(0, most).map((correction, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <li key={at}>{lineOf(correction, t)}</li>
      ))}
      {more > 0 && <li>{t('viewTeam.correctedMore', { count: more })}</li>}
    </ul>
  );
}

function lineOf(correction: Correction, t: Translate): string {
  if (correction.what === 'order') return t('viewTeam.correctedOrder');
  if (correction.what === 'image') return t('viewTeam.correctedImage');
  const blank = t('viewTeam.blank');
  const named = (value: string) =>
    correction.what === 'displayName' ? playerName(t, value) : value || blank;
  const values = { before: named(correction.before), after: named(correction.after) };
  if (correction.what === 'species')
    return t('viewTeam.correctedSpecies', { slot: correction.slot, ...values });
  const field = t(`viewTeam.${correction.what}`);
  return 'slot' in correction
    ? t('viewTeam.correctedWhat', { slot: correction.slot, field, ...values })
    : t('viewTeam.correctedPlayer', { field, ...values });
}
