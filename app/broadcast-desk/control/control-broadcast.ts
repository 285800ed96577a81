import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Desk } from '~/broadcast/desk';
import { type Given, isWrong } from '~/broadcast/desk-act';
import type { Operated } from '~/broadcast/desk-state';
import { roomOf } from '~/broadcast/room';
import { nameOfRound } from '~/broadcast/round';
import type { Scene } from '~/broadcast/scene';
import { type StreamOf, streamIn } from '~/broadcast/stream';
import { isId } from '~/db/ids';
import { findGroupToken } from '~/groups/tokens/group-token.server';
import type { Policy } from '~/http/policy';
import { logError, logSecurity } from '~/log/log.server';
import { type ControlAct, controlActNames, controlActs, sentenceOf, valueOfPath } from './control-act';
import { readGiven } from './given.server';
import { problem, refusalOf } from './problem';
import { findNextMatch, findSeatedTeam } from './seated-team.server';

export const handle: Policy = { audience: 'everyone', faults: 'json', fromOtherSites: 'scripts' };

const stateOnly = 'state';
const notAllowed = (allowed: string) => problem('methodNotAllowed', {}, { Allow: allowed });

/**
 * GET /api/v1/groups/{id}/broadcast/state with `Authorization: Bearer {control token}`: what is on air, the draft, and
 * the revisions of both.
 */
export async function loader(args: LoaderFunctionArgs) {
  if (args.params.act?.toLowerCase() !== stateOnly) return notAllowed('POST');
  return asToken(args, async (of, person) => {
    const looked = await roomOf(args.context.env, of).look(of, person);
    if (!looked) return problem('notFound');
    if (looked.failed) return refusalOf(looked.failed, revisionsOf(looked));
    const etag = `"${looked.onAir.revision}-${looked.desk.draftRevision}-${__BUILD_ID__}"`;
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    if (args.request.headers.get('If-None-Match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    return Response.json({ ...revisionsOf(looked), ...picturesOf(looked.desk) }, { headers });
  });
}

/**
 * POST /api/v1/groups/{id}/broadcast/{one of controlActs}. What it needs comes in the query, a form or JSON. Answers
 * {"revision", "draftRevision", "scene"}; a problem (RFC 9457) with "error", and with the name of the "value" that is wrong.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const asked = params.act?.toLowerCase();
  if (request.method !== 'POST') return notAllowed(asked === stateOnly ? 'GET, HEAD' : 'POST');
  return asToken(args, async (of, person) => {
    if (asked === stateOnly) return notAllowed('GET, HEAD');
    const act = controlActNames.find((each) => each === asked);
    if (!act) return problem('notFound', { acts: controlActNames });
    const given = await readGiven(request);
    if (!given) return problem('wrongBody', { value: 'body', detail: sentenceOf('body') });
    if (!saysStream(given, of)) return wrongValue('stream');
    const command = await controlActs[act](given, {
      now: new Date(),
      shownTeam: async (side) =>
        (await roomOf(context.env, of).look(of, person))?.onAir.scene?.sides[side - 1]?.team ?? null,
      nextMatch: () => findNextMatch(context, of, person),
      findTeam: (id) => findSeatedTeam(context.db, of.groupId, id),
    });
    if (isWrong(command)) return wrongValue(command.wrong);
    const answer = await roomOf(context.env, of).operate(of, command, person);
    if (!answer) return problem('notFound');
    const { failed } = answer;
    // To take what is on air already is done.
    if (!failed || failed.error === 'nothingNew')
      return Response.json({ ...revisionsOf(answer), scene: answer.onAir.scene });
    return refusalOf(failed, { ...revisionsOf(answer), ...wrongIn(act, failed) });
  });
}

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

async function asToken(
  { request, params, context }: Args,
  answer: (of: StreamOf, person: { id: string; name: string }) => Promise<Response>,
): Promise<Response> {
  const groupId = (params.groupId ?? '').toLowerCase();
  const authorization = request.headers.get('Authorization');
  try {
    const { db } = context;
    const token =
      isId(groupId) && (await findGroupToken(db, groupId, authorization, 'broadcast', new Date()));
    if (token === 'scopeMissing') return problem('scopeMissing');
    if (token) {
      const { stream } = token;
      // A key pad must not act on the stream beside the one that it was made for.
      if (streamIn(new URL(request.url).searchParams) !== stream) return wrongValue('stream');
      return await answer({ groupId, stream }, token);
    }
  } catch (error) {
    logError(error, 'a control token');
    return problem('unavailable', {}, { 'Retry-After': '5' });
  }
  logSecurity('token.refused');
  return problem('authenticationRequired', {}, { 'WWW-Authenticate': 'Bearer realm="broadcast"' });
}

const wrongValue = (value: string) => problem('wrongValue', { value, detail: sentenceOf(value) });

/** What stands in a body beside the address is of the same stream. */
const saysStream = ({ stream }: Given, of: StreamOf) =>
  stream === undefined || String(stream) === String(of.stream);

const revisionsOf = ({ onAir, desk }: Operated) => ({
  revision: onAir.revision,
  draftRevision: desk.draftRevision,
});

function wrongIn(act: ControlAct, failed: NonNullable<Operated['failed']>) {
  const path = 'path' in failed ? failed.path : undefined;
  if (!path) return {};
  const value = valueOfPath(act, path);
  // A fifth is a right value that comes too late.
  return failed.error === 'tooManyCame' ? { value } : { value, detail: sentenceOf(value) };
}

const picturesOf = ({ live, draft, draftBy, past, future }: Desk) => ({
  live: live && sceneForScripts(live),
  draft: sceneForScripts(draft),
  draftBy,
  canUndo: past.length > 0,
  canRedo: future.length > 0,
});

const sceneForScripts = ({ tournamentId, round, sides, ...show }: Scene) => ({
  ...show,
  tournament: tournamentId,
  round: round && { ...round, ...nameOfRound(round) },
  sides: sides.map(({ teamSheetId, ...side }) => ({ ...side, team: teamSheetId })),
});
