import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Offline } from '~/offline/Offline';
import type { TeamResult } from '~/results/team-result.server';
import { TeamCode } from '~/sheets/view/TeamCode';
import { TeamSheet } from '~/sheets/view/TeamSheet';
import { hiddenName, nameless, playerName, tournamentName } from '~/text/nameless';
import { EmbedField } from '~/ui/embed/EmbedField';
import copyScript from '~/ui/enhance/copy-script.ts?script';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { OwnFiles } from './print/OwnFiles';
import { ResultLinks } from './result/ResultLinks';
import { SheetFrame } from './SheetFrame';
import { StaffActs } from './StaffActs';
import { StaffLooks } from './StaffLooks';
import type { ShownTeam } from './shown-team';
import { TeamImages } from './TeamImages';
import { SheetNotices, TournamentNotices } from './TeamNotices';

/** A whole team on one page, for phones that scanned its QR code. The only script copies a code. */
interface Props {
  team: ShownTeam;
  acts: Parameters<typeof StaffActs>[0];
  looks: Parameters<typeof StaffLooks>[0]['looks'];
  /** Public result of the viewer's own team. */
  own: TeamResult | undefined;
}

export function OpponentPage({ team, acts, looks, own }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = useLocalePath();
  const here = path(`/teams/${team.id}`);
  const name = playerName(t, team.displayName);
  const isNamed = team.displayName !== nameless && team.displayName !== hiddenName;

  return (
    <SheetFrame report={!team.isMine && isNamed ? `${here}/report` : undefined} names={team.names}>
      <TeamHeader team={team} />
      {team.desk && (
        <p className="links">
          <a href={path(team.desk)}>{t('viewTeam.openOnDesk')}</a>
        </p>
      )}
      <TournamentNotices team={team} />
      <StaffActs {...acts} />
      <StaffLooks looks={looks} />
      <SheetNotices team={team} here={here} />

      <TeamSheet members={team.members} details={team.details} names={team.names} locale={locale} />
      {team.teamCode && (
        <p className="lent">
          {t('viewTeam.teamCode')} <TeamCode code={team.teamCode} copyLabel={t('shell.copy')} />
          <script type="module" src={copyScript} />
        </p>
      )}
      {team.images > 0 && <TeamImages teamSheetId={team.id} count={team.images} name={name} />}

      <TeamLinks team={team} here={here}>
        {own && <ResultLinks own={{ ...own.team, ...own }} now={acts.now} />}
      </TeamLinks>
      {team.isPublic && (
        <EmbedField
          content={{ kind: 'teams', id: team.id }}
          title={t('viewTeam.title', { name })}
          copies={Boolean(team.teamCode)}
        />
      )}
      {team.isMine && team.mine !== 'withdrawn' && (
        <>
          <nav className="links own-files" aria-labelledby="own-files">
            <h2 id="own-files">{t('teams.success.saveTitle')}</h2>
            <OwnFiles teamSheetId={team.id} />
          </nav>
          <Offline teams={[team]} />
        </>
      )}
    </SheetFrame>
  );
}

function TeamHeader({ team }: Pick<Props, 'team'>) {
  const { t } = useTranslation();
  const path = useLocalePath();
  return (
    <header className="who">
      <p>
        {team.tournamentName === hiddenName ? (
          tournamentName(t, team.tournamentName)
        ) : (
          <a href={path(`/tournaments/${team.tournamentId}`)}>{team.tournamentName}</a>
        )}
        <span className="kind">{t(`viewTeam.${team.kind}`)}</span>
      </p>
      <h1>{playerName(t, team.displayName)}</h1>
      {team.tonamelId && (
        <p>
          {t('viewTeam.tonamelId')} <b>{team.tonamelId}</b>
        </p>
      )}
    </header>
  );
}

function TeamLinks({ team, here, children }: Pick<Props, 'team'> & { here: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <p className="links">
      {team.isMine && team.mine !== 'withdrawn' && (
        <a href={`${here}/edit#title-team`}>{t('viewTeam.edit')}</a>
      )}
      <a href={`${here}/qr`}>{t('viewTeam.qr')}</a>
      {!team.isMine && <a href={`${here}/text`}>{t('teams.text.link')}</a>}
      {team.isMine && !team.isOver && <a href={`${here}/withdraw`}>{t('viewTeam.withdraw')}</a>}
      {children}
      {team.isMine && team.isOver && <a href={`${here}/delete`}>{t('viewTeam.delete')}</a>}
    </p>
  );
}
