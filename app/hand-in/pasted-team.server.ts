import type { AppLoadContext } from '@remix-run/cloudflare';
import { followPastedLink } from '~/pastes/fetch-paste.server';
import { type PastedTeam, readPastedText, type TeamChoice } from '~/pastes/paste';
import type { Game } from '~/pokedex/game';
import { followTeamLink } from '~/sheets/linked-team.server';

/** Reads a pasted text: a team, the URL of one on this site, or a link to PokePaste. */
export async function readPasted(
  text: string,
  request: Request,
  context: AppLoadContext,
  { game, choice }: { game: Game; choice?: TeamChoice },
): Promise<PastedTeam> {
  const linked = await followTeamLink(text, request, context, game);
  return linked ?? readPastedText(await followPastedLink(text, request, context), game, choice);
}
