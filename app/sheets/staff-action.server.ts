import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/db/client.server';
import { columnsOf } from '~/db/columns';
import { staffActions, teamSheets } from '~/db/schema';
import type { Translate } from '~/locales/i18n';
import { lineField } from '~/text/line-field.server';
import { instantOf } from '~/time/zoned-time';
import { noteSheetChange } from '~/tournaments/tournament.server';
import { maxReasonLength } from './staff-action';

const longestUnlockMs = 30 * 24 * 3_600_000;

export const reasonField = (t: Translate) =>
  lineField({
    max: maxReasonLength,
    required: t('desk.act.reasonRequired'),
    tooLong: t('desk.act.reasonTooLong', { max: maxReasonLength }),
  });

/** The team as the form was opened with it: it goes back with what is wrong. */
const seen = z.string().optional().transform(seenOf);

export const reasonForm = (t: Translate) => z.object({ reason: reasonField(t), seen });

interface Until {
  timeZone: string;
  now: Date;
  latest: Date;
  /** What is said of a later one. */
  tooLate: string;
}

/** A time by the tournament's own clock that is still to come, and no later than the latest. */
export const untilField = (t: Translate, { timeZone, now, latest, tooLate }: Until) =>
  z
    .string()
    .optional()
    .transform((typed = '', context) => {
      const at = instantOf(typed, timeZone)?.at;
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      if (!at) return refuse(t('desk.act.untilRequired'));
      if (at <= now) return refuse(t('desk.act.untilPast'));
      return at > latest ? refuse(tooLate) : at;
    });

/** Within 30 days, and a reason. */
export const unlockForm = (t: Translate, timeZone: string, now: Date) => {
  const latest = new Date(now.getTime() + longestUnlockMs);
  const until = untilField(t, { timeZone, now, latest, tooLate: t('desk.act.untilFar') });
  return z.object({ reason: reasonField(t), until, seen });
};

/** A team as staff saw it when they decided: its revision, and the last thing that staff had done. */
export interface SeenTeam {
  revision: number;
  lastActionId: number;
}

/** What a form carries of it, `3.17`. */
export const seenText = ({ revision, lastActionId }: SeenTeam) => `${revision}.${lastActionId}`;

function seenOf(text: unknown): SeenTeam {
  const [, revision, lastActionId] = /^(\d{1,9})\.(\d{1,9})$/.exec(String(text)) ?? [];
  return { revision: Number(revision ?? -1), lastActionId: Number(lastActionId ?? -1) };
}

/** Holds as long as nobody changed the team since: neither its player nor its staff. */
const unchangedSince = ({ revision, lastActionId }: SeenTeam): SQL =>
  sql`${teamSheets.revision} = ${revision} and coalesce(
    (select max(a.id) from staff_actions a where a.team_sheet_id = ${teamSheets.id}), 0) = ${lastActionId}`;

export interface StaffDeed {
  id: string;
  action: 'unlock' | 'lock' | 'withdraw' | 'restore' | 'renewLink';
  byUserId: string;
  reason: string;
  until?: Date;
  /** Of the new key, when a guest's link is renewed: the old one opens nothing from then on. */
  editKeyHash?: string;
}

const effects = {
  unlock: ({ until }: StaffDeed) => ({ unlockedUntil: until ?? null }),
  lock: () => ({ unlockedUntil: null }),
  withdraw: (_: StaffDeed, now: Date) => ({
    withdrawnAt: now,
    withdrawnBy: 'staff' as const,
    unlockedUntil: null,
  }),
  restore: () => ({ withdrawnAt: null, withdrawnBy: null }),
  renewLink: ({ editKeyHash }: StaffDeed) => ({ editKeyHash }),
} as const;

/** All or nothing; false when somebody changed the team after it was `seen`. */
export async function actOnTeam(db: Database, deed: StaffDeed, seen: SeenTeam, now: Date): Promise<boolean> {
  const { id, action, byUserId, reason, until } = deed;
  const isCurrent = and(
    eq(teamSheets.id, id),
    unchangedSince(seen),
    // Nobody is left who could change it, or to whom it could be given back.
    action === 'unlock' ? isNull(teamSheets.idsRemovedAt) : undefined,
    action === 'unlock' || action === 'restore' ? isNull(teamSheets.erasedAt) : undefined,
    // An account needs no link, and who has none left cannot be told of another.
    action === 'renewLink' ? and(isNull(teamSheets.ownerId), isNull(teamSheets.erasedAt)) : undefined,
  );
  const [written] = await db.batch([
    db.update(teamSheets).set(effects[action](deed, now)).where(isCurrent).returning({ id: teamSheets.id }),
    // What the first statement changed is not asked about, so the second holds when the first did.
    db.insert(staffActions).select(
      sql`select null, id, ${byUserId}, 'staff', ${action}, ${reason}, ${until?.getTime() ?? null}, ${now.getTime()}
        from team_sheets where ${isCurrent}`,
    ),
    noteSheetChange(db, id),
  ]);
  return written.length === 1;
}

/**
 * The second press of one's own deed, after nobody else did anything to the team.
 * @returns the team as the first press left it, or undefined where this is no second press
 */
export async function findFirstPress(
  db: Database,
  deed: StaffDeed,
  seen: SeenTeam,
): Promise<SeenTeam | undefined> {
  const { id, action, byUserId, reason, until } = deed;
  const since = and(eq(staffActions.teamSheetId, id), gt(staffActions.id, seen.lastActionId));
  const [done, ...others] = await db
    .select({
      ...columnsOf(staffActions, 'id', 'action', 'byUserId', 'reason', 'until'),
      revision: teamSheets.revision,
    })
    .from(staffActions)
    .innerJoin(teamSheets, eq(teamSheets.id, staffActions.teamSheetId))
    .where(since)
    .limit(2);
  const isSame =
    done?.action === action &&
    done.byUserId === byUserId &&
    done.reason === reason &&
    done.until?.getTime() === until?.getTime() &&
    done.revision === seen.revision;
  return done && isSame && others.length === 0
    ? { revision: done.revision, lastActionId: done.id }
    : undefined;
}
