import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { nameChoiceOf } from '~/sheets/name-choice';
import { playerName } from '~/text/nameless';
import { answerEmbed, inLocale, refuseEmbed } from './answer-embed.server';
import { EmbeddedTeam } from './EmbeddedTeam';
import { findTeam } from './find-embed.server';

export const handle: Policy = { audience: 'everyone' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now, locale, t } = context;
  const embed = await findTeam(db, params.teamId ?? '', now);
  if (typeof embed === 'string') return refuseEmbed(context, embed);
  const { id, tournament, ...team } = embed;
  const names = nameChoiceOf(new URL(request.url).searchParams.get('lang'));
  const href = inLocale(locale, `/teams/${id}`);
  return answerEmbed(request, context, {
    title: t('viewTeam.title', { name: playerName(t, team.player) }),
    body: (
      <EmbeddedTeam
        {...team}
        {...{ names, locale, t, href }}
        tournament={tournament ? tournament[locale] : t('shell.hiddenTournament')}
      />
    ),
  });
}
