import type { AppLoadContext } from '@remix-run/cloudflare';
import { trySendMail } from '~/accounts/mail.server';
import { mailWriter } from '~/accounts/write-mail.server';
import { listTeamHistory } from '~/judging/staff-teams.server';
import { type Locale, locales } from '~/locales/locale';
import { findOwner } from '~/sheets/players.server';
import { type HistoryEntry, historyOf } from '~/sheets/team-history';
import { findToldEntry, playerNotice } from './player-notice';

interface Told {
  sheet: { id: string; displayName: string; ownerId: string | null };
  tournament: { name: string; timeZone: string };
}

/** Composes the notice that tells a player of a staff action; `write` makes a mail of it. */
export function writeNotice(
  request: Request,
  context: AppLoadContext,
  { sheet, tournament }: Told,
  entry: HistoryEntry,
  locale: Locale,
) {
  const { t, urlOf, write } = mailWriter(request, context, locale);
  const url = urlOf(`/teams/${sheet.id}`);
  const team = {
    displayName: sheet.displayName,
    isGuest: sheet.ownerId === null,
    tournamentName: tournament.name,
    timeZone: tournament.timeZone,
    url,
    editUrl: `${url}/edit`,
  };
  return { write, ...playerNotice(entry, team, { t, locale, now: context.now }) };
}

/** Mails a team's owner what staff have just done to it, unless mails come back; a guest has no address. */
export async function tellPlayer(request: Request, context: AppLoadContext, told: Told) {
  const { db, env } = context;
  const { id } = told.sheet;
  const owner = await findOwner(db, id);
  if (!owner?.isReachable) return;
  const { revisions, actions } = await listTeamHistory(db, env.IMAGES, id);
  // Who has chosen no language gets both: that of the staff tells nothing of the player's.
  const written = (owner.locale ? [owner.locale] : locales).flatMap((locale) => {
    const entry = findToldEntry(historyOf(revisions, actions, locale), context.now);
    return entry ? [writeNotice(request, context, told, entry, locale)] : [];
  });
  const [first] = written;
  if (!first) return;
  const text = written.map((notice) => notice.text).join('\n\n— — —\n\n');
  const mail = first.write({ to: owner.email, why: 'team', subject: first.subject, text });
  await trySendMail(db, env, mail, new Date());
}
