import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { pageNotFound } from '~/ui/errors';
import { findAskedTeam } from './answer-team.server';

/** A team that is there was answered before (`answer-team.server.tsx`), unless it was asked for in an odd way. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await findAskedTeam(request, context, params.teamId ?? '');
  if (!found) throw pageNotFound(request);
  const { search } = new URL(request.url);
  throw redirect(context.to(`/teams/${found.sheet.id}`) + search);
}

export default function ViewTeam() {
  return null;
}
