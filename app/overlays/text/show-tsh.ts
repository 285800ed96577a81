import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { answerText } from './answer-text';
import { tshFile, tshState } from './tsh-state';

export const handle: Policy = { audience: 'everyone' };

/** What TournamentStreamHelper would have below its folder `out`: `program_state.json`, `score/1/team/1/score.txt`, … */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = params['*'] ?? '';
  return answerText({
    ...{ request, context, groupId: params.groupId },
    wantsEvent: true,
    write: (scene, said) => tshFile(tshState(scene, said), path),
    ...(path.endsWith('.json') && { type: 'application/json; charset=utf-8' }),
  });
}
