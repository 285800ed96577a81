import { and, eq, isNull } from 'drizzle-orm';
import type { WebhookMessage } from '~/api/shapes/notice';
import { apiTournamentOf } from '~/api/shapes/tournament';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { announcements, groups } from '~/db/schema';
import { siteUrl } from '~/http/configuration';
import { type Notice, nearMarkOf, roundSubjectOf } from '~/notices/notice';
import { countSubmitted, findSubmitted } from '~/sheets/published-teams.server';
import { findPublished } from '~/tournaments/published.server';
import { findToldMatch, findToldRound, roundsPath } from './round-payload.server';

export type Link = (path: string) => string;

/** Absolute links to the public site. */
export const linksOf =
  (env: Env): Link =>
  (path) =>
    new URL(path, siteUrl(env)).href;

/** Composes the payload from current data. @returns undefined if its subject was deleted, withdrawn or archived meanwhile */
export async function findTold(
  db: Database,
  notice: Notice,
  { now, link }: { now: Date; link: Link },
): Promise<WebhookMessage | undefined> {
  const { kind, groupId, tournamentId, happenedAt } = notice;
  if (kind === 'entrants.reminded') return undefined;
  const [group] = await db
    .select(columnsOf(groups, 'id', 'name'))
    .from(groups)
    .where(eq(groups.id, groupId));
  if (!group) return undefined;
  const found = tournamentId === null ? undefined : await findPublished(db, tournamentId, now);
  const timestamp = happenedAt.toISOString();
  const tournament = found && briefly(apiTournamentOf(found, now, link));
  if (kind === 'broadcast.on_air') {
    const stream = Number(notice.occasion.split('/')[1]);
    const onAirUrl = link(`/api/v1/groups/${groupId}/on-air?stream=${stream}`);
    return { type: kind, timestamp, data: { group, tournament: tournament ?? null, stream, onAirUrl } };
  }
  if (!tournament) return undefined;
  const subject = { group, tournament };
  switch (kind) {
    case 'tournament.deadline_near':
      return { type: kind, timestamp, data: { ...subject, hours: nearMarkOf(notice) === 'day' ? 24 : 1 } };
    case 'results.published':
      return {
        type: kind,
        timestamp,
        data: { ...subject, standingsUrl: link(`/api/v1/tournaments/${tournament.id}/standings`) },
      };
    case 'announcement.posted': {
      const announcement = await findAnnouncement(db, notice.occasion);
      return announcement && { type: kind, timestamp, data: { ...subject, announcement } };
    }
    case 'sheet.submitted':
    case 'sheet.corrected': {
      const sheet = await findSheet(db, notice);
      if (!sheet) return undefined;
      const url = link(`/admin/${groupId}/tournaments/${tournament.id}/teams/${sheet.id}`);
      return { type: kind, timestamp, data: { ...subject, sheet: { ...sheet, url } } };
    }
    case 'round.published': {
      const roundsUrl = link(roundsPath(roundSubjectOf(notice)));
      return {
        type: kind,
        timestamp,
        data: { ...subject, round: await findToldRound(db, notice), roundsUrl },
      };
    }
    case 'match.reported': {
      const match = await findToldMatch(db, notice);
      const roundsUrl = link(roundsPath(roundSubjectOf(notice)));
      return match && { type: kind, timestamp, data: { ...subject, match, roundsUrl } };
    }
    default:
      return { type: kind, timestamp, data: subject };
  }
}

function briefly(found: ReturnType<typeof apiTournamentOf>) {
  const { id, url, name, group, game, regulation, rule, format, sheetKind, phase, submission } = found;
  const { submissionDeadlineAt, startsAt, endsAt, timeZone, isTest, canceledAt, cancelReason } = found;
  const { hasResults, place, placeUrl, capacity, topCut, contact, externalUrl } = found;
  return {
    id,
    url,
    name,
    group,
    game,
    regulation,
    rule,
    format,
    sheetKind,
    phase,
    submission,
    submissionDeadlineAt,
    startsAt,
    endsAt,
    timeZone,
    isTest,
    canceledAt,
    cancelReason,
    hasResults,
    place,
    placeUrl,
    capacity,
    topCut,
    contact,
    externalUrl,
  };
}

async function findAnnouncement(db: Database, id: string) {
  const [found] = await db
    .select(columnsOf(announcements, 'id', 'titleJa', 'titleEn', 'textJa', 'textEn', 'showsAt'))
    .from(announcements)
    .where(and(eq(announcements.id, id), isNull(announcements.takenBackAt)));
  if (!found) return undefined;
  const { titleJa, titleEn, textJa, textEn, showsAt } = found;
  return {
    id,
    title: { ja: titleJa, en: titleEn },
    text: { ja: textJa, en: textEn },
    showsAt: showsAt.toISOString(),
  };
}

async function findSheet(db: Database, { teamSheetId, tournamentId }: Notice) {
  const sheet = await findSubmitted(db, teamSheetId ?? '');
  if (!sheet) return undefined;
  return {
    ...sheet,
    submittedAt: sheet.submittedAt.toISOString(),
    correctedAt: sheet.correctedAt?.toISOString() ?? null,
    sheets: await countSubmitted(db, tournamentId ?? ''),
  };
}
