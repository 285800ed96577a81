import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { newId } from '~/db/ids';
import { entrants, matches, teamSheets, tournaments } from '~/db/schema';
import { ids } from '../world';
import { mainOf } from './main-of';
import { db, fromNow, minute, openTournament, submitDirectly } from './sheet-writes';
import { site } from './team-form';

/** A tournament that is on, whose guests have all submitted and stand on the list of entrants. */
export async function runningEvent(names: readonly string[]) {
  const tournamentId = await openTournament();
  const players: (Guest & { name: string; entrantId: string })[] = [];
  for (const [at, name] of names.entries()) {
    const { id, cookie } = await submitDirectly(tournamentId, null);
    const blank = { discordId: '', tonamelId: '', twitterId: null };
    await db
      .update(teamSheets)
      .set({ displayName: name, ...blank })
      .where(eq(teamSheets.id, id));
    const entrantId = newId();
    await db.insert(entrants).values({ id: entrantId, tournamentId, name, position: at + 1 });
    players.push({ name, entrantId, ...guest(id, cookie) });
  }
  await db
    .update(tournaments)
    .set({
      submissionDeadlineAt: fromNow(-60 * minute),
      scheduledStartAt: fromNow(-30 * minute),
      endsAt: fromNow(300 * minute),
    })
    .where(eq(tournaments.id, tournamentId));
  const player = (name: string) => {
    const found = players.find((each) => each.name === name);
    if (!found) throw new Error(`${name} does not play.`);
    return found;
  };
  return {
    tournamentId,
    desk: `/admin/${ids.group}/tournaments/${tournamentId}`,
    players,
    player,
    matches: () =>
      db
        .select()
        .from(matches)
        .where(eq(matches.tournamentId, tournamentId))
        .orderBy(matches.stage, matches.round, matches.place),
  };
}
export type RunningEvent = Awaited<ReturnType<typeof runningEvent>>;

type Guest = ReturnType<typeof guest>;

/** A guest on the device from which they submitted. */
function guest(sheetId: string, cookie: string) {
  const page = `/teams/${sheetId}/match`;
  const ask = (path: string, init: RequestInit = {}) =>
    SELF.fetch(site + path, {
      redirect: 'manual',
      ...init,
      headers: { Cookie: cookie, Origin: site, ...init.headers },
    });
  return {
    sheetId,
    open: async (path = page) => mainOf(await ask(path)),
    get: (path: string) => ask(path),
    press: (act: string, fields: Record<string, string> = {}) =>
      ask(`${page}/${act}`, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}
