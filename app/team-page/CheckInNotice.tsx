import { useTranslation } from 'react-i18next';
import type { CheckIn } from '~/entrants/check-in.server';
import { useLocalePath } from '~/ui/root-data';

export interface ShownCheckIn {
  state: CheckIn['state'];
  opens: string;
  closes: string;
  /** The tournament's path on the desk, for staff who check players in. */
  desk?: string;
}

interface Props {
  teamId: string;
  checkIn: ShownCheckIn;
  back: string;
}

export function CheckInNotice({ teamId, checkIn: { state, opens, closes, desk }, back }: Props) {
  const { t } = useTranslation();
  const path = useLocalePath();
  const isStaff = desk !== undefined;
  const mayPress = state === 'open' || (isStaff && (state === 'soon' || state === 'over'));
  if (mayPress)
    return (
      <form
        method="post"
        action={path(isStaff ? `${desk}/entrants/check-in` : `/teams/${teamId}/check-in`)}
        className="notice check-in"
      >
        <input type="hidden" name="back" value={back} />
        <button className="button primary" type="submit" name="sheet" value={teamId}>
          {t(isStaff ? 'entrants.checkIn.button' : 'entrants.checkIn.here')}
        </button>{' '}
        {!isStaff && t('entrants.checkIn.hereHint', { until: closes })}
      </form>
    );
  const texts = {
    done: () => t(isStaff ? 'entrants.checkIn.done' : 'entrants.checkIn.thanks'),
    soon: () => t('entrants.checkIn.opens', { at: opens }),
    unlisted: () => (isStaff ? t('entrants.off.mark') : t('entrants.checkIn.unlisted')),
    dropped: () => (isStaff ? t('entrants.state.dropped') : t('entrants.checkIn.dropped')),
    over: () => t('entrants.checkIn.over'),
    open: () => '',
  };
  return (
    <div className={`notice ${state === 'done' || state === 'soon' ? '' : 'warn'}`}>
      {texts[state]()}
      {isStaff && state === 'unlisted' && (
        <>
          {' '}
          <a href={path(`${desk}/entrants#unlisted`)}>{t('entrants.all')}</a>
        </>
      )}
    </div>
  );
}
