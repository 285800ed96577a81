import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/cloudflare';
import { findViewer } from '~/accounts/viewer.server';
import { openDatabase } from '~/db/client.server';
import { countLooks } from '~/groups/log/staff-log.server';
import { pageTitle } from '~/locales/i18n';
import { withoutPrefix } from '~/locales/locale';
import { note } from '~/log/run.server';
import { laterNames } from '~/pokedex/later-names';
import { logLook } from '~/teams/desk/log-look.server';
import { type FoundTeamSheet, findTeamSheet } from '~/teams/find-team-sheet.server';
import { findHiding } from '~/teams/hidden-name.server';
import { keepUntil, keepUntilHeader } from '~/teams/offline/kept-pages';
import { reveal, type SheetViewer } from '~/teams/reveal';
import { playerName } from '~/text/nameless';
import { findCheckIn } from '~/tournaments/entrants/check-in.server';
import { discovery } from '~/ui/embed/frame';
import { describePage } from '~/ui/page-data.server';
import { drawDocument } from '~/ui/shell/draw-document.server';
import { DeniedTeam } from './DeniedTeam';
import { type DrawnPage, keptPages } from './kept-pages';
import { OpponentPage } from './OpponentPage';
import { embedStyles, links, sheetStyles } from './sheet-head';
import { describeDenied, describeShown } from './shown-team';
import { listStaffActs } from './staff-acts.server';

const pagePath = /^\/teams\/([a-z0-9]+)\/?$/i;
const kept = keptPages(300, 6_000_000);

// What staff see is never kept on a device.
const players: readonly SheetViewer[] = ['owner', 'guest', 'stranger'];

/** The sheet whose page is asked for, and who is looking; looked for once a request. */
export const findAskedTeam = (request: Request, context: AppLoadContext, id: string) =>
  context.once(`team ${id}`, async () => {
    const viewer = await findViewer(request, context);
    const first = openDatabase(context.env.DB);
    const found = await findTeamSheet(context.db, id.toLowerCase(), viewer);
    // Handed in a moment ago and scanned at once: a copy may not have it yet.
    return found ?? (first === context.db ? undefined : findTeamSheet(first, id.toLowerCase(), viewer));
  });

/**
 * A team's page as a whole answer: what people open most, over the worst networks. It is found, judged and drawn
 * without the framework, whose own work would be half of it; a page that is made of the same facts is drawn once.
 * Undefined for everything else, and where no such team is.
 */
export async function answerTeam(request: Request, context: AppLoadContext): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname, searchParams } = new URL(request.url);
  const id = pagePath.exec(withoutPrefix(pathname))?.[1];
  if (id === undefined || searchParams.has('_data')) return undefined;
  const found = await findAskedTeam(request, context, id);
  if (!found) return undefined;
  const { sheet, seenBy, isStaff } = found;
  const { locale, now, nonce, t } = context;
  const revealed = reveal(seenBy, sheet, now);
  const timeZone = context.timeZone ?? sheet.timeZone;
  const page = { ...(await describePage(request, context)), toast: undefined };
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Language, Cookie',
  });
  const frame = { page, nonce, links: links(), styles: sheetStyles };

  if (revealed.denied) {
    const denied = describeDenied(sheet, revealed.denied, timeZone, locale, now);
    const title = pageTitle(t(`viewTeam.denied.${denied.denied}.title`));
    headers.set('Cache-Control', 'no-store');
    const status = denied.denied === 'withdrawn' || denied.denied === 'erased' ? 410 : 403;
    return whole(drawDocument(<DeniedTeam {...denied} />, { ...frame, title }), headers, status);
  }

  const hiding = await findHiding(context.db, sheet, t);
  // The player, or whoever of the staff has scanned it: nobody else is asked.
  const checkIn =
    seenBy === 'stranger' || sheet.withdrawnAt ? undefined : await findCheckIn(context.db, sheet, now);
  const choice = searchParams.get('names');
  const isOwn = isPlayer(seenBy);
  const acts = isOwn ? ((await listStaffActs(context.db, [sheet.id], locale)).get(sheet.id) ?? []) : [];
  const looks = isOwn ? await countLooks(context.db, sheet.id) : [];
  await noteLook(request, context, found);
  const seen = { sheet, seenBy, isStaff, revealed, choice, hiding, checkIn, timeZone, locale, now };
  const team = describeShown(seen);
  // An unlock is over at its time: to the minute the page is the same.
  const told = {
    acts,
    timeZone,
    now: acts.length > 0 ? new Date(Math.floor(now.getTime() / 60_000) * 60_000) : now,
  };
  // Nothing else reaches what is drawn: the same facts make the same page.
  const etag = `W/"${digest([__BUILD_ID__, laterNames(), page, team, looks, acts.length > 0 && told])}"`;
  headers.set('ETag', etag);
  headers.set('Cache-Control', 'private, no-cache');
  if (players.includes(seenBy) && !sheet.withdrawnAt) headers.set(keepUntilHeader, String(keepUntil(sheet)));
  if (request.headers.get('If-None-Match')?.includes(etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const title = t('viewTeam.title', { name: playerName(t, team.displayName) });
  const offered = team.isPublic && {
    links: [...frame.links, discovery({ kind: 'teams', id: sheet.id }, locale, page.origin, title)],
    styles: sheetStyles + embedStyles,
  };
  const draw = (): DrawnPage => ({
    nonce,
    html: drawDocument(<OpponentPage team={team} acts={told} looks={looks} />, {
      ...frame,
      ...offered,
      title: pageTitle(title),
    }),
  });
  return whole(kept(etag, draw, nonce), headers, 200);
}

/** Staff who see the team before others may are noted; nobody else is. */
export async function noteLook(request: Request, context: AppLoadContext, { sheet, seenBy }: FoundTeamSheet) {
  if (seenBy === 'stranger' || isPlayer(seenBy)) return;
  const { userId } = await findViewer(request, context);
  const { groupId, tournamentId, kind, ...looked } = sheet;
  const tournament = { ...looked, id: tournamentId, sheetKind: kind };
  if (userId)
    logLook(context, { group: { id: groupId, place: seenBy }, user: { userId }, tournament }, sheet);
}

const isPlayer = (seenBy: SheetViewer): seenBy is 'owner' | 'guest' =>
  seenBy === 'owner' || seenBy === 'guest';

const digest = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);

function whole(html: string, headers: Headers, status: number): Response {
  const bytes = new TextEncoder().encode(html);
  note({ bytes: bytes.byteLength });
  return new Response(bytes, { status, headers });
}
