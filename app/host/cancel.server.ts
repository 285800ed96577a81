import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { trySendMail } from '~/accounts/mail.server';
import { mailWriter } from '~/accounts/write-mail.server';
import type { Database } from '~/db/client.server';
import { retold } from '~/db/retold';
import { tournaments } from '~/db/schema';
import { locales } from '~/locales/locale';
import { listOwners } from '~/sheets/players.server';
import { noteChange } from '~/tournaments/tournament.server';
import { maxCancelMails } from './cancel-limits';

/** Cancels a tournament, or reinstates it if `reason` is undefined. @returns false if nothing changed */
export async function cancelTournament(
  db: Database,
  groupId: string,
  id: string,
  reason: string | undefined,
  now: Date,
): Promise<boolean> {
  const [changed] = await db.batch([
    db
      .update(tournaments)
      .set({
        canceledAt: reason === undefined ? null : now,
        cancelReason: reason ?? '',
        version: sql`${tournaments.version} + 1`,
        ...retold,
      })
      .where(
        and(
          eq(tournaments.id, id),
          eq(tournaments.groupId, groupId),
          reason === undefined ? isNotNull(tournaments.canceledAt) : isNull(tournaments.canceledAt),
        ),
      )
      .returning({ id: tournaments.id }),
    noteChange(db, id),
  ]);
  return changed.length > 0;
}

/** Mails the accounts that have teams in it, in their language, or in both if they have chosen none. */
export async function tellCanceled(
  request: Request,
  context: AppLoadContext,
  { id, name }: { id: string; name: string },
  reason: string,
) {
  const { db, env } = context;
  for (const owner of await listOwners(db, id, maxCancelMails)) {
    const written = (owner.locale ? [owner.locale] : locales).map((locale) => {
      const { t, urlOf, write } = mailWriter(request, context, locale);
      const text = t('tournaments.canceled.mail', { name, reason, url: urlOf(`/tournaments/${id}`) });
      return { write, text, subject: t('tournaments.canceled.subject', { name }) };
    });
    const [first] = written;
    if (!first) continue;
    const text = written.map((each) => each.text).join('\n\n— — —\n\n');
    const mail = first.write({ to: owner.email, why: 'team', subject: first.subject, text });
    await trySendMail(db, env, mail, new Date());
  }
}
