import { useTranslation } from 'react-i18next';
import { confirming } from '~/sheets/form-button';
import { sheetLabel } from '~/sheets/sheet-label';
import { FindingsNotice } from './FindingsNotice';
import type { ShownFinding } from './finding-text';

/** Findings on the review page; submitting confirms them. */
export function ConfirmedFindings({ findings }: { findings: readonly ShownFinding[] }) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <>
      <FindingsNotice findings={findings} labelOf={(path) => sheetLabel(path, t)} />
      <p className="hint">{t('teams.findings.lead')}</p>
      {findings.map(({ id }) => (
        <input key={id} type="hidden" name={confirming} value={id} />
      ))}
    </>
  );
}
