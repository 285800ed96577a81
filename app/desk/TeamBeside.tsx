import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EffectiveRole } from '~/groups/permission';
import type { HostedTournament } from '~/tournaments/hosted-tournament.server';
import { ListBeside } from '~/ui/list/ListBeside';
import { JudgedTeam } from './JudgedTeam';
import type { findTeamToJudge } from './judged-team.server';

interface Props {
  group: { id: string; place: EffectiveRole };
  tournament: HostedTournament;
  now: Date;
  judged: Awaited<ReturnType<typeof findTeamToJudge>>;
  list: ReactNode;
  /** The page with the sheet, without a locale prefix: acts lead back to it. */
  here: string;
  /** The page without it. */
  back: string;
}

/** A list of staff, and the team that is chosen from it. */
export function TeamBeside({ judged, list, here, back, ...scope }: Props) {
  const { t } = useTranslation();
  return (
    <ListBeside
      label={t('desk.beside.chosen')}
      back={{ to: back, text: t('desk.beside.back') }}
      list={list}
      detail={
        judged && (
          <div className="stack judge">
            <JudgedTeam {...scope} judged={judged} heading="h2" back={here} />
          </div>
        )
      }
    />
  );
}

/** The URL names a team that the tournament does not have. */
export function MissingTeam({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation();
  return isMissing ? (
    <p className="notice warn" role="status">
      {t('desk.beside.missing')}
    </p>
  ) : null;
}

/** The ID of a list's row, to which links of the sheet beside it return. */
export const rowIdOf = ({ entrantId, sheetId }: { entrantId?: string; sheetId?: string }) =>
  entrantId ? `entrant-${entrantId}` : `sheet-${sheetId}`;
