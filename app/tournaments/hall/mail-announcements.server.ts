import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { deliver } from '~/accounts/mail.server';
import { mailWriter } from '~/accounts/write-mail.server';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { announcements, teamSheets, tournaments, users } from '~/db/schema';
import { defaultLocale, type Locale, locales } from '~/locales/locale';
import { logAct } from '~/log/log.server';
import { isPublished } from '~/tournaments/tournament';
import { type AnnouncementTexts, toldIn, toldTo } from './announcement';

const atOnce = 5;

/** Those that show by now, once each, to every account with a sheet in the tournament. */
export async function mailAnnouncements(db: Database, env: Env, now: Date) {
  const isDue = and(
    eq(announcements.isMailed, true),
    isNull(announcements.mailedAt),
    isNull(announcements.takenBackAt),
    lte(announcements.showsAt, now),
  );
  const due = await db
    .update(announcements)
    .set({ mailedAt: now })
    .where(isDue)
    .returning(columnsOf(announcements, 'tournamentId', 'titleJa', 'titleEn', 'textJa', 'textEn'));
  for (const announcement of due) await mailOne(db, env, announcement, now);
}

async function mailOne(
  db: Database,
  env: Env,
  { tournamentId, ...texts }: AnnouncementTexts & { tournamentId: string },
  now: Date,
) {
  const [tournament] = await db
    .select(columnsOf(tournaments, 'id', 'name', 'publishedAt', 'archivedAt'))
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  // Put away before its time came: nobody is led to a page that is not there.
  if (!tournament || !isPublished(tournament, now)) return;
  const readers = await db
    .selectDistinct({ email: users.email, locale: users.locale })
    .from(teamSheets)
    .innerJoin(users, eq(users.id, teamSheets.ownerId))
    .where(sql`${teamSheets.tournamentId} = ${tournamentId} and ${teamSheets.withdrawnAt} is null
      and ${teamSheets.erasedAt} is null`);
  const site = new Request(env.PUBLIC_URL || 'http://localhost:8787/');
  const mailTo = async ({ email, locale }: { email: string; locale: Locale | null }) => {
    const { t, urlOf, write } = mailWriter(site, { env, locale: defaultLocale }, locale ?? defaultLocale);
    // Who has chosen no language gets what there is.
    const told = locale ? [toldTo(texts, locale)] : locales.map((each) => toldIn(texts, each));
    const parts = told.flatMap((part) => (part ? [`${part.title}\n\n${part.text}`.trim()] : []));
    const text = [...parts, urlOf(`/tournaments/${tournament.id}`)].join('\n\n');
    const title = toldTo(texts, locale ?? defaultLocale)?.title ?? '';
    const subject = t('hall.mail.subject', { tournament: tournament.name, title });
    await deliver(db, env, write({ to: email, why: 'team', subject, text }), now);
  };
  for (let from = 0; from < readers.length; from += atOnce)
    await Promise.all(readers.slice(from, from + atOnce).map(mailTo));
  logAct('announcement.mailed', { tournament: tournament.id });
}
