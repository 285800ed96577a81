import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import type { SheetKind } from '~/tournaments/tournament';
import { Clock, Instant } from '~/ui/Instant';
import { useLocale } from '~/ui/root-data';

interface Props {
  own: {
    tournamentName: string;
    kind: SheetKind;
    startsAt: Date;
    timeZone: string;
    now: Date;
    species: readonly string[];
    proof: string;
  };
  children?: ReactNode;
}

export function OwnCard({ own, children }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { startsAt, timeZone, now, kind } = own;
  const [before, after] = t(`teams.success.opensAt.${kind}`, { time: '{}' }).split('{}');
  return (
    <div className="own-card">
      <h2>{own.tournamentName}</h2>
      <p>
        {t('teams.success.start')} <Instant at={startsAt} timeZone={timeZone} now={now} />
      </p>
      {now < startsAt && (
        <p>
          <b>
            {before}
            <Clock at={startsAt} timeZone={timeZone} />
            {after}
          </b>
        </p>
      )}
      <TeamOfSix species={own.species} label={t('teams.success.six')} in={locale} />
      <p className="own-proof">
        {t('judging.proof.label')} <b>{own.proof}</b>
        <br />
        <small className="soft">{t('judging.proof.hint')}</small>
      </p>
      {children}
    </div>
  );
}
