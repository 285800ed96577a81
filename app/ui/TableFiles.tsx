import { useTranslation } from 'react-i18next';
import { useLocalePath } from './root-data';

interface Props {
  /** Of the table's files, without a locale prefix and an ending. */
  path: string;
  /** What is told of the table to those who hear the links one by one; where a page has several. */
  of?: string;
  look?: string;
}

/**
 * A table as CSV, and for the clipboard: the small script of light pages turns the second link into a button that copies;
 * without it the same text comes as a file.
 */
export function TableFiles({ path, of, look = 'button' }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const whose = of && <span className="visually-hidden"> ({of})</span>;
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
