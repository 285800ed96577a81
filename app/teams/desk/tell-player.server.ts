import type { AppLoadContext } from '@remix-run/cloudflare';
import { eq } from 'drizzle-orm';
import { deliver } from '~/accounts/mail.server';
import { teamSheets, users } from '~/db/schema';
import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { findToldEntry, type NoticedTeam, playerNotice } from './player-notice';
import { listTeamHistory } from './staff-teams.server';
import { historyOf } from './team-history';

interface Told {
  sheet: { id: string; displayName: string; ownerId: string | null };
  tournament: { name: string; timeZone: string };
}

/** The team as its notices name it, in the language of its reader. */
export function noticedTeam(
  request: Request,
  env: Env,
  { sheet, tournament }: Told,
  locale: Locale,
): NoticedTeam {
  const origin = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : new URL(request.url).origin;
  const url = `${origin}/${locale}/teams/${sheet.id}`;
  return {
    displayName: sheet.displayName,
    isGuest: sheet.ownerId === null,
    tournamentName: tournament.name,
    timeZone: tournament.timeZone,
    url,
    editUrl: `${url}/edit`,
  };
}

/** Mails a team's owner what staff have just done to it; a guest has no address. */
export async function tellPlayer(request: Request, context: AppLoadContext, told: Told) {
  const { db, env } = context;
  const { sheet } = told;
  const [owner] = await db
    .select({ email: users.email, locale: users.locale })
    .from(teamSheets)
    .innerJoin(users, eq(users.id, teamSheets.ownerId))
    .where(eq(teamSheets.id, sheet.id));
  if (!owner) return;
  const locale = owner.locale ?? context.locale;
  const now = new Date();
  const [revisions, actions] = await listTeamHistory(db, sheet.id);
  const entry = findToldEntry(historyOf(revisions, actions, locale), now);
  if (!entry) return;
  const words = { t: translatorFor(locale), locale, now };
  const notice = playerNotice(entry, noticedTeam(request, env, told, locale), words);
  await deliver(db, env, { to: owner.email, ...notice }, now);
}
