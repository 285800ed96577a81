import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedTeam } from '~/judging/listed-team';
import type { Translate } from '~/locales/i18n';
import type { ReadingState } from '~/readings/reading';
import { standingOf, standingText } from '~/results/final-standing';
import type { Result } from '~/results/result';
import { IdsKept } from '~/sheets/view/IdsKept';
import { TeamCode } from '~/sheets/view/TeamCode';
import { FactList } from '~/ui/FactList';
import { Instant } from '~/ui/Instant';

type When = 'submittedAt' | 'revisedAt' | 'correctedAt' | 'unlockedUntil' | 'withdrawnAt';

interface Props {
  team: Pick<ListedTeam, 'tonamelId' | 'discordId' | When> & {
    saidName: string;
    twitterId: string | null;
    teamCode: string | null;
    isGuest: boolean;
    isPublic: boolean;
    idsRemovedAt: Date | null;
    erasedAt: Date | null;
  };
  standing: Result | null;
  readingState: ReadingState | null;
  tournament: { timeZone: string; endsAt: Date };
  now: Date;
}

export function StaffTeamFacts({ team, standing, readingState, tournament, now }: Props) {
  const { t } = useTranslation();
  const at = (instant: Date | null) =>
    instant && <Instant at={instant} timeZone={tournament.timeZone} now={now} />;
  const removed = t('desk.removed');
  const areGone = !team.discordId;
  const isUnlocked = team.unlockedUntil !== null && team.unlockedUntil > now;
  const facts: [label: string, value: ReactNode][] = [
    [t('columns.teams.saidName'), team.saidName],
    [t('teams.submit.tonamelId'), team.tonamelId || removed],
    [t('teams.submit.discordId'), team.discordId || removed],
    ['X', areGone ? removed : team.twitterId && `@${team.twitterId}`],
    [
      t('desk.team.ids'),
      <IdsKept key="ids" {...{ now }} idsRemovedAt={team.idsRemovedAt} tournament={tournament} />,
    ],
    [t('desk.submittedAt'), at(team.submittedAt)],
    [t('desk.revisedAt'), at(team.revisedAt)],
    [t('desk.team.correctedAt'), at(team.correctedAt)],
    [t('desk.team.unlockedUntil'), isUnlocked && at(team.unlockedUntil)],
    [t('desk.team.withdrawnAt'), at(team.withdrawnAt)],
    [t('desk.team.image'), readingState && t(`desk.reading.${readingState}`)],
    [t('desk.team.account'), accountText(team, t)],
    [t('desk.team.isPublic'), t(team.isPublic ? 'teams.submit.yes' : 'teams.submit.no')],
    [
      t('viewTeam.teamCode'),
      team.teamCode && <TeamCode key="code" code={team.teamCode} copyLabel={t('shell.copy')} />,
    ],
    [t('desk.team.result'), standing && standingText(t, standingOf(standing))],
  ];
  return <FactList facts={facts} isCard />;
}

function accountText({ erasedAt, isGuest }: Props['team'], t: Translate): string {
  if (erasedAt) return t('desk.removed');
  return t(isGuest ? 'desk.team.guest' : 'desk.team.hasAccount');
}
