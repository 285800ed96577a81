import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isId } from '~/db/ids';
import { findRosterOf } from '~/entrants/entrants.server';
import { RosterLine } from '~/entrants/RosterLine';
import { summaryOf } from '~/entrants/roster';
import { may } from '~/groups/permission';
import { ExtendDeadline } from '~/host/ExtendDeadline';
import { countMarks, filterTeams, type ListedTeam, markTeams, teamMarks } from '~/judging/listed-team';
import { listChoices, listTeams } from '~/judging/staff-teams.server';
import { Offline } from '~/offline/Offline';
import { nameless } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import groupStyles from '~/ui/desk.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { ListKeys } from '~/ui/list/ListKeys';
import { Pages } from '~/ui/list/Pages';
import { ShowFilter } from '~/ui/list/ShowFilter';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';
import { ChooseDeskTournament } from './ChooseDeskTournament';
import { DeskSearch } from './DeskSearch';
import styles from './desk.css?url';
import { findChosenTeam } from './judged-team.server';
import judgingStyles from './judging/judging.css?url';
import { LateActions } from './late/LateActions';
import { MissingTeam, rowIdOf, TeamBeside } from './TeamBeside';
import { TeamRow } from './TeamRow';
import { parseTeamQuery, teamListPath } from './team-query';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  enhance: true,
  title: (t, data) => t('desk.list.pageTitle', { name: data?.tournament.name }),
  styles: [groupStyles, styles, judgingStyles],
});

export { handle, links, meta };

const pageSize = 100;
const bySubmission = (one: ListedTeam, other: ListedTeam) =>
  one.submittedAt.getTime() - other.submittedAt.getTime();

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const scope = await requireTournament(args, 'seeTeams');
  const { group, tournament } = scope;
  const { searchParams } = new URL(request.url);
  const choice = searchParams.get('tournament');
  if (choice && isId(choice)) throw redirect(context.to(`/admin/${group.id}/tournaments/${choice}/teams`));
  const { now } = args.context;
  const query = parseTeamQuery(searchParams);
  const [all, choices, { judged, ...chosen }] = await Promise.all([
    listTeams(context.db, tournament),
    listChoices(context.db, group.id),
    findChosenTeam(args, scope),
  ]);
  const active = all.filter(({ withdrawnAt, displayName }) => !withdrawnAt && displayName !== nameless);
  const roster = tournament.hasEntrants
    ? await findRosterOf(context.db, tournament.id, active.toSorted(bySubmission))
    : undefined;
  const teams = markTeams(all, tournament, now, {
    unlisted: new Set(roster?.unlisted.map(({ id }) => id)),
    asked: new Set(roster?.doubts.map(({ sheetId }) => sheetId)),
  });
  const matches = filterTeams(teams, query);
  const from = (query.page - 1) * pageSize;
  return {
    group,
    tournament,
    now,
    query: { ...query, ...chosen.query },
    judged,
    isMissing: chosen.isMissing,
    choices,
    roster: roster && summaryOf(roster, tournament),
    counts: countMarks(teams),
    found: matches.length,
    teams: matches.slice(from, from + pageSize),
    hasMore: matches.length > from + pageSize,
  };
}

export default function ListTeams() {
  const { group, tournament, now, query, judged, isMissing, ...listed } = useLoaderData<typeof loader>();
  const { choices, counts, found, teams, hasMore, roster } = listed;
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const list = `/admin/${group.id}/tournaments/${tournament.id}/teams`;
  const pathOf = (change: Partial<typeof query>) =>
    teamListPath(list, { ...query, page: 1, sheet: undefined, ...change });
  const anchor = query.sheet ? `#${rowIdOf({ sheetId: query.sheet })}` : '';
  const shows = (['all', ...teamMarks] as const).filter(
    (show) => show === 'all' || show === query.show || counts[show] > 0,
  );
  return (
    <div className="stack teams">
      <Offline />
      <DeskTabs group={group} tournament={tournament} open="teams" />
      <h1>{t('desk.list.title')}</h1>
      <MissingTeam isMissing={isMissing} />
      <div className="stack list-tools">
        {roster && <RosterLine summary={roster} to={list.replace(/teams$/, 'entrants')} />}
        <LateActions {...{ group, tournament, now }} />
        <ExtendDeadline {...{ group, tournament, now }} />
        <ChooseDeskTournament {...{ group, tournament, choices }} />
        {counts.all > 0 && (
          <p className="desk-actions">
            <LinkButton to={`/admin/${group.id}/tournaments/${tournament.id}/checks`}>
              {t('judging.draw.title')}
            </LinkButton>
          </p>
        )}
      </div>
      <TeamBeside
        {...{ group, tournament, now, judged }}
        here={pathOf(query) + anchor}
        back={pathOf({ ...query, sheet: undefined }) + anchor}
        list={
          <div className="stack">
            <DeskSearch
              path={list}
              label={t('desk.list.search')}
              search={query.search}
              show={query.show === 'all' ? undefined : query.show}
            >
              <div>
                <label htmlFor="order">{t('desk.list.order')}</label>
                <select id="order" name="order" defaultValue={query.order}>
                  <option value="newest">{t('desk.list.orders.newest')}</option>
                  <option value="name">{t('desk.list.orders.name')}</option>
                </select>
              </div>
            </DeskSearch>
            <ShowFilter
              label={t('desk.list.filter')}
              shows={shows.map((show) => ({
                to: pathOf({ show }),
                text: t(`desk.shows.${show}`),
                count: counts[show],
                isOpen: show === query.show,
              }))}
            />
            <p role="status" className="soft">
              {found > 0
                ? t('desk.list.count', { count: found })
                : t(counts.all + counts.withdrawn === 0 ? 'desk.list.none' : 'desk.list.notFound')}
            </p>
            {teams.length > 0 && (
              <ul className="rows card team-rows">
                {teams.map((team) => (
                  <TeamRow
                    key={team.id}
                    {...{ team, list, now }}
                    to={pathOf({ ...query, sheet: team.id })}
                    isChosen={team.id === query.sheet}
                    timeZone={tournament.timeZone}
                  />
                ))}
              </ul>
            )}
            {counts.all > 0 && (
              <details className="card">
                <summary>{t('desk.list.more')}</summary>
                <p className="desk-actions">
                  <TableFiles path={list} />
                  <a className="button" href={toPath(`${list}.json`)} download>
                    {t('desk.list.json')}
                  </a>
                  {(['print', 'slips'] as const).map((kind) => (
                    <a key={kind} className="button" href={toPath(`${list}/${kind}`)}>
                      {t(`desk.list.${kind}`)}
                    </a>
                  ))}
                </p>
                <p className="soft">{t('desk.list.privacy')}</p>
              </details>
            )}
            {!roster && may(group.place, 'manageEntrants') && (
              <p>
                <a href={toPath(list.replace(/teams$/, 'entrants'))}>{t('entrants.begin.link')}</a>
              </p>
            )}
            <Pages page={query.page} hasMore={hasMore} pathOf={(page) => pathOf({ ...query, page })} />
          </div>
        }
      />
      {teams.length > 0 && <ListKeys text={t('desk.list.keys')} />}
    </div>
  );
}
