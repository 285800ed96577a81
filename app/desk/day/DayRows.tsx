import { useTranslation } from 'react-i18next';
import type { DayMark, DayRow } from '~/judging/day-rows';
import { playerName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';
import { rowIdOf } from '../TeamBeside';
import { type DayDesk, DayVerbs } from './DayVerbs';

interface Props extends DayDesk {
  rows: readonly Omit<DayRow, 'discordId'>[];
  /** The sheet that is open beside the list. */
  chosen?: string;
  /** The day with a sheet beside it, without a locale prefix. */
  pathOf: (sheetId: string) => string;
}

export function DayRows({ rows, chosen, pathOf, ...day }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const marks = new Map(
    [...new Set(rows.flatMap(({ marks }) => marks))].map((mark) => [mark, t(`day.marks.${mark}`)]),
  );
  return (
    <ul className="rows card day-rows">
      {rows.map((row, index) => {
        const name = playerName(t, row.name);
        const isHere = day.hasCheckIn && row.isCheckedIn;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state
          <li key={index} className="day-row" id={rowIdOf(row)}>
            <p>
              {row.seat && <b className="seat">{row.seat}</b>}{' '}
              <strong>
                {row.sheetId ? (
                  <a
                    href={`${toPath(pathOf(row.sheetId))}#${rowIdOf(row)}`}
                    id={`row-${row.sheetId}`}
                    data-row=""
                    aria-current={row.sheetId === chosen ? 'true' : undefined}
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </strong>{' '}
              <span className="soft">{row.tonamelId}</span>
            </p>
            {(row.marks.length > 0 || row.isDropped || isHere) && (
              <p className="day-marks">
                {row.isDropped && <span className="badge">{t('entrants.state.dropped')}</span>}
                {isHere && <span className="badge good">{t('entrants.checkIn.done')}</span>}
                {row.marks.map((mark) => (
                  <span key={mark} className={`badge ${looks[mark] ?? 'warn'}`}>
                    {marks.get(mark)}
                  </span>
                ))}
              </p>
            )}
            <DayVerbs row={row} name={name} {...day} />
          </li>
        );
      })}
    </ul>
  );
}

const looks: Partial<Record<DayMark, string>> = { checked: 'good', unlocked: 'yuzu', noted: 'bad' };
