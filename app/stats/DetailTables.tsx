import { useTranslation } from 'react-i18next';
import { useLocale } from '~/ui/root-data';
import { detailName } from '~/usage/detail-names';
import type { DetailUsage } from '~/usage/usage-view';
import { UsageBar } from './UsageBar';

interface Props {
  details: readonly DetailUsage[];
  teams: number;
  intervals: boolean;
  /** Maximum rows per table; the rest is summed up in one more row, except for moves. */
  rows: number;
  /** Number of tables in sight; the others are folded. */
  open?: number;
}

export function DetailTables({ details, open = details.length, ...rest }: Props) {
  const { t } = useTranslation();
  if (details.length === 0) return <p className="soft">{t('stats.details.none')}</p>;
  return (
    <div className="usage-details">
      {details.map((detail, at) => (
        <DetailTable key={detail.kind} detail={detail} isOpen={at < open} {...rest} />
      ))}
    </div>
  );
}

type TableProps = { detail: DetailUsage; isOpen: boolean } & Omit<Props, 'details' | 'open'>;

function DetailTable({ detail, isOpen, teams, intervals, rows }: TableProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { kind, stated } = detail;
  const values = detail.values.slice(0, rows);
  const max = values[0]?.count ?? 0;
  const rest = kind === 'move' ? 0 : stated - values.reduce((sum, { count }) => sum + count, 0);
  const bar = (count: number) => <UsageBar {...{ count, teams, max, intervals }} total={stated} />;
  return (
    <details open={isOpen}>
      <summary>
        <b id={`detail-${kind}`}>{t(`stats.details.${kind}`)}</b>{' '}
        <small>{t('stats.details.stated', { number: stated })}</small>
      </summary>
      <table className="usage" aria-labelledby={`detail-${kind}`}>
        <tbody>
          {values.map(({ value, count }) => (
            <tr key={value}>
              <th scope="row">{detailName(kind, value, locale)}</th>
              <td>{bar(count)}</td>
            </tr>
          ))}
          {rest > 0 && (
            <tr className="usage-rest">
              <th scope="row">{t('stats.details.rest')}</th>
              <td>{bar(rest)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </details>
  );
}
