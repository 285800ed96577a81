import { useTranslation } from 'react-i18next';
import type { ShownFinding } from './finding-text';

interface Props {
  findings: readonly ShownFinding[];
  labelOf: (path: string) => string;
  /** Element ID of a field; undefined on pages without the form. */
  idOf?: (path: string) => string;
}

export function FindingsNotice({ findings, labelOf, idOf }: Props) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  const line = ({ path, text }: ShownFinding) => t('shell.labelled', { label: labelOf(path), value: text });
  return (
    <div className="notice warn findings">
      <p>
        <strong>{t('teams.findings.title', { count: findings.length })}</strong>
      </p>
      <ul>
        {findings.map((finding) => (
          <li key={finding.id}>
            {idOf ? <a href={`#${idOf(finding.path)}`}>{line(finding)}</a> : line(finding)}
          </li>
        ))}
      </ul>
    </div>
  );
}
