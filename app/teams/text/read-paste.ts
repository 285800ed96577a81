import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { games } from '~/pokedex/game';
import { pageNotFound } from '~/ui/errors';
import { readFormData } from '~/ui/form/request-body';
import { followPastedLink } from './fetch-paste.server';
import { readPasted } from './paste';
import type { PasteProblem } from './paste-problem';
import { pastedValues } from './pasted-values';

export interface PasteAnswer {
  fills: Record<string, string>;
  count: number;
  problems: PasteProblem[];
}

export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

/** For a form that stays open: a kilobyte each way, where the names of the game are fifty. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readFormData(request);
  const text = form.get('paste');
  const game = games.find((known) => known === form.get('game')) ?? 'sv';
  const pasted = await followPastedLink(typeof text === 'string' ? text : '', request, context);
  const { members, problems } = readPasted(pasted, game);
  const fills = pastedValues(members, context.locale);
  const body: PasteAnswer = { fills, count: members.length, problems };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
