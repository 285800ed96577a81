import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findJudged } from '~/judging/judged.server';
import { logLook } from '~/judging/log-look.server';
import { findStaffTeam, listTeamHistory } from '~/judging/staff-teams.server';
import { sheetDetails } from '~/pokedex/regulations';
import { findHiding } from '~/sheets/erase/hidden-name.server';
import { storedFindings } from '~/sheets/legality/shown-finding';
import { nameChoiceOf } from '~/sheets/name-choice';
import { findOwner } from '~/sheets/players.server';
import { compareReading } from '~/sheets/reading/compare-reading';
import { keptImages, readingOf } from '~/sheets/reading/sheet-reading.server';
import { proofsOf } from '~/sheets/sheet-proof.server';
import { historyOf } from '~/sheets/team-history';
import type { requireTournament } from '~/tournaments/guard.server';
import { findToldEntry } from './player-notice';
import { writeNotice } from './tell-player.server';

const maxRevisions = 50;

type Scope = Awaited<ReturnType<typeof requireTournament>>;

/** The team that `?sheet=` opens beside a list, and what the list's own links carry on. */
export async function findChosenTeam(args: LoaderFunctionArgs, scope: Scope) {
  const { searchParams } = new URL(args.request.url);
  const wanted = searchParams.get('sheet') || undefined;
  const judged = wanted ? await findTeamToJudge(args, scope, wanted) : undefined;
  return {
    judged,
    isMissing: wanted !== undefined && !judged,
    query: {
      sheet: judged?.team.id,
      names: searchParams.has('names') ? nameChoiceOf(searchParams.get('names')) : undefined,
    },
  };
}

/** How the player gets the notice: by mail, or only from staff. */
async function mailedBy(
  { db }: AppLoadContext,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<'guest' | 'returned' | 'mail'> {
  if (ownerId === null) return 'guest';
  return (await findOwner(db, id))?.isReachable === false ? 'returned' : 'mail';
}

/** All that staff see of one team; records the look. Undefined if the tournament has no such team. */
export async function findTeamToJudge(
  { request, context }: { request: Request; context: AppLoadContext },
  { group, user, tournament }: Scope,
  teamId: string | undefined,
) {
  const team = await findStaffTeam(context.db, tournament.id, teamId);
  if (!team) return undefined;
  logLook(context, { group, user, tournament }, team.sheet);
  const { sheet, standing } = team;
  const { state, result } = readingOf(team);
  const { revisions, actions } = await listTeamHistory(context.db, context.env.IMAGES, sheet.id);
  const history = historyOf(revisions.slice(0, maxRevisions), actions, context.locale);
  const entry = findToldEntry(history, context.now);
  const names = new URL(request.url).searchParams.get('names');
  // The edit key's hash stays secret; the members go out with the reading, in `six`.
  const { editKeyHash, submissionKey, members, ownerId, readingId, secondReadingId, hiddenName, ...facts } =
    sheet;
  return {
    team: { ...facts, isGuest: ownerId === null },
    hiding: await findHiding(context.db, sheet, context.t),
    standing,
    // The default is a single language: two would leave no room for six members.
    names: names === null ? context.locale : nameChoiceOf(names),
    readingState: state,
    images: keptImages(team),
    details: sheetDetails(tournament.game, tournament.regulation),
    six: compareReading(members, result),
    judged: await findJudged(context.db, sheet.id),
    findings: storedFindings(tournament, { members }, context),
    history,
    proofs: proofsOf(sheet.id, revisions.slice(0, maxRevisions)),
    notice: entry && {
      text: writeNotice(request, context, { sheet, tournament }, entry).text,
      by: await mailedBy(context, sheet),
    },
    hasMore: revisions.length > maxRevisions,
  };
}
