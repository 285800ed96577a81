import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { answerEmbed, inLocale, refuseEmbed } from './answer-embed.server';
import { EmbeddedStandings } from './EmbeddedStandings';
import { findStandings } from './find-embed.server';

export const handle: Policy = { audience: 'everyone' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now, locale, t } = context;
  const embed = await findStandings(db, params.tournamentId ?? '', now);
  if (typeof embed === 'string') return refuseEmbed(context, embed);
  const { id, name, ...table } = embed;
  const link = (path: string) => inLocale(locale, path);
  const href = `${link(`/tournaments/${id}`)}#standings`;
  return answerEmbed(request, context, {
    title: t('feeds.embed.standings', { name: name[locale] }),
    body: <EmbeddedStandings {...table} {...{ t, link, href }} tournament={name[locale]} />,
  });
}
