import type { AppLoadContext } from '@remix-run/cloudflare';
import { trySendMail } from '~/accounts/mail.server';
import { languagesOf, type MailWords, mailWords, mailWriter } from '~/accounts/write-mail.server';
import { listTeamHistory } from '~/judging/staff-teams.server';
import { findOwner } from '~/sheets/players.server';
import { type HistoryEntry, historyOf } from '~/sheets/team-history';
import { findToldEntry, playerNotice } from './player-notice';

interface Told {
  sheet: { id: string; displayName: string; ownerId: string | null };
  tournament: { name: string; timeZone: string };
}

function noticeIn(
  { t, locale, urlOf }: MailWords,
  { sheet, tournament }: Told,
  entry: HistoryEntry,
  now: Date,
) {
  const url = urlOf(`/teams/${sheet.id}`);
  const team = {
    displayName: sheet.displayName,
    isGuest: sheet.ownerId === null,
    tournamentName: tournament.name,
    timeZone: tournament.timeZone,
    url,
    editUrl: `${url}/edit`,
  };
  return playerNotice(entry, team, { t, locale, now });
}

/** Composes the notice that tells a player of a staff action, in the language of the page. */
export const writeNotice = (
  request: Request,
  { env, locale, now }: AppLoadContext,
  told: Told,
  entry: HistoryEntry,
) => noticeIn(mailWords(request, env, locale), told, entry, now);

/** Mails a team's owner what staff have just done to it, unless mails come back; a guest has no address. */
export async function tellPlayer(request: Request, context: AppLoadContext, told: Told) {
  const { db, env } = context;
  const { id } = told.sheet;
  const owner = await findOwner(db, id);
  if (!owner?.isReachable) return;
  const { revisions, actions } = await listTeamHistory(db, env.IMAGES, id);
  const { versions, write } = mailWriter(request, env, languagesOf(owner.locale));
  const parts = versions.flatMap((words) => {
    const entry = findToldEntry(historyOf(revisions, actions, words.locale), context.now);
    return entry ? [noticeIn(words, told, entry, context.now)] : [];
  });
  if (parts.length === 0) return;
  await trySendMail(db, env, write({ to: owner.email, why: 'team' }, parts), new Date());
}
