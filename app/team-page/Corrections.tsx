import { useTranslation } from 'react-i18next';
import type { Translate } from '~/locales/i18n';
import { playerName } from '~/text/nameless';
import type { Correction } from './sheet-corrections';

const maxLines = 12;

export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const { t } = useTranslation();
  if (corrections.length === 0) return null;
  const more = corrections.length - maxLines;
  return (
    <ul>
      {corrections.slice(0, maxLines).map((correction, at) => (
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
  const label = (value: string) =>
    correction.what === 'displayName' ? playerName(t, value) : value || blank;
  const values = { before: label(correction.before), after: label(correction.after) };
  if (correction.what === 'species')
    return t('viewTeam.correctedSpecies', { slot: correction.slot, ...values });
  const field = t(`viewTeam.${correction.what}`);
  return 'slot' in correction
    ? t('viewTeam.correctedWhat', { slot: correction.slot, field, ...values })
    : t('viewTeam.correctedPlayer', { field, ...values });
}
