import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { trySendMail } from '~/accounts/mail.server';
import { wantsMail } from '~/accounts/mail-choices/choices.server';
import { mailWriter } from '~/accounts/write-mail.server';
import { columnsOf } from '~/db/columns';
import { listed } from '~/db/listed';
import { tournaments, users } from '~/db/schema';
import { locales } from '~/locales/locale';
import { logAct } from '~/log/log.server';
import { formatInstant } from '~/time/instant';
import { type Cancelable, type Publication, type SheetKind, submissionState } from '~/tournaments/tournament';
import { maxReminded } from './entrant';
import { findRoster } from './entrants.server';
import { keysOf } from './match-entrants';
import { missingOf } from './roster';

const hour = 3_600_000;
const mailsAtOnce = 5;
interface RemindedTournament extends Publication, Cancelable {
  id: string;
  groupId: string;
  name: string;
  sheetKind: SheetKind;
  timeZone: string;
  submissionDeadlineAt: Date;
  submissionClosedAt: Date | null;
}

/**
 * Mails missing entrants whose Tonamel ID is in an account's profile: at most once an hour, while submission is open.
 * @returns counts only: whether a given entrant has an account is private
 */
export async function remindMissing(
  request: Request,
  context: AppLoadContext,
  tournament: RemindedTournament,
  now: Date,
): Promise<{ sent: number; missing: number } | 'tooSoon' | 'closed'> {
  const { db, env } = context;
  if (submissionState(tournament, now) !== 'open') return 'closed';
  const roster = await findRoster(db, tournament.id);
  const missing = missingOf(roster?.entrants ?? []);
  if (missing.length === 0) return { sent: 0, missing: 0 };
  const [won] = await db
    .update(tournaments)
    .set({ remindedAt: now })
    .where(
      and(
        eq(tournaments.id, tournament.id),
        or(isNull(tournaments.remindedAt), lte(tournaments.remindedAt, new Date(now.getTime() - hour))),
      ),
    )
    .returning({ id: tournaments.id });
  if (!won) return 'tooSoon';
  const ids = missing.map((entrant) => keysOf(entrant, entrant.name).tonamelId).filter(Boolean);
  const accounts = await db
    .select(columnsOf(users, 'id', 'email', 'locale'))
    .from(users)
    .where(and(sql`lower(${users.tonamelId}) in ${listed(ids)}`, wantsMail('deadline')))
    .limit(maxReminded);
  let sent = 0;
  for (let from = 0; from < accounts.length; from += mailsAtOnce) {
    const delivered = await Promise.all(
      accounts.slice(from, from + mailsAtOnce).map((account) => {
        const { subject, text, write } = reminderOf(request, context, tournament, account.locale, now);
        const stop = { userId: account.id, topic: 'deadline' } as const;
        return trySendMail(db, env, write({ to: account.email, why: 'entrant', stop, subject, text }), now);
      }),
    );
    sent += delivered.filter(Boolean).length;
  }
  logAct('entrants.reminded', { group: tournament.groupId, tournament: tournament.id, sent });
  return { sent, missing: missing.length };
}

/** Writes in the account's language, or in both if it has chosen none. */
function reminderOf(
  request: Request,
  context: AppLoadContext,
  tournament: RemindedTournament,
  chosen: (typeof locales)[number] | null,
  now: Date,
) {
  const { write } = mailWriter(request, context, chosen);
  const written = (chosen ? [chosen] : locales).map((locale) => {
    const { t, urlOf } = mailWriter(request, context, locale);
    const facts = {
      tournament: tournament.name,
      deadline: formatInstant(tournament.submissionDeadlineAt, tournament.timeZone, locale, now),
      url: urlOf(`/team-submit/${tournament.sheetKind}/${tournament.id}`),
    };
    return { subject: t('entrants.mail.subject', facts), text: t('entrants.mail.text', facts) };
  });
  return {
    write,
    subject: written[0]?.subject ?? '',
    text: written.map(({ text }) => text).join('\n\n— — —\n\n'),
  };
}
