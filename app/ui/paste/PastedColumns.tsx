import { useTranslation } from 'react-i18next';

interface Props {
  columns: readonly {
    head?: string;
    meaning: string;
    samples: readonly string[];
  }[];
  options: readonly { value: string; label: string }[];
  /** An unknown column blocks saving; otherwise it is left out. */
  mustKnow?: boolean;
}

export function PastedColumns({ columns, options, mustKnow = false }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {columns.some(({ meaning }) => meaning === 'unknown') && (
        <p className={mustKnow ? 'notice bad' : 'notice'}>
          {t(mustKnow ? 'pasted.mustKnowNote' : 'pasted.unknownNote')}
        </p>
      )}
      <div className="paste-columns">
        {columns.map(({ head, meaning, samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div className="field" key={at}>
            <label htmlFor={`column-${at}`}>{head || t('pasted.column', { at: at + 1 })}</label>
            <select id={`column-${at}`} name="column" defaultValue={meaning}>
              {meaning === 'unknown' && (
                <option value="unknown">{t(mustKnow ? 'pasted.choose' : 'pasted.unknown')}</option>
              )}
              <option value="unused">{t('pasted.unused')}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <p className="soft">{samples.join(t('pasted.separator'))}</p>
          </div>
        ))}
      </div>
    </>
  );
}
