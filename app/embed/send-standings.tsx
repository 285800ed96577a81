import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { answerEmbed, inLocale, refuseEmbed } from './answer-embed.server';
import { EmbeddedStandings } from './EmbeddedStandings';
import { findStandings } from './find-embed.server';

export const handle: Policy = { audience: 'everyone' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, now, locale, t } = context;
  const found = await findStandings(db, params.tournamentId ?? '', now);
  if (typeof found === 'string') return refuseEmbed(context, found);
  const { id, name, ...told } = found;
  const link = (path: string) => inLocale(locale, path);
  const href = `${link(`/tournaments/${id}`)}#standings`;
  return answerEmbed(request, context, {
    title: t('feeds.embed.standings', { name: name[locale] }),
    body: <EmbeddedStandings {...told} {...{ t, link, href }} tournament={name[locale]} />,
  });
}
