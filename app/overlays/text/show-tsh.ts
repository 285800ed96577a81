import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { answerText } from './answer-text';
import { tshFile, tshState } from './tsh-state';

export const handle: Policy = { audience: 'everyone' };

/** Serves the files of TournamentStreamHelper's folder `out`, such as `score/1/team/1/score.txt`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = params['*'] ?? '';
  return answerText({
    request,
    context,
    groupId: params.groupId,
    wantsEvent: true,
    write: (scene, options) => tshFile(tshState(scene, options), path),
    ...(path.endsWith('.json') && { type: 'application/json; charset=utf-8' }),
  });
}
