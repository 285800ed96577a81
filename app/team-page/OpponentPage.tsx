import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenName } from '~/sheets/view/HiddenName';
import { TeamCode } from '~/sheets/view/TeamCode';
import { TeamSheet } from '~/sheets/view/TeamSheet';
import { hiddenName, nameless, playerName, tournamentName } from '~/text/nameless';
import { EmbedField } from '~/ui/embed/EmbedField';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { CheckInNotice } from './CheckInNotice';
import { Corrections } from './Corrections';
import copyScript from './copy-script.ts?script';
import { OwnFiles } from './print/OwnFiles';
import { SheetFrame } from './SheetFrame';
import { StaffActs } from './StaffActs';
import { StaffLooks } from './StaffLooks';
import type { ShownTeam } from './shown-team';
import { TeamImages } from './TeamImages';

/** A whole team on one page, for phones that scanned its QR code. The only script copies a code. */
interface Props {
  team: ShownTeam;
  acts: Parameters<typeof StaffActs>[0];
  looks: Parameters<typeof StaffLooks>[0]['looks'];
}

export function OpponentPage({ team, acts, looks }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const path = useLocalePath();
  const here = path(`/teams/${team.id}`);
  const { members } = team;
  const isRead = members.some(
    ({ read }) => read.ability || read.item || read.statAlignment || Object.keys(read.moves ?? {}).length > 0,
  );
  const hasBlanks = members.some(({ ability, item, moves }) => !ability || !item || (moves?.length ?? 0) < 4);
  const reading = team.readingState;
  const isNamed = team.displayName !== nameless && team.displayName !== hiddenName;

  return (
    <SheetFrame report={!team.isMine && isNamed ? `${here}/report` : undefined} names={team.names}>
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

      {team.desk && (
        <p className="links">
          <a href={path(team.desk)}>{t('viewTeam.openOnDesk')}</a>
        </p>
      )}
      {team.hiding !== undefined && (
        <Notice>
          <HiddenName reason={team.hiding} />
        </Notice>
      )}
      {team.canceled !== undefined && (
        <Notice kind="bad">
          {t('tournaments.canceled.title')}{' '}
          {t('shell.labelled', { label: t('tournaments.canceled.reason'), value: team.canceled })}
        </Notice>
      )}
      {team.isTakenBack && <Notice kind="warn">{t('tournaments.takenBack.title')}</Notice>}
      <StaffActs {...acts} />
      <StaffLooks looks={looks} />
      {team.corrected && (
        <Notice kind="warn">
          {t('viewTeam.corrected')}{' '}
          <time dateTime={team.corrected.at.toISOString()}>{team.corrected.written}</time>
          <Corrections corrections={team.corrections} />
        </Notice>
      )}
      {team.checkIn && <CheckInNotice teamId={team.id} checkIn={team.checkIn} back={here} />}
      {team.mine && team.mine !== 'everything' && <Notice>{t(`viewTeam.mine.${team.mine}`)}</Notice>}
      {team.details.length === 0 && <Notice>{t('viewTeam.closed')}</Notice>}
      {reading && reading !== 'done' && hasBlanks && (
        <Notice>
          {t(`viewTeam.reading.${reading}`)}{' '}
          {reading !== 'failed' && <a href={here}>{t('viewTeam.reading.reload')}</a>}
        </Notice>
      )}
      {isRead && <Notice kind="legend">{t('viewTeam.read.legend')}</Notice>}

      <TeamSheet members={members} details={team.details} names={team.names} locale={locale} />
      {team.teamCode && (
        <p className="lent">
          {t('viewTeam.teamCode')} <TeamCode code={team.teamCode} copyLabel={t('shell.copy')} />
          <script type="module" src={copyScript} />
        </p>
      )}
      {team.images > 0 && (
        <TeamImages teamSheetId={team.id} count={team.images} name={playerName(t, team.displayName)} />
      )}

      <p className="links">
        {team.isMine && team.mine !== 'withdrawn' && <a href={`${here}/edit`}>{t('viewTeam.edit')}</a>}
        <a href={`${here}/qr`}>{t('viewTeam.qr')}</a>
        {!team.isMine && <a href={`${here}/text`}>{t('teams.text.link')}</a>}
        {team.isMine && !team.isOver && <a href={`${here}/withdraw`}>{t('viewTeam.withdraw')}</a>}
        {team.isMine && team.isOver && <a href={`${here}/delete`}>{t('viewTeam.delete')}</a>}
      </p>
      {team.isPublic && (
        <EmbedField
          content={{ kind: 'teams', id: team.id }}
          title={t('viewTeam.title', { name: playerName(t, team.displayName) })}
          copies={Boolean(team.teamCode)}
        />
      )}
      {team.isMine && team.mine !== 'withdrawn' && (
        <nav className="links own-files" aria-labelledby="own-files">
          <h2 id="own-files">{t('teams.success.saveTitle')}</h2>
          <OwnFiles teamSheetId={team.id} />
        </nav>
      )}
    </SheetFrame>
  );
}

function Notice({ kind = '', children }: { kind?: string; children: ReactNode }) {
  return <div className={`notice ${kind}`}>{children}</div>;
}
