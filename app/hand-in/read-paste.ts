import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { followPastedLink } from '~/pastes/fetch-paste.server';
import { readPastedText } from '~/pastes/paste';
import { games } from '~/pokedex/game';
import { teamSize } from '~/pokedex/member';
import { readTeamChoice, repeating } from '~/sheets/form-button';
import { pastedValues, type ToldPaste, toldPaste } from '~/sheets/pasted-values';
import { teamFieldsOf } from '~/sheets/typed-sheet';
import { findRepeated } from './team-form.server';

export const handle: Policy = { audience: 'everyone', faults: 'json' };

export interface PasteAnswer extends ToldPaste {
  fills: Record<string, string>;
}

export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

/** For a form that stays open: a kilobyte each way, where the names of the game are fifty. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readFormData(request);
  const text = form.get('paste');
  const repeated = form.get(repeating);
  if (typeof repeated === 'string' && repeated) return answer(await repeatTeam(request, context, repeated));
  const game = games.find((known) => known === form.get('game')) ?? 'sv';
  const pasted = await followPastedLink(typeof text === 'string' ? text : '', request, context);
  const read = readPastedText(pasted, game, readTeamChoice(form));
  const fills = pastedValues(read.members, context.locale);
  return answer({ fills, ...toldPaste(read, context.locale) });
}

const answer = (body: PasteAnswer) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });

/** The six of a team that whoever asks submitted before; of another nothing. */
async function repeatTeam(request: Request, context: AppLoadContext, id: string): Promise<PasteAnswer> {
  const typed = await findRepeated(request, context, id);
  return { fills: typed ? teamFieldsOf(typed) : {}, count: typed ? teamSize : 0, problems: [] };
}
