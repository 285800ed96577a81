import { useTranslation } from 'react-i18next';
import type { DayMark, DayRow } from '~/judging/day-rows';
import { playerName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';

type Row = Omit<DayRow, 'discordId'>;

interface Props {
  rows: readonly Row[];
  /** The tournament's desk path, without a locale prefix. */
  desk: string;
  hasCheckIn?: boolean;
}

export function DayRows({ rows, desk, hasCheckIn }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const at = toPath(desk);
  const words = {
    look: t('day.look'),
    unlock: t('day.unlock'),
    note: t('day.note'),
    letIn: t('day.letIn'),
    entrant: t('day.entrant'),
  };
  const marks = new Map(
    [...new Set(rows.flatMap(({ marks }) => marks))].map((mark) => [mark, t(`day.marks.${mark}`)]),
  );
  const verb = (name: string, to: string, word: keyof typeof words) => (
    <a className="button" href={`${at}${to}`}>
      {words[word]}
      <span className="visually-hidden"> ({name})</span>
    </a>
  );
  const verbsOf = ({ sheetId, entrantId }: Row, name: string) =>
    sheetId ? (
      <>
        {verb(name, `/teams/${sheetId}`, 'look')}
        {verb(name, `/teams/${sheetId}/unlock`, 'unlock')}
        {verb(name, `/teams/${sheetId}/note`, 'note')}
      </>
    ) : (
      <>
        {verb(
          name,
          `/late-links?${new URLSearchParams({ name, ...(entrantId && { entrant: entrantId }) })}`,
          'letIn',
        )}
        {entrantId && verb(name, `/entrants/${entrantId}/edit`, 'entrant')}
      </>
    );
  return (
    <ul className="rows card day-rows">
      {rows.map((row, index) => {
        const name = playerName(t, row.name);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state
          <li key={index} className="day-row">
            <p>
              {row.seat && <b className="seat">{row.seat}</b>} <strong>{name}</strong>{' '}
              <span className="soft">{row.tonamelId}</span>
            </p>
            {(row.marks.length > 0 || row.isDropped || (hasCheckIn && row.isCheckedIn)) && (
              <p className="day-marks">
                {row.isDropped && <span className="badge">{t('entrants.state.dropped')}</span>}
                {hasCheckIn && row.isCheckedIn && <span className="badge good">{t('day.here')}</span>}
                {row.marks.map((mark) => (
                  <span key={mark} className={`badge ${looks[mark] ?? 'warn'}`}>
                    {marks.get(mark)}
                  </span>
                ))}
              </p>
            )}
            <p className="day-verbs">{verbsOf(row, name)}</p>
          </li>
        );
      })}
    </ul>
  );
}

const looks: Partial<Record<DayMark, string>> = { checked: 'good', unlocked: 'yuzu', noted: 'bad' };
