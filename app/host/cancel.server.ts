import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { trySendMail } from '~/accounts/mail.server';
import { languagesOf, mailWriter } from '~/accounts/write-mail.server';
import type { Database } from '~/db/client.server';
import { retold } from '~/db/retold';
import { tournaments } from '~/db/schema';
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
    const { versions, write } = mailWriter(request, env, languagesOf(owner.locale));
    const parts = versions.map(({ t, urlOf }) => ({
      subject: t('tournaments.canceled.subject', { name }),
      text: t('tournaments.canceled.mail', { name, reason, url: urlOf(`/tournaments/${id}`) }),
    }));
    await trySendMail(db, env, write({ to: owner.email, why: 'team' }, parts), new Date());
  }
}
