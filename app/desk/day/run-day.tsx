import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { RosterLine } from '~/entrants/RosterLine';
import { summaryOf } from '~/entrants/roster';
import { ExtendDeadline } from '~/host/ExtendDeadline';
import {
  countDay,
  type DayRow,
  type DayShow,
  dayRows,
  dayShows,
  lookMarks,
  plainMarks,
  searchDay,
} from '~/judging/day-rows';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import { canEndNow, canShare } from '~/tournaments/tournament';
import styles from '~/ui/desk.css?url';
import { Clock, Countdown } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import { ListKeys } from '~/ui/list/ListKeys';
import { listPath, parseListQuery } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { ShowFilter } from '~/ui/list/ShowFilter';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { DeskSearch } from '../DeskSearch';
import deskStyles from '../desk.css?url';
import { findChosenTeam } from '../judged-team.server';
import judgingStyles from '../judging/judging.css?url';
import { MissingTeam, rowIdOf, TeamBeside } from '../TeamBeside';
import { DayRows } from './DayRows';
import dayStyles from './day.css?url';
import { findDay } from './day.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  enhance: true,
  title: (t, data) => t('day.title', { name: data?.tournament.name }),
  styles: [styles, deskStyles, judgingStyles, dayStyles],
});

export { handle, links, meta };

const size = 40;

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const scope = await requireTournament(args, 'seeTeams');
  const { group, tournament } = scope;
  const { now } = context;
  const { searchParams } = new URL(request.url);
  const { search, page } = parseListQuery(searchParams);
  const show = dayShows.find((each) => each === searchParams.get('show'));
  const [{ sheets, roster }, { judged, ...chosen }] = await Promise.all([
    findDay(context.db, tournament),
    findChosenTeam(args, scope),
  ]);
  const rows = dayRows({ entrants: roster?.entrants ?? [], sheets }, now);
  const matches = searchDay(rows, { search, show });
  const from = (page - 1) * size;
  return {
    now,
    group,
    tournament,
    query: { search, show, page, ...chosen.query },
    judged,
    isMissing: chosen.isMissing,
    counts: countDay(rows),
    submitted: sheets.length,
    roster: roster && summaryOf(roster, tournament, 8),
    found: matches.length,
    rows: matches.slice(from, from + size).map(toRow),
    hasMore: matches.length > from + size,
  };
}

const toRow = ({ discordId: _, ...row }: DayRow) => row;

export default function RunDay() {
  const {
    now,
    group,
    tournament,
    query,
    judged,
    isMissing,
    counts,
    submitted,
    roster,
    found,
    rows,
    hasMore,
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const desk = `/admin/${group.id}/tournaments/${tournament.id}`;
  const { submissionDeadlineAt, scheduledStartAt, timeZone } = tournament;
  const pathOf = (change: Partial<typeof query>) => {
    const { search, ...rest } = { ...query, page: 1, sheet: undefined, ...change };
    return listPath(`${desk}/day`, { q: search, ...rest });
  };
  const filters = (all: readonly DayShow[]) =>
    all
      .filter((show) => counts[show] > 0 || show === query.show)
      .map((show) => ({
        to: pathOf({ show }),
        text: t(`day.marks.${show}`),
        count: counts[show],
        isOpen: show === query.show,
      }));
  const clock = (label: 'deadline' | 'start', at: Date) => (
    <p>
      {t(`day.${label}`)} <Clock at={at} timeZone={timeZone} />{' '}
      {at > now && <Countdown until={at} now={now} />}
    </p>
  );
  const anchor = query.sheet ? `#${rowIdOf(rows.find(({ sheetId }) => sheetId === query.sheet) ?? {})}` : '';
  const here = pathOf(query) + anchor;
  return (
    <>
      <div className="stack day" id="day" data-follow={query.sheet ? undefined : ''}>
        <DeskTabs group={group} tournament={tournament} open="day" />
        <h1 className="visually-hidden">{t('day.heading')}</h1>
        <MissingTeam isMissing={isMissing} />
        <p className="notice warn" role="status" data-follow-lost="" hidden>
          {t('day.lost')}
        </p>
        <div className="day-clocks">
          {clock('deadline', submissionDeadlineAt)}
          {clock('start', scheduledStartAt)}
          <a className="button quiet" href={toPath(pathOf(query))}>
            {t('day.refresh')}
          </a>
          {canShare(tournament, now) && (
            <LinkButton to={`${desk}/share`} look="quiet">
              {t('sharing.link')}
            </LinkButton>
          )}
          {canEndNow(tournament, now) && (
            <LinkButton to={`${desk}/end?back=day`} look="quiet">
              {t('host.end.button')}
            </LinkButton>
          )}
        </div>
        {roster ? (
          <RosterLine summary={roster} to={`${desk}/entrants`} />
        ) : (
          <p>
            {t('day.submitted', { count: submitted })}{' '}
            <a href={toPath(`${desk}/entrants`)}>{t('entrants.begin.link')}</a>
          </p>
        )}
        <ExtendDeadline {...{ group, tournament, now }} back="day" />
        <DeskSearch path={`${desk}/day`} label={t('day.search')} search={query.search} show={query.show} />
        {(counts.look > 0 || query.show === 'look') && (
          <ShowFilter label={t('day.marks.look')} shows={filters(['look', ...lookMarks])} />
        )}
        {(submitted > 0 || roster) && (
          <ShowFilter
            label={t('desk.list.filter')}
            shows={[
              { to: pathOf({ show: undefined }), text: t('desk.shows.all'), isOpen: !query.show },
              ...filters(plainMarks),
            ]}
          />
        )}
        <TeamBeside
          {...{ group, tournament, now, judged, here }}
          back={pathOf({ ...query, sheet: undefined }) + anchor}
          list={
            <>
              {rows.length > 0 ? (
                <DayRows
                  {...{ rows, desk }}
                  here={here}
                  chosen={query.sheet}
                  pathOf={(sheet) => pathOf({ ...query, sheet })}
                  hasCheckIn={roster?.hasCheckIn === true}
                  isOver={now >= tournament.endsAt}
                />
              ) : (
                <p role="status">
                  {t(found === 0 && query.search ? 'desk.list.notFound' : 'desk.list.none')}
                </p>
              )}
              <Pages page={query.page} hasMore={hasMore} pathOf={(page) => pathOf({ ...query, page })} />
              <p className="soft">
                {t('day.scan')} <a href={toPath('/guide/judges')}>{t('guide.judges.title')}</a>
              </p>
            </>
          }
        />
      </div>
      {rows.length > 0 && <ListKeys text={t('desk.list.keys')} />}
    </>
  );
}
