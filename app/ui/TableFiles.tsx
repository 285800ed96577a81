import { useTranslation } from 'react-i18next';
import { useLocalePath } from './root-data';

interface Props {
  path: string;
  /** Names the table for screen readers, if a page has several. */
  of?: string;
  look?: string;
}

/** `enhance/copy-table.ts` turns the TSV download into a copy button. */
export function TableFiles({ path, of: table, look = 'button' }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const whose = table && <span className="visually-hidden"> ({table})</span>;
  return (
    <>
      <a className={look} href={toPath(`${path}.csv`)} download>
        {t('shell.table.csv')}
        {whose}
      </a>
      <a
        className={look}
        href={toPath(`${path}.tsv`)}
        download
        data-copy-table={t('shell.table.copy')}
        data-copied={t('shell.toasts.copied')}
        data-copy-failed={t('errors.copyFailed')}
      >
        <span>{t('shell.table.tsv')}</span>
        {whose}
      </a>
    </>
  );
}
