import type { AppLoadContext } from '@remix-run/cloudflare';
import { trySendMail } from '~/accounts/mail.server';
import { mailsFrom } from '~/accounts/mail-limit.server';
import type { PlayerIdName } from '~/accounts/player-key';
import type { Viewer } from '~/accounts/viewer';
import { languagesOf, mailWriter } from '~/accounts/write-mail.server';
import type { Database } from '~/db/client.server';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { findOwner, listSamePlayer, type PlayersForm } from '~/sheets/players.server';
import { findOwnTeamSheet, type OwnTeamSheet } from '~/sheets/team-sheet.server';

export interface SamePlayer {
  /** Sheet ID; the viewer's own sheet if `own` is set. */
  id: string;
  ids: PlayerIdName[];
  own?: OwnTeamSheet;
}

/**
 * A sheet of the tournament that has the Discord or Tonamel ID of the form, the viewer's own before any other;
 * undefined where the form has made its team already.
 */
export async function findSamePlayer(
  db: Database,
  viewer: Viewer,
  form: PlayersForm,
): Promise<SamePlayer | undefined> {
  const same = await listSamePlayer(db, form);
  for (const { id, ids } of same) {
    const own = await findOwnTeamSheet(db, id, viewer);
    if (own) return { id, ids, own };
  }
  return same[0];
}

/**
 * Mails an edit link to the account that submitted the sheet, if one did. The answer depends on the visitor alone.
 * @returns whether it is within the limits
 */
export async function mailEditLink(
  request: Request,
  context: AppLoadContext,
  { id, tournament }: { id: string; tournament: { name: string } },
  now: Date,
): Promise<'sent' | 'limited'> {
  const { db, env } = context;
  const limits = [...limitsOf(`edit link of ${id}`, rates.editLinks), ...mailsFrom(request, env)];
  if (!(await mayTry(db, limits, now))) return 'limited';
  const owner = await findOwner(db, id);
  if (!owner) return 'sent';
  const { versions, write } = mailWriter(request, env, languagesOf(owner.locale));
  const parts = versions.map(({ t, urlOf }) => ({
    subject: t('teams.whose.mail.subject', { tournament: tournament.name }),
    text: t('teams.whose.mail.text', {
      tournament: tournament.name,
      url: urlOf(`/sign-in?redirectTo=${encodeURIComponent(`/teams/${id}/edit`)}`),
    }),
  }));
  await trySendMail(db, env, write({ to: owner.email, why: 'team' }, parts), now);
  return 'sent';
}
