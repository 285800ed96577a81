import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EffectiveRole, may } from '~/groups/permission';
import { LinkButton } from '~/ui/LinkButton';
import { CheckVerb } from './judging/CheckVerb';

interface Props {
  /** The sheet's path on the desk, without a locale prefix. */
  here: string;
  back?: string;
  place: EffectiveRole;
  team: {
    isGuest: boolean;
    id: string;
    revision: number;
    withdrawnAt: Date | null;
    idsRemovedAt: Date | null;
    erasedAt: Date | null;
  };
  checkedRevision: number | null;
  images: number;
  children: ReactNode;
}

/** A judge's actions in one row; the rare ones and the team's facts (`children`) are folded at its end. */
export function JudgeVerbs({ here, back, place, team, checkedRevision, images, children }: Props) {
  const { t } = useTranslation();
  const { withdrawnAt, idsRemovedAt, erasedAt } = team;
  const mayChange = may(place, 'changeTeams');
  const isChangeable = mayChange && !withdrawnAt && !idsRemovedAt && !erasedAt;
  return (
    <div className="judge-verbs">
      {!erasedAt && may(place, 'judge') && (
        <>
          <CheckVerb {...{ here, back, checkedRevision }} revision={team.revision} />
          <LinkButton to={`${here}/note`}>{t('judging.note.verb')}</LinkButton>
        </>
      )}
      {isChangeable && <LinkButton to={`${here}/unlock`}>{t('desk.team.unlock')}</LinkButton>}
      <details>
        <summary className="button">{t('desk.team.more')}</summary>
        <div className="stack">
          <MoreVerbs {...{ here, team, mayChange, isChangeable, images }} />
          {children}
        </div>
      </details>
    </div>
  );
}

interface MoreVerbsProps extends Pick<Props, 'here' | 'team' | 'images'> {
  mayChange: boolean;
  isChangeable: boolean;
}

function MoreVerbs({ here, team, mayChange, isChangeable, images }: MoreVerbsProps) {
  const { t } = useTranslation();
  const { withdrawnAt, erasedAt } = team;
  return (
    <p className="desk-actions">
      {isChangeable && <LinkButton to={`${here}/correct`}>{t('desk.team.correct')}</LinkButton>}
      {mayChange && !(withdrawnAt && erasedAt) && (
        <LinkButton to={`${here}/withdraw`} look={withdrawnAt ? 'primary' : 'danger'}>
          {t(withdrawnAt ? 'desk.team.restore' : 'desk.team.withdraw')}
        </LinkButton>
      )}
      {mayChange && team.isGuest && !erasedAt && (
        <LinkButton to={`${here}/link`}>{t('late.link.open')}</LinkButton>
      )}
      <LinkButton to={`/teams/${team.id}`} look="quiet">
        {t('desk.team.opponent')}
      </LinkButton>
      <LinkButton to={`/teams/${team.id}/qr`} look="quiet">
        {t('desk.team.qr')}
      </LinkButton>
      <LinkButton to={`/teams/${team.id}/text`} look="quiet">
        {t('teams.text.link')}
      </LinkButton>
      <LinkButton to={`${here}/showdown`} look="quiet">
        {t('desk.team.showdown')}
      </LinkButton>
      {images > 0 && (
        <LinkButton to={`/admin/team-image?team=${team.id}`} look="quiet">
          {t('desk.team.imageAlone')}
        </LinkButton>
      )}
    </p>
  );
}
