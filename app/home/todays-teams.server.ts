import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Viewer } from '~/accounts/viewer';
import { findCheckIn } from '~/entrants/check-in.server';
import { findOwnMatches } from '~/rounds/own-match.server';
import { listTodaysTeams } from '~/sheets/own-teams.server';
import { teamUrl } from '~/sheets/team-url';
import { formatInstant } from '~/time/instant';

export async function findTodaysTeams(
  request: Request,
  { db, env, now, locale, timeZone: zone }: AppLoadContext,
  viewer: Viewer,
) {
  const teams = await listTodaysTeams(db, viewer, now);
  const matches = await findOwnMatches(
    db,
    teams.map(({ checkInTimes }) => checkInTimes),
    now,
  );
  return Promise.all(
    teams.map(async ({ checkInTimes, ...team }) => {
      const timeZone = zone ?? team.timeZone;
      const checkIn = await findCheckIn(db, checkInTimes, now);
      return {
        ...team,
        timeZone,
        match: matches.get(team.id)?.current,
        url: teamUrl(env.PUBLIC_URL, request.url, team.id),
        checkIn: checkIn && {
          state: checkIn.state,
          opens: formatInstant(checkIn.opensAt, timeZone, locale, now),
          closes: formatInstant(checkIn.closesAt, timeZone, locale, now),
        },
      };
    }),
  );
}

export type TodaysTeam = Awaited<ReturnType<typeof findTodaysTeams>>[number];
