import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { pageNotFound } from '~/http/errors';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import groupStyles from '~/ui/desk.css?url';
import { page } from '~/ui/page';
import styles from './desk.css?url';
import { JudgedTeam } from './JudgedTeam';
import { findTeamToJudge } from './judged-team.server';
import judgingStyles from './judging/judging.css?url';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  enhance: true,
  title: (t, data) => t('desk.team.pageTitle', { name: playerName(t, data?.judged.team.displayName ?? '') }),
  styles: [groupStyles, styles, judgingStyles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const scope = await requireTournament(args, 'seeTeams');
  const judged = await findTeamToJudge(args, scope, args.params.teamId);
  if (!judged) throw pageNotFound(args.request);
  const { group, tournament } = scope;
  return { group, tournament, judged, now: args.context.now };
}

export default function JudgeTeam() {
  const view = useLoaderData<typeof loader>();
  return (
    <div className="stack judge">
      <DeskTabs group={view.group} tournament={view.tournament} open="teams" />
      <JudgedTeam {...view} heading="h1" />
    </div>
  );
}
