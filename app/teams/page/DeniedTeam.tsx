import { useTranslation } from 'react-i18next';
import { formatInstant } from '~/time/instant';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { SheetFrame } from './SheetFrame';

interface DeniedTeamProps {
  denied: 'notStarted' | 'private' | 'withdrawn' | 'erased';
  startsAt: Date;
  timeZone: string;
  tournamentId: string;
  tournamentName: string;
}

export function DeniedTeam(props: DeniedTeamProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = useLocalePath();
  const { denied, startsAt } = props;
  return (
    <SheetFrame>
      <section className="denied">
        <p>{props.tournamentName}</p>
        <h1>{t(`viewTeam.denied.${denied}.title`)}</h1>
        <p>{t(`viewTeam.denied.${denied}.text`)}</p>
        {denied === 'notStarted' && (
          <>
            <p className="starts">
              {t('viewTeam.denied.startsAt')}
              <time dateTime={startsAt.toISOString()}>
                {formatInstant(startsAt, props.timeZone, locale, new Date())}
              </time>
            </p>
            <p>{t('viewTeam.denied.afterStart')}</p>
          </>
        )}
        <p className="links">
          <a href={path(`/tournaments/${props.tournamentId}`)}>{t('viewTeam.denied.toTournament')}</a>
        </p>
      </section>
    </SheetFrame>
  );
}
