import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireStaffTeam } from '~/teams/desk/find-team.server';
import { printShowdown } from '~/teams/text/showdown';

export async function loader(args: LoaderFunctionArgs) {
  const { sheet } = await requireStaffTeam(args, 'seeTeams');
  return new Response(printShowdown(sheet.members), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
