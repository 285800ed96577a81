import { createHash } from 'node:crypto';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findCheckIn } from '~/entrants/check-in.server';
import { countLooks } from '~/groups/log/staff-log.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { pageTitle, type Translate } from '~/locales/i18n';
import { note } from '~/log/run.server';
import { keepUntil, keepUntilHeader } from '~/offline/kept-pages';
import { laterNames } from '~/pokedex/later-names';
import { findTeamResult } from '~/results/team-result.server';
import { findHiding } from '~/sheets/erase/hidden-name.server';
import type { FoundTeamSheet } from '~/sheets/find-team-sheet.server';
import { reveal, type SheetViewer } from '~/sheets/reveal';
import { playerName } from '~/text/nameless';
import { discovery } from '~/ui/embed/frame';
import { describePage } from '~/ui/page-data.server';
import { drawDocument } from '~/ui/shell/draw-document.server';
import { findAskedTeam, isPlayer, noteLook } from './asked-team.server';
import { DeniedTeam } from './DeniedTeam';
import { type DrawnPage, keptPages } from './kept-pages';
import { OpponentPage } from './OpponentPage';
import { closedPreview, publicPreview } from './preview';
import { embedStyles, links, sheetStyles } from './sheet-head';
import { describeDenied, describeShown, type ShownRefusal } from './shown-team';
import { listStaffActs } from './staff-acts.server';

export const handle: Policy = { audience: 'everyone', isWhole: true, fromReplica: true };

const renderedPages = keptPages(300, 6_000_000);

// Devices may store the pages of these viewers, never what staff see.
const players: readonly SheetViewer[] = ['owner', 'guest', 'stranger'];

type Frame = Omit<Parameters<typeof drawDocument>[1], 'title'>;

/** The most visited page, on the worst networks: rendered without the framework, cached by its ETag. @throws 404 */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const found = await findAskedTeam(request, context, params.teamId ?? '');
  if (!found) throw pageNotFound(request);
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
    const card = {
      ...frame,
      preview: revealed.denied === 'notStarted' ? closedPreview(denied, page, `/teams/${sheet.id}`, t) : [],
    };
    return refuse(denied, card, headers, t);
  }

  const hiding = await findHiding(context.db, sheet, t);
  // Only the player and staff who scanned the code are asked to check in.
  const checkIn =
    seenBy === 'stranger' || sheet.withdrawnAt ? undefined : await findCheckIn(context.db, sheet, now);
  const choice = searchParams.get('names');
  const { acts, looks, own } = isPlayer(seenBy)
    ? await findOwnFacts(context, sheet)
    : { acts: [], looks: [], own: undefined };
  await noteLook(request, context, found);
  const facts = { sheet, seenBy, isStaff, revealed, choice, hiding, checkIn, timeZone, locale, now };
  const team = describeShown(facts);
  // An unlock expires; within a minute the page stays the same.
  const staffActs = {
    acts,
    timeZone,
    now: acts.length > 0 ? new Date(Math.floor(now.getTime() / 60_000) * 60_000) : now,
  };
  // Nothing else reaches the page, so this is its whole cache key.
  const etag = `W/"${digest([__BUILD_ID__, laterNames(), page, team, looks, own, acts.length > 0 && staffActs])}"`;
  headers.set('ETag', etag);
  headers.set('Cache-Control', 'private, no-cache');
  if (players.includes(seenBy) && !sheet.withdrawnAt) headers.set(keepUntilHeader, String(keepUntil(sheet)));
  if (request.headers.get('If-None-Match')?.includes(etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const title = t('viewTeam.title', { name: playerName(t, team.displayName) });
  const embedHead = team.isPublic && {
    links: [...frame.links, discovery({ kind: 'teams', id: sheet.id }, locale, page.origin, title)],
    styles: sheetStyles + embedStyles,
    preview: publicPreview(team, title, page),
  };
  const draw = (): DrawnPage => ({
    nonce,
    html: drawDocument(<OpponentPage {...{ team, looks, own }} acts={staffActs} />, {
      ...frame,
      ...embedHead,
      title: pageTitle(title),
    }),
  });
  return whole(renderedPages(etag, draw, nonce), headers, 200);
}

function refuse(denied: ShownRefusal, frame: Frame, headers: Headers, t: Translate): Response {
  const title = pageTitle(t(`viewTeam.denied.${denied.denied}.title`));
  headers.set('Cache-Control', 'no-store');
  const isGone = denied.denied === 'withdrawn' || denied.denied === 'erased';
  return whole(drawDocument(<DeniedTeam {...denied} />, { ...frame, title }), headers, isGone ? 410 : 403);
}

/** Actions and visits by staff, and the result with its card; only the player is shown them. */
async function findOwnFacts({ db, locale, now }: AppLoadContext, { id, endsAt }: FoundTeamSheet['sheet']) {
  const [acts, looks, own] = await Promise.all([
    listStaffActs(db, [id], locale),
    countLooks(db, id),
    now >= endsAt ? findTeamResult(db, id, now) : undefined,
  ]);
  return { acts: acts.get(id) ?? [], looks, own };
}

const digest = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);

function whole(html: string, headers: Headers, status: number): Response {
  const bytes = new TextEncoder().encode(html);
  note({ bytes: bytes.byteLength });
  return new Response(bytes, { status, headers });
}
