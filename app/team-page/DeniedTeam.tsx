import { useTranslation } from 'react-i18next';
import { hiddenName, tournamentName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';
import { SheetFrame } from './SheetFrame';
import type { ShownRefusal } from './shown-team';

export function DeniedTeam(props: ShownRefusal) {
  const { t } = useTranslation();
  const path = useLocalePath();
  const { denied, starts } = props;
  return (
    <SheetFrame>
      <section className="denied">
        <p>{tournamentName(t, props.tournamentName)}</p>
        <h1>{t(`viewTeam.denied.${denied}.title`)}</h1>
        <p>{t(`viewTeam.denied.${denied}.text`)}</p>
        {denied === 'notStarted' && (
          <>
            <p className="starts">
              {t('viewTeam.denied.startsAt')}
              <time dateTime={starts.at.toISOString()}>{starts.written}</time>
            </p>
            <p>{t('viewTeam.denied.afterStart')}</p>
          </>
        )}
        <p className="links">
          {props.tournamentName !== hiddenName && (
            <a href={path(`/tournaments/${props.tournamentId}`)}>{t('viewTeam.denied.toTournament')}</a>
          )}
          <a href={path('/guide/players#seen')}>{t('guide.seen.caption')}</a>
        </p>
      </section>
    </SheetFrame>
  );
}
