import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { detectLocale } from '~/locales/detect.server';
import { games } from '~/tournaments/tournament';
import { pageNotFound } from '~/ui/errors';
import { readPastedTeam } from './paste';
import { longestPaste, type PasteProblem } from './paste-problem';
import { pastedValues } from './pasted-values';

export interface PasteAnswer {
  /** Form fields by name. */
  fills: Record<string, string>;
  count: number;
  problems: PasteProblem[];
}

// UTF-8 needs up to three bytes a letter here, and a form writes each byte as three.
const mostBytes = longestPaste * 9 + 1024;

export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

/** Reads a pasted team for a form that stays open: a kilobyte each way, where the names of the game are fifty. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (Number(request.headers.get('Content-Length')) > mostBytes * 4)
    return new Response(null, { status: 413 });
  const form = await request.formData().catch(() => new FormData());
  const text = form.get('paste');
  const game = games.find((known) => known === form.get('game')) ?? 'sv';
  const { members, problems } = readPastedTeam(typeof text === 'string' ? text : '', game);
  const fills = pastedValues(members, await detectLocale(request));
  const body: PasteAnswer = { fills, count: members.length, problems };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
