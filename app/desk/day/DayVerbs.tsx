import { useTranslation } from 'react-i18next';
import type { DayRow } from '~/judging/day-rows';
import { useLocalePath } from '~/ui/root-data';

export interface DayDesk {
  /** The tournament's desk path, without a locale prefix. */
  desk: string;
  /** The day's page with its search, without a locale prefix: acts on entrants lead back to it. */
  here: string;
  hasCheckIn: boolean;
  /** The tournament has ended: check-in and drop are not offered. */
  isOver: boolean;
}

interface Props extends DayDesk {
  row: Omit<DayRow, 'discordId' | 'marks'>;
  name: string;
}

/** Actions of a row: check-in first, then the sheet; rare ones are folded away. */
export function DayVerbs({ row, name, ...day }: Props) {
  const { t } = useTranslation();
  const at = useLocalePath()(day.desk);
  const { sheetId, entrantId } = row;
  const link = (to: string, text: string) => (
    <a className="button" href={`${at}${to}`}>
      {text}
      <span className="visually-hidden"> ({name})</span>
    </a>
  );
  const lateLink = new URLSearchParams({ name, ...(entrantId && { entrant: entrantId }) });
  return (
    <div className="day-verbs">
      <EntrantVerb {...{ row, name }} {...day} />
      {sheetId ? (
        <span className="sheet-verbs">
          {link(`/teams/${sheetId}`, t('day.look'))}
          {link(`/teams/${sheetId}/unlock`, t('day.unlock'))}
          {link(`/teams/${sheetId}/note`, t('day.note'))}
        </span>
      ) : (
        link(`/late-links?${lateLink}`, t('day.letIn'))
      )}
      {entrantId && (
        <details>
          <summary className="button">
            {t('desk.team.more')}
            <span className="visually-hidden"> ({name})</span>
          </summary>
          <div className="day-verbs">
            {link(`/entrants/${entrantId}/edit`, t('day.entrant'))}
            {!row.isDropped && !day.isOver && (
              <ActButton act="drop" look="danger" {...{ name, entrantId }} {...day}>
                {t('entrants.edit.drop')}
              </ActButton>
            )}
          </div>
        </details>
      )}
    </div>
  );
}

/** What an entrant is asked first: to check in, or to come back. */
function EntrantVerb({ row, name, ...day }: Props) {
  const { t } = useTranslation();
  const { entrantId, isDropped, isCheckedIn } = row;
  if (!entrantId || day.isOver) return null;
  if (isDropped)
    return (
      <ActButton act="restore" {...{ name, entrantId }} {...day}>
        {t('entrants.edit.restore')}
      </ActButton>
    );
  if (!day.hasCheckIn || isCheckedIn) return null;
  return (
    <ActButton act="check-in" {...{ name, entrantId }} {...day}>
      {t('entrants.checkIn.button')}
    </ActButton>
  );
}

interface ActProps extends DayDesk {
  act: 'check-in' | 'drop' | 'restore';
  entrantId: string;
  name: string;
  look?: string;
  children: string;
}

function ActButton({ act, entrantId, name, look = '', desk, here, children }: ActProps) {
  const toPath = useLocalePath();
  return (
    <form method="post" action={toPath(`${desk}/entrants/${act}`)}>
      <input type="hidden" name="back" value={`${toPath(here)}#entrant-${entrantId}`} />
      <button className={`button ${look}`} type="submit" name="entrant" value={entrantId}>
        {children}
        <span className="visually-hidden"> ({name})</span>
      </button>
    </form>
  );
}
