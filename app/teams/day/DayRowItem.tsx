import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';
import type { DayRow } from './day-rows';

interface Props {
  row: Omit<DayRow, 'discordId'>;
  /** Of the tournament, without a locale prefix. */
  desk: string;
  hasCheckIn?: boolean;
}

/** Somebody, and what staff do with them: three verbs in reach of a thumb. */
export function DayRowItem({ row, desk, hasCheckIn }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const name = playerName(t, row.name);
  const { sheetId, entrantId, seat, tonamelId, marks, isCheckedIn, isDropped } = row;
  const sheet = `${desk}/teams/${sheetId}`;
  const verb = (to: string, text: string) => (
    <a className="button" href={toPath(to)}>
      {text}
      <span className="visually-hidden"> ({name})</span>
    </a>
  );
  return (
    <li className="day-row">
      <p>
        {seat && <b className="seat">{seat}</b>} <strong>{name}</strong>{' '}
        <span className="soft">{tonamelId}</span>
      </p>
      {(marks.length > 0 || isDropped || (hasCheckIn && isCheckedIn)) && (
        <p className="day-marks">
          {isDropped && <span className="badge">{t('entrants.state.dropped')}</span>}
          {hasCheckIn && isCheckedIn && <span className="badge good">{t('day.here')}</span>}
          {marks.map((mark) => (
            <span key={mark} className={mark === 'checked' ? 'badge good' : 'badge warn'}>
              {t(`day.marks.${mark}`)}
            </span>
          ))}
        </p>
      )}
      <p className="day-verbs">
        {sheetId ? (
          <>
            {verb(sheet, t('day.look'))}
            {verb(`${sheet}/unlock`, t('day.unlock'))}
            {verb(`${sheet}/note`, t('day.note'))}
          </>
        ) : (
          <>
            {verb(`${desk}/late-links?${new URLSearchParams({ name })}`, t('day.letIn'))}
            {entrantId && verb(`${desk}/entrants/${entrantId}/edit`, t('day.entrant'))}
          </>
        )}
      </p>
    </li>
  );
}
