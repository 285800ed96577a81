import { useTranslation } from 'react-i18next';
import type { MarkedTeam } from '~/judging/listed-team';
import { TeamOfSix } from '~/pokedex/six/TeamOfSix';
import { playerName } from '~/text/nameless';
import { Instant } from '~/ui/Instant';
import { useLocale, useLocalePath, usePage } from '~/ui/root-data';
import { PutOnButton } from './entrants/PutOnButton';
import { rowIdOf } from './TeamBeside';
import { TeamMarks } from './TeamMarks';

interface Props {
  team: MarkedTeam;
  list: string;
  /** The page with this team beside the list, without a locale prefix. */
  to: string;
  isChosen: boolean;
  timeZone: string;
  now: Date;
}

export function TeamRow({ team, list, to, isChosen, timeZone, now }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { pathname, search } = usePage();
  const here = pathname + search;
  const { id, displayName, tonamelId, discordId, species, submittedAt } = team;
  const rowId = rowIdOf({ sheetId: id });
  return (
    <li className="row-link team-row" id={rowId}>
      <div>
        <a
          href={`${toPath(to)}#${rowId}`}
          id={`row-${id}`}
          data-row=""
          aria-current={isChosen ? 'true' : undefined}
        >
          {playerName(t, displayName)}
        </a>{' '}
        <span className="soft">
          {tonamelId || discordId ? `${tonamelId} · ${discordId}` : t('desk.idsRemoved')}
        </span>
        <TeamOfSix
          species={species}
          label={t('tournaments.detail.sixOf', { name: playerName(t, displayName) })}
          size="row"
          in={locale}
        />
        <p className="soft">
          {t('desk.submittedAt')} <Instant at={submittedAt} timeZone={timeZone} now={now} />
        </p>
      </div>
      <TeamMarks team={team} />
      {team.marks.includes('offRoster') && (
        <form method="post" action={toPath(`${list.replace(/teams$/, 'entrants')}/put-on`)} className="above">
          <input type="hidden" name="back" value={here} />
          <PutOnButton id={id} displayName={displayName} />
        </form>
      )}
    </li>
  );
}
