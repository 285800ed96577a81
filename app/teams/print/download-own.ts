import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Translate } from '~/locales/i18n';
import { requireHeldTeam } from '~/teams/page/own-team.server';
import { teamUrl } from '~/teams/team-url';
import { printPokesol } from '~/teams/text/pokesol';
import { printShowdown } from '~/teams/text/showdown';
import { pageNotFound } from '~/ui/errors';
import { calendarFile } from './calendar';
import { fileHeaders } from './download';

type Held = Awaited<ReturnType<typeof requireHeldTeam>>;
type Made = { held: Held; url: string; now: Date; t: Translate };

const plain = 'text/plain; charset=utf-8';
const files: Record<string, { type: string; print: (made: Made) => string }> = {
  'showdown.txt': { type: plain, print: ({ held }) => printShowdown(held.sheet.members) },
  'pokesol.txt': { type: plain, print: ({ held }) => printPokesol(held.sheet.members) },
  'team.json': { type: 'application/json; charset=utf-8', print: printJson },
  'event.ics': { type: 'text/calendar; charset=utf-8', print: printEvents },
};

/** A player's own team, and its tournament for their calendar. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const held = await requireHeldTeam(args);
  const name = params.file?.toLowerCase() ?? '';
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) throw pageNotFound(request);
  const url = teamUrl(context.env.PUBLIC_URL, request.url, held.sheet.id);
  const extension = name.slice(name.lastIndexOf('.'));
  return new Response(file.print({ held, url, now: context.now, t: context.t }), {
    headers: fileHeaders(file.type, `${held.tournament.name}${extension}`),
  });
}

function printJson({ held: { sheet, tournament }, url }: Made): string {
  const { id, name, game, regulation, sheetKind, scheduledStartAt, endsAt } = tournament;
  const { displayName, members, teamCode, isPublic, revision, submittedAt } = sheet;
  return JSON.stringify({
    tournament: { id, name, game, regulation, sheetKind, scheduledStartAt, endsAt },
    team: { displayName, members, teamCode, isPublic, revision, submittedAt, url },
  });
}

function printEvents({ held: { sheet, tournament }, url, now, t }: Made): string {
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
    [event, deadline].map((each) => ({ ...shared, ...each })),
    now,
  );
}
