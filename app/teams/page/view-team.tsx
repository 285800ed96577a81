import { createHash } from 'node:crypto';
import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { findViewer } from '~/accounts/viewer.server';
import { pageTitle, translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { sheetDetails } from '~/pokedex/regulations';
import { type FoundTeamSheet, findTeamSheet } from '~/teams/find-team-sheet.server';
import { findHiding } from '~/teams/hidden-name.server';
import { nameChoiceOf } from '~/teams/name-choice';
import { type MergedMember, mergeReading } from '~/teams/reading/merge-reading';
import { reveal, revealsImage } from '~/teams/reveal';
import { playerName } from '~/text/nameless';
import { pageNotFound } from '~/ui/errors';
import type { PageHandle } from '~/ui/page-handle';
import { localeOf } from '~/ui/root-data';
import { DeniedTeam } from './DeniedTeam';
import { OpponentPage, type ShownTeam } from './OpponentPage';
import { correctionsOf } from './sheet-corrections';
import { links, sheetStyles } from './sheet-head';

export const handle: PageHandle = { layout: 'bare', styles: sheetStyles };

export { links };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: team, matches }) => {
  const t = translatorFor(localeOf(matches));
  const page = team?.denied
    ? t(`viewTeam.denied.${team.denied}.title`)
    : team && t('viewTeam.title', { name: playerName(t, team.displayName) });
  return [{ title: pageTitle(page ?? undefined) }, { name: 'robots', content: 'noindex' }];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await findViewer(request, context);
  const found = await findTeamSheet(context.db, params.teamId?.toLowerCase() ?? '', viewer);
  if (!found) throw pageNotFound(request);
  const { sheet, seenBy } = found;
  const { now } = context;
  const revealed = reveal(seenBy, sheet, now);
  const timeZone = context.timeZone ?? sheet.timeZone;
  const forStrangers = reveal('stranger', sheet, now);
  const seen = forStrangers.denied ?? forStrangers.level;
  const noticed = seen === 'erased' ? undefined : seen;

  // All that the page is made from: the same facts make the same page, which need not be made again.
  const { locale } = context;
  const facts = [__BUILD_ID__, request.url, locale, timeZone, seenBy, revealed, noticed, sheet];
  const etag = `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)}"`;
  const pageHeaders = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie' };
  if (revealed.denied) {
    const denied = {
      denied: revealed.denied,
      timeZone,
      startsAt: sheet.scheduledStartAt,
      tournamentId: sheet.tournamentId,
      tournamentName: sheet.tournamentName,
    };
    return data(denied, {
      status: revealed.denied === 'withdrawn' || revealed.denied === 'erased' ? 410 : 403,
      headers: { ...pageHeaders, 'Cache-Control': 'no-store' },
    });
  }
  if (request.headers.get('If-None-Match')?.includes(etag))
    return data(null, { status: 304, headers: pageHeaders });
  return data(
    {
      denied: undefined,
      ...shown(sheet, revealed.level !== 'species', locale),
      timeZone,
      names: nameChoiceOf(new URL(request.url).searchParams.get('names')),
      isMine: seenBy === 'owner' || seenBy === 'guest',
      mine: revealed.level === 'everything' ? noticed : undefined,
      isOver: now >= sheet.endsAt,
      images: revealsImage(revealed) ? sheet.images.length : 0,
      hiding: await findHiding(context.db, sheet, context.t),
    },
    { headers: pageHeaders },
  );
}

/** What leaves the server: of a closed sheet nothing but the species. */
function shown(sheet: FoundTeamSheet['sheet'], withDetails: boolean, locale: Locale): ShownTeam {
  const members: MergedMember[] = withDetails
    ? mergeReading(sheet.members, sheet.reading.result)
    : sheet.members.map(({ species }) => ({ species, read: {} }));
  const details = withDetails ? sheetDetails(sheet.game, sheet.regulation) : [];
  const { beforeCorrection, afterCorrection } = sheet;
  return {
    id: sheet.id,
    displayName: sheet.displayName,
    tonamelId: sheet.tonamelId,
    tournamentId: sheet.tournamentId,
    tournamentName: sheet.tournamentName,
    kind: sheet.kind,
    correctedAt: sheet.correctedAt,
    corrections:
      beforeCorrection && afterCorrection
        ? correctionsOf(beforeCorrection, afterCorrection, details, locale)
        : [],
    readingState: withDetails ? sheet.reading.state : null,
    details,
    members,
  };
}

export default function ViewTeam() {
  const team = useLoaderData<typeof loader>();
  if (!team) return null;
  return team.denied ? <DeniedTeam {...team} /> : <OpponentPage team={team} />;
}
