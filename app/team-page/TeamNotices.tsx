import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MergedMember } from '~/sheets/reading/merge-reading';
import { HiddenName } from '~/sheets/view/HiddenName';
import { CheckInNotice } from './CheckInNotice';
import { Corrections } from './Corrections';
import type { ShownTeam } from './shown-team';

interface Props {
  team: ShownTeam;
}

/** A hidden name, and a tournament that does not take place. */
export function TournamentNotices({ team }: Props) {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
}

/** States of the sheet itself: its correction, its check-in, its visibility and the reading of its image. */
export function SheetNotices({ team, here }: Props & { here: string }) {
  const { t } = useTranslation();
  return (
    <>
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
      <ReadingNotice team={team} here={here} />
      {team.members.some(isRead) && <Notice kind="legend">{t('viewTeam.read.legend')}</Notice>}
    </>
  );
}

function ReadingNotice({ team: { readingState: reading, members }, here }: Props & { here: string }) {
  const { t } = useTranslation();
  if (!reading || reading === 'done' || !members.some(hasBlanks)) return null;
  return (
    <Notice>
      {t(`viewTeam.reading.${reading}`)}{' '}
      {reading !== 'failed' && <a href={here}>{t('viewTeam.reading.reload')}</a>}
    </Notice>
  );
}

const isRead = ({ read }: MergedMember) =>
  read.ability || read.item || read.statAlignment || Object.keys(read.moves ?? {}).length > 0;

const hasBlanks = ({ ability, item, moves }: MergedMember) => !ability || !item || (moves?.length ?? 0) < 4;

function Notice({ kind = '', children }: { kind?: string; children: ReactNode }) {
  return <div className={`notice ${kind}`}>{children}</div>;
}
