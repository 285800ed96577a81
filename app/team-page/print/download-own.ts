import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { printPokesol } from '~/pastes/pokesol';
import { printShowdown } from '~/pastes/showdown';
import { proofOfSheet } from '~/sheets/sheet-proof.server';
import { teamUrl } from '~/sheets/team-url';
import { requireHeldTeam } from '~/team-page/own-team.server';
import { fileHeaders } from '~/text/file-headers';
import { hiddenName, playerName } from '~/text/nameless';
import { formatClock, formatInstant } from '~/time/instant';
import { calendarFile } from './calendar';
import { drawCardPicture } from './card-picture';

export const handle: Policy = { audience: 'person' };

type Held = Awaited<ReturnType<typeof requireHeldTeam>>;
interface FileFacts {
  held: Held;
  url: string;
  now: Date;
  t: Translate;
  locale: Locale;
  timeZone: string;
}

const plain = 'text/plain; charset=utf-8';
const files: Record<string, { type: string; print: (facts: FileFacts) => string }> = {
  'showdown.txt': { type: plain, print: ({ held }) => printShowdown(held.sheet.members) },
  'pokesol.txt': { type: plain, print: ({ held }) => printPokesol(held.sheet.members) },
  'team.json': { type: 'application/json; charset=utf-8', print: printJson },
  'card.svg': { type: 'image/svg+xml', print: printCard },
  'event.ics': { type: 'text/calendar; charset=utf-8', print: printEvents },
};

/** A player's own team in several formats. @throws 403, 404 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const held = await requireHeldTeam(args);
  const name = params.file?.toLowerCase() ?? '';
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) throw pageNotFound(request);
  const url = teamUrl(context.env.PUBLIC_URL, request.url, held.sheet.id);
  const extension = name.slice(name.lastIndexOf('.'));
  const { now, t, locale } = context;
  const timeZone = context.timeZone ?? held.tournament.timeZone;
  return new Response(file.print({ held, url, now, t, locale, timeZone }), {
    headers: fileHeaders(file.type, `${held.tournament.name}${extension}`),
  });
}

function printJson({ held: { sheet, tournament }, url }: FileFacts): string {
  const { id, name, game, regulation, sheetKind, scheduledStartAt, endsAt } = tournament;
  const { displayName, members, typedMembers, teamCode, isPublic, revision, submittedAt, revisedAt } = sheet;
  const typed = typedMembers && { typedMembers };
  const proof = proofOfSheet(sheet);
  return JSON.stringify({
    tournament: { id, name, game, regulation, sheetKind, scheduledStartAt, endsAt },
    team: {
      displayName,
      members,
      ...typed,
      teamCode,
      isPublic,
      revision,
      submittedAt,
      revisedAt,
      proof,
      url,
    },
  });
}

function printEvents({ held: { sheet, tournament }, url, now, t }: FileFacts): string {
  const { name, scheduledStartAt, endsAt, submissionDeadlineAt } = tournament;
  const host = new URL(url).hostname;
  const shared = { description: `${sheet.displayName}\n${url}`, url };
  const event = { uid: `${sheet.id}@${host}`, title: name, startsAt: scheduledStartAt, endsAt };
  const deadline = {
    uid: `${sheet.id}-deadline@${host}`,
    title: t('teams.success.deadlineOf', { tournament: name }),
    startsAt: submissionDeadlineAt,
  };
  return calendarFile(
    [event, deadline].map((each) => ({ ...shared, ...each, isCanceled: tournament.canceledAt !== null })),
    now,
  );
}

function printCard({ held: { sheet, tournament }, url, now, t, locale, timeZone }: FileFacts): string {
  const { scheduledStartAt: at, sheetKind } = tournament;
  const start = `${t('teams.success.start')} ${formatInstant(at, timeZone, locale, now)}`;
  const opens = t(`teams.success.opensAt.${sheetKind}`, { time: formatClock(at, timeZone) });
  return drawCardPicture({
    tournament: tournament.name,
    // The card is held up to others: it has no hidden name.
    player: playerName(t, sheet.displayName === sheet.hiddenName ? hiddenName : sheet.displayName),
    times: now < at ? [start, opens] : [start],
    species: sheet.members.map(({ species }) => species),
    proof: t('shell.labelled', { label: t('judging.proof.label'), value: proofOfSheet(sheet) }),
    url,
    locale,
  });
}
