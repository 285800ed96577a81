import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Desk } from '~/broadcast/desk';
import { type Given, isWrong } from '~/broadcast/desk-act';
import type { Operated } from '~/broadcast/desk-state';
import { roomOf } from '~/broadcast/room/room';
import { nameOfRound } from '~/broadcast/round';
import type { Scene } from '~/broadcast/scene';
import { type StreamOf, streamIn } from '~/broadcast/stream';
import { isId } from '~/db/ids';
import { findGroupToken } from '~/groups/tokens/group-token.server';
import type { Policy } from '~/http/policy';
import { logError, logSecurity } from '~/log/log.server';
import { type ControlAct, controlActNames, controlActs, sentenceOf, valueOfPath } from './control-act';
import { readInput } from './given.server';
import { failureResponse, problem } from './problem';
import { findNextMatch, findSeatedTeam } from './seated-team.server';

export const handle: Policy = {
  audience: 'everyone',
  isWhole: true,
  faults: 'json',
  fromOtherSites: 'scripts',
};

const stateOnly = 'state';
const notAllowed = (allowed: string) => problem('methodNotAllowed', {}, { Allow: allowed });

/** GET …/broadcast/state: the live scene, the draft and both revisions. Needs a control token as bearer. */
export async function loader(args: LoaderFunctionArgs) {
  if (args.params.act?.toLowerCase() !== stateOnly) return notAllowed('POST');
  return asToken(args, async (streamId, person) => {
    const state = await roomOf(args.context.env, streamId).look(streamId, person);
    if (!state) return problem('notFound');
    if (state.failed) return failureResponse(state.failed, revisionsOf(state));
    const etag = `"${state.onAir.revision}-${state.desk.draftRevision}-${__BUILD_ID__}"`;
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    if (args.request.headers.get('If-None-Match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    return Response.json({ ...revisionsOf(state), ...picturesOf(state.desk) }, { headers });
  });
}

/** POST …/broadcast/{act} with parameters in the query, a form or JSON. Problems follow RFC 9457. */
export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const actName = params.act?.toLowerCase();
  if (request.method !== 'POST') return notAllowed(actName === stateOnly ? 'GET, HEAD' : 'POST');
  return asToken(args, async (streamId, person) => {
    if (actName === stateOnly) return notAllowed('GET, HEAD');
    const act = controlActNames.find((each) => each === actName);
    if (!act) return problem('notFound', { acts: controlActNames });
    const input = await readInput(request);
    if (!input) return problem('wrongBody', { value: 'body', detail: sentenceOf('body') });
    if (!saysStream(input, streamId)) return wrongValue('stream');
    const command = await controlActs[act](input, {
      now: new Date(),
      shownTeam: async (side) =>
        (await roomOf(context.env, streamId).look(streamId, person))?.onAir.scene?.sides[side - 1]?.team ??
        null,
      nextMatch: () => findNextMatch(context, streamId, person),
      findTeam: (id) => findSeatedTeam(context.db, streamId.groupId, id),
    });
    if (isWrong(command)) return wrongValue(command.wrong);
    const answer = await roomOf(context.env, streamId).operate(streamId, command, person);
    if (!answer) return problem('notFound');
    const { failed } = answer;
    // Idempotent: taking what is already on air succeeds.
    if (!failed || failed.error === 'nothingNew')
      return Response.json({ ...revisionsOf(answer), scene: answer.onAir.scene });
    return failureResponse(failed, { ...revisionsOf(answer), ...wrongIn(act, failed) });
  });
}

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

async function asToken(
  { request, params, context }: Args,
  answer: (streamId: StreamOf, person: { id: string; name: string }) => Promise<Response>,
): Promise<Response> {
  const groupId = (params.groupId ?? '').toLowerCase();
  const authorization = request.headers.get('Authorization');
  try {
    const token =
      isId(groupId) && (await findGroupToken(context, groupId, authorization, 'broadcast', new Date()));
    if (token === 'scopeMissing') return problem('scopeMissing');
    if (token) {
      const { stream } = token;
      // A key pad must not control the other stream of its group.
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

const saysStream = ({ stream }: Given, streamId: StreamOf) =>
  stream === undefined || String(stream) === String(streamId.stream);

const revisionsOf = ({ onAir, desk }: Operated) => ({
  revision: onAir.revision,
  draftRevision: desk.draftRevision,
});

function wrongIn(act: ControlAct, failed: NonNullable<Operated['failed']>) {
  const path = 'path' in failed ? failed.path : undefined;
  if (!path) return {};
  const value = valueOfPath(act, path);
  // A fifth Pokémon is a valid value at the wrong time.
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
