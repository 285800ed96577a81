import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { games } from '~/pokedex/game';
import { teamSize } from '~/pokedex/member';
import { readTeamChoice, repeating } from '~/sheets/form-button';
import { pastedValues, type ToldPaste, toldPaste } from '~/sheets/pasted-values';
import { teamFieldsOf } from '~/sheets/typed-sheet';
import { findRepeated } from './fill-sheet.server';
import { readPasted } from './pasted-team.server';

export const handle: Policy = { audience: 'everyone', faults: 'json' };

export interface PasteFills extends ToldPaste {
  fills: Record<string, string>;
}

export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

/** Parses a paste for an open form: 1 KB each way, instead of loading 50 KB of names. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readFormData(request);
  const text = form.get('paste');
  const repeatedId = form.get(repeating);
  if (typeof repeatedId === 'string' && repeatedId)
    return answer(await repeatTeam(request, context, repeatedId));
  const game = games.find((known) => known === form.get('game')) ?? 'sv';
  const given = typeof text === 'string' ? text : '';
  const team = await readPasted(given, request, context, { game, choice: readTeamChoice(form) });
  const fills = pastedValues(team.members, context.locale);
  return answer({ fills, ...toldPaste(team, context.locale) });
}

const answer = (body: PasteFills) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });

/** Fills of a team that the caller has submitted before; none for any other team. */
async function repeatTeam(request: Request, context: AppLoadContext, id: string): Promise<PasteFills> {
  const typed = await findRepeated(request, context, id);
  return { fills: typed ? teamFieldsOf(typed) : {}, count: typed ? teamSize : 0, problems: [] };
}
